# «Пробуждение медведя» по-русски. Разделы и сообщения стоят в том же порядке, что в en.ftl.
# Формы имён: .start — в начале предложения, .gen .dat .acc .ins — падежи, .gender — род и число: m, f, n или pl,
# .adj — прилагательное мужского рода, .to — куда. Имена на латинице — как на фишках русского издания.


## Игра

game-title = Пробуждение медведя
game-tagline = Взводы, танки и решающие секунды: операция «Барбаросса», 1941 год, гекс за гексом.
opponent-bot = «Афина»
opponent-bot-help = ИИ из соло-правил: открывает карты приказов и исполняет их строка за строкой.
game-length = от 30 до 90 минут
game-players = 1 или 2 игрока

guide-1 = На фишке — её имя и три числа: огневая мощь по небронированным и по броне, затем защита спереди. Стрелка — куда она смотрит; с фланга попасть в неё легче. Бледная фишка измотана до следующего раунда.
    .at = map
    .typed = На фишке — её имя и три числа: огневая мощь по небронированным и по броне, затем защита спереди. С фланга попасть в неё легче. Измотанная фишка станет свежей в следующем раунде.
guide-2 = Знак говорит, кто это. Пехота идёт по одному гексу, и лес с домами для неё — укрытие; многие машины уходят дальше по дороге, гусеничные и по открытой местности, но лес и дома обходятся им дороже или вовсе непроходимы. Два кубика попадают, если дают не меньше, чем защита за вычетом огневой мощи; новое попадание в уже поражённую её уничтожает.
    .at = map
guide-3 = В свой ход коснитесь своей фишки, затем подсвеченного гекса, чтобы пойти туда, или противника, чтобы атаковать. Сколько это стоит и какой нужен бросок, сказано до подтверждения. После действия карта или кубик решает, не измоталась ли фишка: чем дороже действие, тем это вероятнее. Стороны действуют по очереди, пока обе не спасуют подряд: тогда раунд окончен и все снова свежие.
    .at = map
    .typed = В свой ход назовите одну из своих фишек, затем её действие. Сколько оно стоит и какой нужен бросок, сказано до решения. После действия карта или кубик решает, не измоталась ли фишка: чем дороже действие, тем это вероятнее. Стороны действуют по очереди, пока обе не спасуют подряд: тогда раунд окончен и все снова свежие.
guide-4 = Кнопка с глазом показывает, что видно из гекса под указателем, кнопка с сектором — все гексы, которые простреливает противник. Наведите на фишку, и подсветится её зона ведения огня. Кнопка с четырьмя уголками показывает всю карту.
    .at = tools
guide-5 = По этой шкале движется сценарий, и в золотых ячейках что-то происходит: наведите на ячейку или коснитесь её, чтобы прочесть.
    .at = race
    .typed = По своей шкале движется сценарий, и в отмеченных ячейках что-то происходит; рядом со шкалой сказано, что именно.
guide-6 = Ваши боевые карты, а рядом очки командования: ими оплачивают действия измотанных фишек и облегчают броски.
    .at = tray
guide-7 = План для начала: идите к тому, что приносит очки, от укрытия к укрытию: лес и дома повышают защиту. Атакуйте с соседнего гекса — это +3, лучше с фланга или группой: каждый помощник добавляет 1. Каждый раз действуйте другой фишкой: одна и та же два хода подряд платит на 1 больше. Приберегите пару очков командования для решающего броска.
    .at = map
guide-7-tutorial-german = План для начала: гекс { "I06" } уже ваш, и СССР придёт за ним сам. Встретьте его огнём, лучше из леса: там защита выше. Чтобы победить, уничтожьте хотя бы на одну фишку больше, чем потеряете, и не отдайте { "I06" }. Атака с соседнего гекса — это +3, ещё лучше с фланга или группой: каждый помощник добавляет 1. Каждый раз действуйте другой фишкой: одна и та же два хода подряд платит на 1 больше. Приберегите пару очков командования для решающего броска.

scenario-tutorial-german = «Дозор у дороги», соло
scenario-tutorial-german-help = Первая партия: три ваших немецких подразделения держат перекрёсток, за СССР играет «Афина». Шесть ячеек шкалы — и конец.
scenario-solo1-soviet = 1. «Найти и уничтожить», за СССР
scenario-solo1-soviet-help = Партизаны против немецкого «охотничьего» взвода на дороге. За Германию играет «Афина», начинаете вы.
scenario-solo1-german = 1. «Найти и уничтожить», за Германию
scenario-solo1-german-help = Тот же бой с другой стороны: партизан ведёт «Афина», она и начинает.
scenario-solo4-german = 4. «Партизаны», за Германию
scenario-solo4-german-help = Удержите лес против партизан, о которых вы чаще лишь догадываетесь, пока не кончится шкала. Известно по примерам, остальное реконструировано.
scenario-duel-tutorial = «Дозор у дороги», на двоих
scenario-duel-tutorial-help = Два игрока и горстка фишек: базовые правила за три раунда.
scenario-duel1 = 1. «Найти и уничтожить», на двоих
scenario-duel1-help = Поле и фишки сценария 1 для двух игроков, пять раундов.
scenario-duel4 = 4. «Партизаны», на двоих
scenario-duel4-help = Поле и фишки сценария 4 для двух игроков.
scenario-duel-combined = «Общевойсковой бой», на двоих
scenario-duel-combined-help = Два поля с танками, орудиями, миномётами, скрытыми подразделениями, минами и артиллерией: всё, что есть в базовых правилах.


## Настройки

setting-easier = Облегчённая колода
setting-easier-help = Включено: карты приказов, которые сценарий называет лишними для лёгкой игры, убраны. Выключено: все на месте.
setting-harder = Без знака «остаются свежими»
setting-harder-help = Включено: знак на карте приказов не помогает вашим проверкам. Выключено: помогает, как в правилах.
setting-beginner = Открытые жетоны попаданий ИИ
setting-beginner-help = Включено: вы сразу видите, чем поражена фишка «Афины». Выключено: её жетоны закрыты, пока не сыграют.
setting-common_sense = Здравый смысл
setting-common_sense-help = Включено: перед действием «Афины» вас спрашивают, и нелепый приказ можно отменить; это попадёт в журнал. Можно ответить, чтобы до конца раунда не спрашивали. Выключено: она всегда исполняет свою карту.
setting-control_g08 = Жетон контроля в гексе { "G08" }
setting-control_g08-help = Включено: жетон контроля сценария 1 лежит в { "G08" }, как на английской странице. Выключено: в { "G06" }, как в русских правилах.


## Стороны

side-germans = Германия
    .gen = Германии
    .dat = Германии
    .acc = Германию
    .ins = Германией
    .adj = немецкий
    .adj-gen = немецкого
    .adj-dat = немецкому
    .gender = f
side-soviets = СССР
    .adj = советский
    .adj-gen = советского
    .adj-dat = советскому
    .gender = m
side-nobody = Никто
    .nom = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .gender = m


## Фишки

unit-german-rifles-41 = стрелки
    .start = Стрелки
    .gen = стрелков
    .dat = стрелкам
    .acc = стрелков
    .ins = стрелками
    .gender = pl
unit-german-mg34 = { "MG 34" }
    .gender = m
unit-german-pioneers = сапёры
    .start = Сапёры
    .gen = сапёров
    .dat = сапёрам
    .acc = сапёров
    .ins = сапёрами
    .gender = pl
unit-german-hmg34 = станковый { "MG 34" }
    .start = Станковый { "MG 34" }
    .gen = станкового { "MG 34" }
    .dat = станковому { "MG 34" }
    .ins = станковым { "MG 34" }
    .gender = m
unit-german-5cm-mortar = 5-см миномёт
    .gen = 5-см миномёта
    .dat = 5-см миномёту
    .ins = 5-см миномётом
    .gender = m
unit-german-8cm-mortar = 8-см миномёт
    .gen = 8-см миномёта
    .dat = 8-см миномёту
    .ins = 8-см миномётом
    .gender = m
unit-german-tank-hunters = истребители танков
    .start = Истребители танков
    .gen = истребителей танков
    .dat = истребителям танков
    .acc = истребителей танков
    .ins = истребителями танков
    .gender = pl
unit-german-75cm-leig-18 = 7,5-см { "LeIG 18" }
    .gender = n
unit-german-37cm-pak36 = 3,7-см { "PaK 36" }
    .gender = f
unit-german-5cm-pak38 = 5-см { "PaK 38" }
    .gender = f
unit-german-762cm-fk-297 = 7,62-см { "FK 297" }
    .gender = f
unit-german-88mm-flak18 = 88-мм { "FlaK 18" }
    .gender = f
unit-german-wagon = повозка
    .start = Повозка
    .gen = повозки
    .dat = повозке
    .acc = повозку
    .ins = повозкой
    .gender = f
unit-german-opel-blitz = «Опель-Блиц»
    .gender = m
unit-german-sdkfz-251-apc = { "Sd.Kfz. 251" }
    .gender = m
unit-german-protze-36 = «Протце 36»
    .gender = m
unit-german-sdkfz-232l = { "Sd.Kfz. 232" }
    .gender = m
unit-german-demag-38 = «Демаг 38»
    .gender = m
unit-german-pzjg-35r = { "PzJg 35R" }
    .gender = m
unit-german-pz-ii-f = { "Pz II F" }
    .gender = m
unit-german-pz-38t-e = { "Pz 38(t) E" }
    .gender = m
unit-german-pz-iii-e = { "Pz III E" }
    .gender = m
unit-german-pz-iii-h = { "Pz III H" }
    .gender = m
unit-german-pz-iii-j = { "Pz III J" }
    .gender = m
unit-german-pz-iv-e = { "Pz IV E" }
    .gender = m
unit-german-pz-iv-f2 = { "Pz IV F2" }
    .gender = m
unit-german-somua-s35 = «Сомуа» { "S35" }
    .gender = m
unit-german-b-2-f = { "B-2 (f)" }
    .gender = m
unit-german-t-34a = Т-34а
    .gender = m
unit-soviet-rifles-41 = стрелки
    .start = Стрелки
    .gen = стрелков
    .dat = стрелкам
    .acc = стрелков
    .ins = стрелками
    .gender = pl
unit-soviet-smg-rifles = автоматчики
    .start = Автоматчики
    .gen = автоматчиков
    .dat = автоматчикам
    .acc = автоматчиков
    .ins = автоматчиками
    .gender = pl
unit-soviet-mmg-maxim = пулемёт Максима
    .start = Пулемёт Максима
    .gen = пулемёта Максима
    .dat = пулемёту Максима
    .ins = пулемётом Максима
    .gender = m
unit-soviet-nkvd = НКВД
    .gender = m
unit-soviet-50mm-mortar = 50-мм миномёт
    .gen = 50-мм миномёта
    .dat = 50-мм миномёту
    .ins = 50-мм миномётом
    .gender = m
unit-soviet-82mm-mortar = 82-мм миномёт
    .gen = 82-мм миномёта
    .dat = 82-мм миномёту
    .ins = 82-мм миномётом
    .gender = m
unit-soviet-76mm-inf-gun = 76-мм полковая пушка
    .gen = 76-мм полковой пушки
    .dat = 76-мм полковой пушке
    .acc = 76-мм полковую пушку
    .ins = 76-мм полковой пушкой
    .gender = f
unit-soviet-45mm-atg = 45-мм ПТО
    .gender = n
unit-soviet-76mm-f22-arti = 76-мм Ф-22
    .gender = f
unit-soviet-wagon = повозка
    .start = Повозка
    .gen = повозки
    .dat = повозке
    .acc = повозку
    .ins = повозкой
    .gender = f
unit-soviet-truck = грузовик
    .start = Грузовик
    .gen = грузовика
    .dat = грузовику
    .ins = грузовиком
    .gender = m
unit-soviet-ba-10 = БА-10
    .gender = m
unit-soviet-ot-26 = ОТ-26
    .gender = m
unit-soviet-zis-30 = ЗИС-30
    .gender = f
unit-soviet-t-26 = Т-26
    .gender = m
unit-soviet-bt7 = БТ-7
    .gender = m
unit-soviet-t-35 = Т-35
    .gender = m
unit-soviet-t-34a = Т-34а
    .gender = m
unit-soviet-t-34b = Т-34б
    .gender = m
unit-soviet-kv-1a = КВ-1а
    .gender = m
unit-soviet-kv2 = КВ-2
    .gender = m
unit-german-suspect = ПП
    .gender = m
unit-soviet-suspect = ПП
    .gender = m
unit-unknown = скрытое подразделение
    .start = Скрытое подразделение
    .gen = скрытого подразделения
    .dat = скрытому подразделению
    .ins = скрытым подразделением
    .gender = n

label-APC = БТР
counter-id = { $id ->
    [APC] { label-APC }
   *[other] { $id }
}
counter = { $kind } { counter-id }
    .start = { CASE($kind, "start") } { counter-id }
    .gen = { CASE($kind, "gen") } { counter-id }
    .dat = { CASE($kind, "dat") } { counter-id }
    .acc = { CASE($kind, "acc") } { counter-id }
    .ins = { CASE($kind, "ins") } { counter-id }
    .gender = { CASE($kind, "gender") }
counter-title = { counter-title.name }: { counter-title.said }
    .name = { CASE($counter, "start") }
    .gender = { CASE($counter, "gender") }
    .said = { $state }
counter-title-short = { CASE($counter, "start") }
state-fresh = { CASE($counter, "gender") ->
    [f] свежая
    [n] свежее
    [pl] свежие
   *[m] свежий
}
state-spent = { CASE($counter, "gender") ->
    [f] измотана
    [n] измотано
    [pl] измотаны
   *[m] измотан
}
state-stressed = в напряжении
state-hit = { CASE($counter, "gender") ->
    [f] поражена
    [n] поражено
    [pl] поражены
   *[m] поражён
}
state-hidden = { CASE($counter, "gender") ->
    [f] скрыта
    [n] скрыто
    [pl] скрыты
   *[m] скрыт
}
state-bogged = { CASE($counter, "gender") ->
    [f] увязла
    [n] увязло
    [pl] увязли
   *[m] увяз
}
state-aboard = на борту: { $counter }
state-facing = { CASE($counter, "number") ->
    [many] смотрят
   *[one] смотрит
} на { $facing }
state-marker = { $marker }
state-coming = ещё не на поле
state-spent-help = Измотанная фишка до нового раунда действует только за очки командования или по карте.
state-spent-ai-help = Измотанная фишка «Афины» до нового раунда действует только по картам командования.
state-stressed-help = В напряжении: фишка действовала в прошлый ход своей стороны, и новое действие дороже на 1 ОД.
told-together = { $first } { $second }


stat-attack-cost = атака { $n } ОД
stat-indirect-cost = с закрытой позиции { $n } ОД
stat-move-cost = движение { $n } ОД
stat-red = ОМ по небронированным { $n }
stat-blue = ОМ по броне { $n }
stat-range = дальность { $n }
stat-minimum = не ближе { $n }
stat-front = фронт { $n }
stat-flank = фланг { $n }
stat-turret = башня
stat-crew = расчёт: −2 в ближнем бою
stat-flamethrower = огнемёт
stat-smoke = ставит дым
stat-bonus-moves = бонусы движения: { $n }
stat-open-topped = открыт сверху
stat-shield = пассажирам +{ $n }


## Жетоны попаданий

marker-soft-stunned = Ошеломлены
marker-soft-stunned-help = Можно только перегруппироваться, нужно 7.
marker-soft-unnerved = Деморализованы
marker-soft-unnerved-help = Ничего не меняет; перегруппировка 7.
marker-soft-destroyed = Уничтожено
marker-soft-destroyed-help = Ничего не может, и спасения нет: подразделение уберут в конце раунда или раньше, если по нему снова выстрелят либо рядом окажется противник.
marker-soft-panicked = В панике
marker-soft-panicked-help = Атаковать нельзя; фланг +1, фронт −2; перегруппировка 8.
marker-soft-pinned = Прижаты огнём
marker-soft-pinned-help = Нельзя двигаться и поворачиваться; перегруппировка 7.
marker-soft-suppressed = Подавлены
marker-soft-suppressed-help = Атака дороже на 1 ОД, огневая мощь −2; перегруппировка 7.
marker-soft-cowering = Залегли
marker-soft-cowering-help = Атака дороже на 2 ОД, движение на 1; дальность 1; защита +1; перегруппировка 8.
marker-soft-berserk = В ярости
marker-soft-berserk-help = Атака дешевле на 1 ОД, огневая мощь +1, дальность 1; фланг +1, фронт +2; перегруппировка 8.
marker-armoured-stunned = Ошеломлены
marker-armoured-stunned-help = Можно только перегруппироваться, нужно 9.
marker-armoured-gun-damaged-red = Орудие повреждено (красное)
marker-armoured-gun-damaged-red-help = Нельзя атаковать красной огневой мощью; перегруппировки нет.
marker-armoured-gun-damaged-blue = Орудие повреждено (синее)
marker-armoured-gun-damaged-blue-help = Нельзя атаковать синей огневой мощью; перегруппировки нет.
marker-armoured-destroyed = Уничтожено
marker-armoured-destroyed-help = Ничего не может, и спасения нет: технику уберут в конце раунда или раньше, если по ней снова выстрелят либо рядом окажется противник.
marker-armoured-panicked = В панике
marker-armoured-panicked-help = Атаковать нельзя; фронт −4; перегруппировка 9.
marker-armoured-immobilised = Обездвижены
marker-armoured-immobilised-help = Нельзя двигаться и поворачиваться; фланг +1, фронт −1; перегруппировки нет.
marker-armoured-suppressed = Подавлены
marker-armoured-suppressed-help = Атака дороже на 1 ОД; красная мощь −3, синяя −5; перегруппировка 8.
marker-armoured-light-damage = Лёгкие повреждения
marker-armoured-light-damage-help = Ничего не меняет, но следующее попадание уничтожит; перегруппировки нет.
marker-soft-spare = Попадание
marker-soft-spare-help = Запас жетонов был пуст: ничего не меняет; перегруппировка 7.
marker-armoured-spare = Попадание
marker-armoured-spare-help = Запас жетонов был пуст: ничего не меняет; перегруппировка 7.
marker-unknown = закрытый жетон
marker-unknown-help = Попадание, на которое ещё никто не взглянул.


## Боевые карты

card-01 = Адреналин
card-01-help = Измотанное подразделение или группа выполняет любое действие за 0 ОД.
card-02 = Решение командования
card-02-help = Любое подразделение или группа выполняет любое действие за 0 ОД.
card-03 = За мной
card-03-help = Подразделение или группа перегруппировывается без броска, даже в ближнем бою и с запрещающим жетоном.
card-04 = Собраться
card-04-help = Подразделения вне ближнего боя бесплатно пытаются перегруппироваться, по броску каждое.
card-05 = Быстрое развёртывание
card-05-help = После движения и проверки подразделение или группа проходит ещё один гекс за 0 ОД.
card-06 = Неразбериха
    .acc = Неразбериху
card-06-help = В ход противника: его действие дороже на 3 ОД, до проверки.
card-07 = Опытный сержант
card-07-help = Перебросьте один свой кубик.
card-08 = Фронтовой офицер
card-08-help = Получите на этот раунд столько ОК, сколько выпадет на кубике.
card-09 = В укрытие
card-09-help = Подразделение или группа вне ближнего боя сразу окапывается, техника тоже.
card-10 = Снайперский огонь
card-10-help = Противник теряет на этот раунд ОК по кубику: 0, 1, 1, 2, 2 или 3.
card-11 = Точный прицел
card-11-help = Атака получает +2 к огневой мощи.
card-12 = Стремительные действия
card-12-help = За 1 ОК вы ходите дважды подряд; первый ход не даёт напряжения второму.
card-13 = Удача
    .acc = Удачу
card-13-help = После своего броска киньте кубик: 1 — результат на 3 хуже, иначе на 2 лучше.
card-14 = Разведчики
    .acc = Разведчиков
card-14-help = За 1 ОК раскройте скрытых противников на виду в 3 гексах или спрячьте своё подразделение.
card-15 = Увязли
card-15-help = Вражеская техника, которая только что двигалась, застревает на раунд при 4 и больше на двух кубиках.
card-16 = Расчистка заграждений
    .acc = Расчистку заграждений
card-16-help = Непоражённое подразделение вне ближнего боя убирает заграждение в своём гексе.
card-17 = Минирование
card-17-help = Непоражённое подразделение вне ближнего боя ставит мины в своём или соседнем гексе.
card-held = { $card }
    .name = { $card }
    .said = { $when }{ $ap ->
        [0] { "" }
       *[other] , стоит { $ap } ОД
    }
card-held-short = { $card }
card-when-now = её можно сыграть сейчас: выберите, кто её разыграет вместо своего действия
card-when-turn = её играют в свой ход вместо действия
card-when-nobody = сейчас нельзя — она не подходит ни одной вашей фишке
card-when-bonus = о ней спросят, когда её можно будет сыграть
card-when-reaction = о ней спросят в ход противника
card-unknown = боевая карта
    .acc = боевую карту
card-unknown-help = Какая это карта, знает только её хозяин.


## Поле

terrain-open = открытая местность
terrain-plowed = пашня
terrain-light_woods = редколесье
terrain-heavy_woods = лес
terrain-wood_building = деревянное здание
terrain-stone_building = каменное здание
terrain-water = вода
level-name = высота { $n }
wall-name = стена
road-name = дорога
hex-title = { hex-title.name }: { hex-title.said }
    .name = { $hex }
    .said = { $facts }
hex-name = гекс { $hex }
ground-cover = защита { $n ->
    [-1] −1
   *[other] +{ $n }
}
ground-cost = вход: { $foot ->
    [-1] пешком нельзя
   *[other] пешком +{ $foot }
}, { $wheeled ->
    [-1] колёсам нельзя
   *[other] колёсам +{ $wheeled }
}, { $tracked ->
    [-1] гусеницам нельзя
   *[other] гусеницам +{ $tracked }
}
legend-spent = измотано
legend-hit = поражено
legend-hidden = скрыто
legend-bogged = увязло
legend-numbers = слева огневая мощь (по небронированным/по броне), справа защита спереди
objective-name = цель ИИ
scores-name = приносит очки
hex-scores = { $side }: { $way }

wins-of-side = { $side }: { $ways }.
wins-destroy = +{ $n } за каждую уничтоженную фишку { CASE($whose, "gen") }
wins-control = +{ $n } за взятие { $hex }{ $back ->
    [0] { "" }
   *[other] { " " }(потеря отнимает)
}
wins-round-control = +{ $n } за { $hex } в конце каждого раунда
wins-exit = +{ $n }, если через { $hex } с поля { CASE($kind, "number") ->
    [many] уйдут
   *[one] уйдёт
} { $kind }
wins-anybody = своя фишка
wins-track = Счёт один на двоих: очки одной стороны отнимают очки другой. В начале { points } у { CASE($side, "gen") }; побеждает тот, у кого они, когда маркер дойдёт до ячейки { $last }.
wins-rounds = Счёт один на двоих: очки одной стороны отнимают очки другой. В начале { points } у { CASE($side, "gen") }; побеждает тот, у кого они после раунда { $last }.
region-map = Карта

smoke-heavy = плотный дым
smoke-heavy-help = Сквозь него не видно; кто внутри, тот защищён лучше, а стреляет хуже. Перед новым раундом он рассеивается.
smoke-light = рассеянный дым
smoke-light-help = Мешает стрелять сквозь него и из него; перед новым раундом исчезает.
fort-trench = траншея
    .acc = траншею
fort-trench-help = Защита +2 тому, кто внутри.
fort-bunker = дзот
fort-bunker-help = Защита +5 от огня спереди и +3 с других сторон.
fort-hasty = одиночные окопы
fort-hasty-help = Защита +1 тому, кто окопался.
fort-wire = проволока
    .acc = проволоку
fort-wire-help = Пешему вход обходится дороже на бросок кубика; колёсам сюда нельзя, а гусеницы её сминают.
fort-road_block = завал
fort-road_block-help = Колёсной технике не проехать, и ни у кого нет бонусов движения; пешим всё равно.
fort-mines = мины
fort-mines-help = При 8 и больше на двух кубиках попадание получает каждый, кто сюда вошёл, повернулся или начал ближний бой.
herd-refugees = беженцы
    .start = Беженцы
    .gender = pl
herd-refugees-help = Загораживают обзор; кто стоит среди них, защищён на 1 хуже. Ни сюда, ни отсюда не стреляют, возможен только ближний бой.
herd-cattle = скот
    .start = Скот
    .gender = m
herd-cattle-help = Загораживает обзор; кто стоит среди скота, защищён на 1 хуже.
fort-title = { $fort } { CASE($side, "gen") }
fort-hidden = { $fort } { CASE($side, "gen") }, противник не видит
control-marker = { CASE($side, "adj") } жетон контроля
battery-german-battery = немецкая батарея
    .start = Немецкая батарея
    .gender = f
battery-soviet-battery = советская батарея
    .start = Советская батарея
    .gender = f

facing-N = север
facing-NE = северо-восток
facing-SE = юго-восток
facing-S = юг
facing-SW = юго-запад
facing-NW = северо-запад


## Из чего складываются числа

part-base = { $part } { $n }
part-signed = { $part } { $sign }{ $n }
part-front = фронт
part-flank = фланг
part-red = красная ОМ
part-blue = синяя ОМ
part-marker = жетон попадания
part-wall = стена
part-higher = позиция выше
part-smoke = дым
part-shield = бронетранспортёр
part-vehicle = рядом с техникой
part-fort = укрепление
part-herd = беженцы или скот
part-crew = расчёт в ближнем бою
part-close_combat = ближний бой
part-adjacent = соседний гекс
part-long_range = дальняя дистанция
part-support = поддержка
part-aim = точный прицел
part-open = открытая местность
part-plowed = пашня
part-light_woods = редколесье
part-heavy_woods = лес
part-wood_building = деревянное здание
part-stone_building = каменное здание
part-water = вода

why-marker = не даёт жетон попадания
why-weapon = нет такого оружия
why-aboard = его везут
why-close_combat = связан ближним боем в своём гексе
why-water = из воды не атакуют
why-bunker = из дзота миномёт не стреляет
why-refugees = там беженцы
why-range = слишком далеко
why-minimum = слишком близко
why-arc = вне сектора обстрела
why-sight = не видно
why-steep = ствол так низко не опустить
why-colour = нет огневой мощи против такой цели
why-needs = понадобилось бы 11 или больше
why-long_range = только дальняя дистанция
why-own = в том гексе есть ИИ
why-not_in_los = не на линии видимости
why-no_way = некуда идти
why-cannot = этого он не может


## Шкала сценария

own-words = { $words }
holds-scenario = сценарий «{ $title }»: { $counters ->
    [one] { $counters } фишка
    [few] { $counters } фишки
   *[many] { $counters } фишек
}{ $suspects ->
    [0] { "" }
    [one] , { $suspects } предполагаемый противник
    [few] , { $suspects } предполагаемых противника
   *[many] , { $suspects } предполагаемых противников
}{ $orders ->
    [0] { "" }
    [one] , { $orders } приказ
    [few] , { $orders } приказа
   *[many] , { $orders } приказов
}{ $cells ->
    [0] { "" }
    [one] , шкала в { $cells } ячейку
    [few] , шкала в { $cells } ячейки
   *[many] , шкала в { $cells } ячеек
}{ $rounds ->
    [0] { "" }
    [one] , { $rounds } раунд для двоих
    [few] , { $rounds } раунда для двоих
   *[many] , { $rounds } раундов для двоих
}. Режимы: { $modes }.
cell-title = { $n }: { $cell }
cell-told = { $n }: { $cell }. { $help }
track-title = { track-title.name }: { track-title.said }
    .name = Шкала сценария
    .said = ячейка { $n } из { $last }, { $cell }
track-title-help = Маркер идёт вперёд, и на каждой ячейке происходит то, что она значит. Последняя ячейка — конец игры.
cell-empty = ничего
cell-empty-help = Здесь ничего не происходит.
cell-start = начало
cell-start-help = Отсюда начинается сценарий.
cell-sniper-fire = снайперский огонь
cell-sniper-fire-help = Вы теряете на этот раунд ОК по кубику: 0, 1, 1, 2, 2 или 3.
cell-auto-rally = успешная перегруппировка
cell-auto-rally-help = Вместо приказа с карты: из поражённых фишек «Афины» та, к которой ваши ближе всех, теряет жетон попадания без броска. Поражённых нет — «Афина» исполняет карту.
cell-bog-down = увязли
cell-bog-down-help = Бросают кубик: при 1–4 бронетранспортёр до конца раунда не движется и не поворачивается.
cell-swift-action = стремительные действия
cell-swift-action-help = ИИ действует дважды подряд, для второго действия открывают новую карту.
cell-zeal = воодушевление
cell-zeal-help = Вы получаете на этот раунд ещё 2 ОК.
cell-rally = перегруппировка
cell-rally-help = Вместо приказа с карты: поражённая фишка «Афины», рядом с которой ваши ближе всего, избавляется от жетона попадания. Если жетонов ни на ком нет, карта действует как обычно.
cell-place-re = ПП
cell-place-re-help = На поле ставят предполагаемого противника.
cell-reinforcements = подкрепления
cell-reinforcements-help = Отныне подкрепления могут выйти на поле.
cell-ss-hunters = «охотничий» отряд СС
cell-ss-hunters-help = На помощь вам приходит «охотничий» отряд. Событие жёлтое: оно случится, даже если маркер пройдёт мимо.
cell-supply-run = снабжение
cell-supply-run-help = На поле выезжает грузовик снабжения; проведите его через всё поле.
cell-mines = мины
cell-mines-help = Ставят предполагаемого противника, а в запас добавляют мины.
cell-platoon = взвод
cell-platoon-help = Ставят двух предполагаемых противников. Напечатанное слово не читается, это реконструкция.
cell-end = конец
cell-end-help = Сценарий окончен; кто победил, показывает маркер победных очков.


## Карты приказов. Приказ складывается из частей: исполнитель обёрнут в сообщение на каждое требование,
## цель тоже; .genpl — родительный множественного для группы, .dat и .gen — цель после «ближайший» и «самый дальний»

order-card = Карта приказов { $n }
order-card-blue = карта командования
order-card-blue-help = Приказы исполняет и свежий, и измотанный ИИ; проверки на измотанность нет.
order-card-green = карта действия
order-card-green-help = Приказы исполняет только свежий ИИ; за действием следует проверка на измотанность.
card-spent = измотаны при { $n } ОД и больше
card-stay-fresh = ваши остаются свежими
card-hex = гекс { $hex }
card-reconstructed = реконструкция
card-partly = отчасти реконструкция

order-ai = ИИ
order-group = наибольшая группа { CASE($who, "genpl") }
    .group = yes
who-fresh = свежий { $who }
    .genpl = свежих { CASE($who, "genpl") }
who-spent = измотанный { $who }
    .genpl = измотанных { CASE($who, "genpl") }
who-hit = поражённый { $who }
    .genpl = поражённых { CASE($who, "genpl") }
who-unhit = непоражённый { $who }
    .genpl = непоражённых { CASE($who, "genpl") }
who-mobile = мобильный { $who }
    .genpl = мобильных { CASE($who, "genpl") }
who-stressed = { $who } в напряжении
    .genpl = { CASE($who, "genpl") } в напряжении
who-cover = { $who } в укрытии
    .genpl = { CASE($who, "genpl") } в укрытии
who-open = { $who } на открытой местности
    .genpl = { CASE($who, "genpl") } на открытой местности
who-in-fz = { $who } в зоне ведения огня
    .genpl = { CASE($who, "genpl") } в зоне ведения огня
who-max-ar = { $who } с наибольшим ПА
    .genpl = { CASE($who, "genpl") } с наибольшим ПА
who-min-dr = { $who } с наименьшим ПЗ
    .genpl = { CASE($who, "genpl") } с наименьшим ПЗ
who-mortar-or-gun = миномёт или полевое орудие
    .group = gun
    .genpl = миномётов и полевых орудий
who-re = ПП
who-unit = { $who } { counter-id }
who-no-unit-within = { $who }, в { $n ->
    [one] { $n } гексе
   *[other] { $n } гексах
} от которого нет подразделений
    .genpl = { CASE($who, "genpl") }, в { $n ->
        [one] { $n } гексе
       *[other] { $n } гексах
    } от которых нет подразделений
aim-unit = подразделение
    .gen = подразделения
    .dat = подразделению
aim-fresh = свежее { $aim }
    .gen = свежего { CASE($aim, "gen") }
    .dat = свежему { CASE($aim, "dat") }
aim-spent = измотанное { $aim }
    .gen = измотанного { CASE($aim, "gen") }
    .dat = измотанному { CASE($aim, "dat") }
aim-hit = поражённое { $aim }
    .gen = поражённого { CASE($aim, "gen") }
    .dat = поражённому { CASE($aim, "dat") }
aim-unhit = непоражённое { $aim }
    .gen = непоражённого { CASE($aim, "gen") }
    .dat = непоражённому { CASE($aim, "dat") }
aim-stressed = { $aim } в напряжении
    .gen = { CASE($aim, "gen") } в напряжении
    .dat = { CASE($aim, "dat") } в напряжении
aim-cover = { $aim } в укрытии
    .gen = { CASE($aim, "gen") } в укрытии
    .dat = { CASE($aim, "dat") } в укрытии
aim-open = { $aim } на открытой местности
    .gen = { CASE($aim, "gen") } на открытой местности
    .dat = { CASE($aim, "dat") } на открытой местности
aim-in-fz = { $aim } в зоне ведения огня
    .gen = { CASE($aim, "gen") } в зоне ведения огня
    .dat = { CASE($aim, "dat") } в зоне ведения огня
aim-in-los = { $aim } на линии видимости
    .gen = { CASE($aim, "gen") } на линии видимости
    .dat = { CASE($aim, "dat") } на линии видимости
aim-max-ar = { $aim } с наибольшим ПА
    .gen = { CASE($aim, "gen") } с наибольшим ПА
    .dat = { CASE($aim, "dat") } с наибольшим ПА
aim-min-dr = { $aim } с наименьшим ПЗ
    .gen = { CASE($aim, "gen") } с наименьшим ПЗ
    .dat = { CASE($aim, "dat") } с наименьшим ПЗ
aim-objective = цель сценария
    .gen = цели сценария
    .dat = цели сценария
aim-control = { CASE($side, "adj") } жетон контроля
    .gen = { CASE($side, "adj-gen") } жетона контроля
    .dat = { CASE($side, "adj-dat") } жетону контроля
aim-hex = гекс { $hex }
    .gen = гекса { $hex }
    .dat = гексу { $hex }
aim-edge = край поля, { $facing }
    .gen = края поля, { $facing }
    .dat = краю поля, { $facing }
aim-or = { $first } или { $second }
    .gen = { CASE($first, "gen") } или { CASE($second, "gen") }
    .dat = { CASE($first, "dat") } или { CASE($second, "dat") }

order-plain = { $who } → { $action }
order-nearest = { $who }, { CASE($who, "group") ->
    [yes] стоящая ближе всех
    [gun] стоящее ближе всех
   *[no] стоящий ближе всех
} к { CASE($aim, "dat") } → { $action }
order-farthest = { $who }, { CASE($who, "group") ->
    [yes] самая дальняя
    [gun] самое дальнее
   *[no] самый дальний
} от { CASE($aim, "gen") } → { $action }
order-if = Если { $condition }: { $order }
condition-no-unit-attacked-last-turn = в прошлый ход вы не атаковали
condition-fresh-ai = свежих ИИ меньше, чем подразделений
condition-round = идёт раунд { $n } или позже
condition-cell = маркер в ячейке { $n } или дальше
condition-control = под контролем { CASE($side, "gen") } не меньше { $n } { $n ->
    [one] гекса
   *[other] гексов
}
unmet-no-unit-attacked-last-turn = условие не выполнено: в прошлый ход вы атаковали
unmet-fresh-ai = условие не выполнено: свежих ИИ не меньше, чем подразделений
unmet-round = условие не выполнено: раунд { $n } ещё не наступил
unmet-cell = условие не выполнено: маркер ещё не дошёл до ячейки { $n }
unmet-control = условие не выполнено: под контролем { CASE($side, "gen") } меньше { $n } { $n ->
    [one] гекса
   *[other] гексов
}
act-attack = атака
act-attack-long = атака, даже на дальней дистанции
act-group-attack = совместная атака
act-move-target = движение к цели
act-move-cover = движение к укрытию
act-move-cover-near-target = движение к ближайшему у цели укрытию
act-low-risk-target = ход с низким риском к цели
act-low-risk-cover = ход с низким риском к укрытию
act-low-risk-cover-near-target = ход с низким риском к ближайшему у цели укрытию
act-pivot = поворот
act-pivot-attack = поворот и/или атака
act-rally = перегруппировка
act-auto-rally = успешная перегруппировка
act-withdraw = выход из боя
act-close-in = движение в ближний бой
act-pass = ИИ пасует
act-end-round = раунд окончен
act-with-cap = { $action } (+{ $n } ОК)


## Части предложений

points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
hexes = { $n ->
    [one] { $n } гекс
    [few] { $n } гекса
   *[many] { $n } гексов
}

roll-attack = атака
roll-rally = перегруппировка
roll-recon = разведка огнём
roll-wire = проволока
roll-mines = мины
roll-bog_roll = увязание
roll-initiative = инициатива
roll-drift = отклонение
roll-drift_direction = куда отклонится
roll-shelling = снаряды
roll-reveal = раскрытие
roll-officer = офицер
roll-sniper = снайпер
roll-event_die = событие
roll-suspect_direction = направление

mode-fire = прямая наводка
mode-flame = огнемёт
mode-indirect = с закрытой позиции
purpose-fire = снаряды
purpose-smoke = дым
token-none = «Нет врага»
token-mines = мины

ending-track = шкала сценария пройдена
ending-last_round = последний раунд окончен
ending-eliminated = одной из сторон больше некем воевать

slot-cc = ближний бой, действие { $n }
slot-short = малая дистанция, действие { $n }
slot-counter = контрдействие { $n }
slot-pass-check = проверка на пас
slot-tactical = приказ { $n }
slot-scenario = приказ сценария { $n }
slot-event = событие
source-card = Карта приказов { $n }, { $colour }


## Журнал

event-round = Раунд { $n }: { CASE($side, "number") ->
    [many] начинают
   *[one] начинает
} { $side }
event-turn = Раунд { $n }. Ход { CASE($side, "gen") }
event-passed = { $side } { CASE($side, "number") ->
    [many] пасуют
   *[one] пасует
}
    .brief = пас
event-stalled = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] выжидают
   *[one] выжидает
}
    .brief = { $unit }: выжидание
event-moved = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] движутся
   *[one] движется
}: { $from } → { $to }
    .brief = { $unit }: { $from } → { $to }{ $steps ->
        [1] { "" }
        [one] , { $steps } гекс
        [few] , { $steps } гекса
       *[many] , { $steps } гексов
    }
event-faces = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] смотрят
   *[one] смотрит
} на { $facing }
    .brief = лицом на { $facing }
event-entered = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] выходят
   *[one] выходит
} на поле: { $hex }
    .brief = { $unit }: выход на поле, { $hex }
event-left = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] покидают
   *[one] покидает
} поле
    .brief = { $unit }: уход с поля
event-wire = Проволока, { $unit }: ещё { $n } ОД
event-bogged = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] вязнут
   *[one] вязнет
} до конца раунда
    .brief = { $unit } { CASE($unit, "number") ->
        [many] вязнут
       *[one] вязнет
    } до конца раунда
event-attack = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] атакуют
   *[one] атакует
} { $hex }{ $mode ->
    [flame] , огнемёт
    [indirect] , с закрытой позиции
   *[fire] { "" }
}{ $helpers ->
    [0] { "" }
   *[other] , поддержка { $helpers }
}
    .brief = { $unit }, атака { $hex }{ $mode ->
        [flame] , огнемёт
        [indirect] , с закрытой позиции
       *[fire] { "" }
    }{ $helpers ->
        [0] { "" }
       *[other] , поддержка { $helpers }
    }
event-shot = { CASE($target, "start") }: ПЗ { $dr }, ПА { $ar }{ $caps ->
    [0] { "" }
   *[other] , { $caps } ОК
}; нужно { $needed }, выпало { $rolled } — { $strike ->
    [missed] промах
    [struck] попадание
   *[critical] критическое попадание
}
    .brief = { $target }: нужно { $needed }, выпало { $rolled } — { $strike ->
        [missed] промах
        [struck] попадание
       *[critical] критическое попадание
    }
event-shot-at-fort = По укреплению в { $hex } ({ $fort }): нужно { $needed }, выпало { $rolled }
    .brief = { $fort } в { $hex }: нужно { $needed }, выпало { $rolled }
event-fort-destroyed = Разрушено: { $fort }, { $hex }
    .brief = разрушено: { $fort }, { $hex }
event-shot-at-herd = { CASE($herd, "start") } в { $hex }: нужно { $needed }, выпало { $rolled }
    .brief = { $herd } в { $hex }: нужно { $needed }, выпало { $rolled }
event-recon = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] прощупывают
   *[one] прощупывает
} огнём { $hex }: нужно { $needed }, выпало { $rolled }
event-hit = Попадание: { $unit }
    .brief = попадание: { $unit }
event-marker = { CASE($unit, "start") }: «{ $marker }»
    .brief = { $unit }: «{ $marker }»
event-turned-up = { CASE($unit, "start") }: жетон открыт, «{ $marker }»
    .brief = { $unit }: жетон открыт, «{ $marker }»
event-destroyed = Уничтожено: { $unit }, { $hex }
    .brief = уничтожено: { $unit }
event-rallied = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] перегруппировываются
   *[one] перегруппировывается
}
    .brief = { $unit }: перегруппировка удалась
event-rally-failed = Перегруппировка не вышла, { $unit }: нужно { $needed }, выпало { $rolled }
    .brief = перегруппировка не вышла, { $unit }: нужно { $needed }, выпало { $rolled }
event-rally-in-vain = Перегруппировка не вышла, { $unit }: выпало { $rolled }
    .brief = перегруппировка не вышла, { $unit }: выпало { $rolled }
event-put-down = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] сходят
   *[one] сходит
} с машины
event-loaded = Погрузка: { $unit } → { $vehicle }
    .brief = погрузка: { $unit } → { $vehicle }
event-unloaded = Выгрузка: { $unit } → { $hex }
    .brief = выгрузка: { $unit } → { $hex }
event-revealed = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] раскрываются
   *[one] раскрывается
}: { $hex }, лицом на { $facing }
    .brief = раскрыто: { $unit }, { $hex }
event-hid = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] прячутся
   *[one] прячется
}
    .brief = { $unit }: снова скрытно
event-hidden-at = Скрытно: { $unit }, { $hex }
event-occupied = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] занимают
   *[one] занимает
} { CASE($fort, "acc") } в { $hex }
event-vacated = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] покидают
   *[one] покидает
} { CASE($fort, "acc") } в { $hex }
event-dug-in = Окопались: { $units }
    .brief = окопались: { $units }
event-mines-found = Мины в { $hex }
    .brief = мины в { $hex }
event-mine-roll = Мины, { $unit }: нужно { $needed }, выпало { $rolled }
    .brief = мины, { $unit }: нужно { $needed }, выпало { $rolled }
event-mines-laid = { $side } { CASE($side, "number") ->
    [many] ставят
   *[one] ставит
} мины в { $hex }
event-smoke = Плотный дым в { $hex }
    .brief = плотный дым в { $hex }
event-smoke-thins = Дым рассеивается; { $n ->
    [0] не осталось ничего
    [one] рассеянный остался в { $n } гексе
   *[other] рассеянный остался в { $n } гексах
}
event-planned = { $side } { CASE($side, "number") ->
    [many] планируют
   *[one] планирует
} удар: { $hex } ({ $purpose })
event-planned-somewhere = { $side } { CASE($side, "number") ->
    [many] планируют
   *[one] планирует
} удар; куда — неизвестно
event-drifted = Удар отклоняется: { $from } → { $to }
    .brief = удар отклоняется: { $from } → { $to }
event-drifted-off = Удар по { $from } уходит за край поля
    .brief = удар по { $from } уходит за край поля
event-shells = { $purpose ->
    [smoke] Дымовые снаряды ложатся в { $hex } и вокруг
   *[fire] Снаряды ложатся в { $hex } и вокруг
}
    .brief = { $purpose ->
        [smoke] дымовые снаряды ложатся в { $hex } и вокруг
       *[fire] снаряды ложатся в { $hex } и вокруг
    }
event-shells-lost = Снаряды { CASE($side, "gen") } падают за краем поля
    .brief = снаряды падают за краем поля
event-shelled = Снаряды, { $unit }: нужно { $needed }, выпало { $rolled }
    .brief = снаряды, { $unit }: нужно { $needed }, выпало { $rolled }
event-control = { $side } { CASE($side, "number") ->
    [many] берут
   *[one] берёт
} под контроль { $hex }
    .brief = { $hex } под контролем { CASE($side, "gen") }
event-scored = { $side } { CASE($side, "number") ->
    [many] получают
   *[one] получает
} { points }: теперь { $leader } { $total }
    .brief = { $side } +{ $n }
event-caps-spent = { $side } { CASE($side, "number") ->
    [many] тратят
   *[one] тратит
} { $n } ОК, осталось { $left }
    .brief = { $acting ->
        [yes] −{ $n } ОК, осталось { $left }
       *[no] { $side }: −{ $n } ОК, осталось { $left }
    }
event-caps-lost = Потеря ослабляет командование { CASE($side, "gen") }: осталось { $left } ОК
    .brief = потеря ослабляет командование { CASE($side, "gen") }: осталось { $left } ОК
event-caps-gained = { $side } { CASE($side, "number") ->
    [many] получают
   *[one] получает
} { $n } ОК: теперь { $left }
event-caps-sniped = Снайпер отнимает { $n } ОК, { $side }: осталось { $left }
event-rolled = { $side }: { $a } + { $b } ({ $roll })
event-rolled-one = { $side }: { $n } ({ $roll })
event-rolled-again = { $side }: вместо { $before } выпало { $n } ({ $roll })
event-luck = Удача, на кубике { $die }: { $n ->
    [-3] на три хуже
   *[other] на два лучше
}
event-played-card = { $side } { CASE($side, "number") ->
    [many] играют
   *[one] играет
} карту «{ $card }»
    .brief = { $acting ->
        [yes] карта «{ $card }»
       *[no] { $side }: карта «{ $card }»
    }
event-drew-card = { $side } { CASE($side, "number") ->
    [many] берут
   *[one] берёт
} карту «{ $card }»
event-drew-some-card = { $side } { CASE($side, "number") ->
    [many] берут
   *[one] берёт
} боевую карту
event-spent-roll = Проверка на измотанность: { $face } против { $cost } ОД — { $outcome ->
    [passed] выдержана
   *[failed] не выдержана
}
    .brief = проверка на измотанность: { $face } против { $cost } ОД — { $outcome ->
        [passed] выдержана
       *[failed] не выдержана
    }
event-spent = { CASE($units, "gender") ->
    [f] Измотана
    [n] Измотано
    [pl] Измотаны
   *[m] Измотан
}: { $units }
    .brief = { CASE($units, "gender") ->
        [f] измотана
        [n] измотано
        [pl] измотаны
       *[m] измотан
    }: { $units }
event-initiative = Инициатива: нужно { $needed }, выпало { $rolled }; { CASE($side, "number") ->
    [many] начинают
   *[one] начинает
} { $side }
    .brief = инициатива: нужно { $needed }, выпало { $rolled }; { CASE($side, "number") ->
        [many] начинают
       *[one] начинает
    } { $side }
event-round-over = Раунд { $n } окончен
event-prepared = Раунд { $n }: все свежие, ОК восстановлены
    .brief = раунд { $n }: все свежие, ОК восстановлены
event-due = Подкрепления { CASE($side, "gen") } могут выйти на поле
    .brief = подкрепления { CASE($side, "gen") } могут выйти на поле
event-ended = Победа { CASE($winner, "gen") }, { points }: { $ending }
event-sheet = Лист учёта, { $side }, { $fate ->
    [survived] уцелели
    [waiting] не вступили в бой
    [left] ушли с поля
   *[destroyed] потеряны
}: { $units }


## Журнал «Афины»

event-order-card = Карта приказов { $n }, { $colour ->
    [blue] карта командования
   *[green] карта действия
}{ $known ->
    [reconstructed] { " " }({ card-reconstructed })
    [partly] { " " }({ card-partly })
   *[overlay] { "" }
}
event-track-line = Фишек в игре { $n }, предел { $limit }: { $cells ->
    [0] маркер стоит
    [one] маркер проходит { $cells } ячейку
    [few] маркер проходит { $cells } ячейки
   *[many] маркер проходит { $cells } ячеек
}
event-track-moved = Маркер сценария: { $from } → { $to }
    .brief = маркер сценария: { $from } → { $to }
event-event = Ячейка { $n }: { $cell }
    .brief = ячейка { $n }: { $cell }
event-event-caps-lost = На кубике { $die }: вы теряете { $n } ОК, осталось { $left }
    .brief = у вас −{ $n } ОК
event-event-caps-gained = Вы получаете { $n } ОК: теперь { $left }
    .brief = у вас +{ $n } ОК
event-pool-added = В запас добавлено: { $token }
event-pass-check = Проверка на пас: свежих ИИ { $a }, свежих подразделений { $b }
event-no-order = Ни один приказ карты исполнить нельзя
    .brief = ни один приказ исполнить нельзя
event-held-back = { CASE($unit, "start") }: жетон больше не даёт атаковать
event-unable = { CASE($unit, "start") }: всё-таки нельзя, { $reason }
event-overruled = Вы отменяете приказ «Афины»: { $slot }
    .brief = вы отменяете приказ «Афины»: { $slot }
event-checked = Проверка на измотанность, карта { $n }: { $value } против { $cost } ОД — { $outcome ->
    [stays] знак «остаются свежими»
    [passed] выдержана
   *[failed] не выдержана
}
    .brief = проверка на измотанность: { $value } против { $cost } ОД — { $outcome ->
        [stays] знак «остаются свежими»
        [passed] выдержана
       *[failed] не выдержана
    }
event-orders-reshuffled = Колода приказов перемешана: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
event-command-lost = «Афина» теряет карту командования { $n }
event-command-kept = «Афина» сохраняет последнюю карту командования
event-suspect-placed = { CASE($unit, "start") } в { $hex }
event-placing-card = Карта приказов { $n } указывает на { $hex }
event-fired-at-suspect = Огонь по { $target }: нужно { $needed }, выпало { $rolled }
    .brief = огонь по { $target }: нужно { $needed }, выпало { $rolled }
event-suspect-revealed = { $hex }: { $id } — это { $kind }
event-suspect-gone = { $hex }: { $token ->
    [mines] вместо { $unit } — мины
   *[none] никого нет, жетон снят: { $unit }
}


## Экран

source-start = Маркер в начале боя
source-control = Взятые гексы
source-destroyed = Уничтоженные фишки
source-left = Фишки, ушедшие с карты
source-round-over = Гексы, удержанные к концу раунда

status-setup = Подготовка к игре
status-between = Раунд { $round }: подготовка
status-turn = Раунд { $round }: { CASE($side, "number") ->
    [many] ходят
   *[one] ходит
} { $side }
status-second = Раунд { $round }: { CASE($side, "number") ->
    [many] ходят
   *[one] ходит
} { $side }, первый ход был у { CASE($first, "gen") }
status-order = Раунд { $round }: { CASE($side, "number") ->
    [many] ходят
   *[one] ходит
} { $side }, карта приказов { $n }{ $known ->
    [reconstructed] { " " }({ card-reconstructed })
    [partly] { " " }({ card-partly })
   *[overlay] { "" }
}
status-plan = { CASE($battery, "start") }: { $purpose }, { $hex }, перед следующим раундом
status-plan-unknown = { CASE($battery, "start") }: удар намечен перед следующим раундом
status-ended = Победа { CASE($side, "gen") }, { points }: { $ending }
notice-reconstruction = Части этого сценария реконструированы: печатный лист был недоступен.
notice-cards-reconstruction = Большинство карт приказов — реконструкция: печатные карты были недоступны.

count-victory = Победные очки { CASE($side, "gen") }
count-victory-help = Счёт один на двоих: очки одной стороны отнимают очки другой. У кого они в конце, тот и победил.
count-round = Раунд
count-round-help = Раунд идёт, пока обе стороны не спасуют подряд. В новом раунде все снова свежие.
count-caps = ОК { CASE($side, "gen") }
count-caps-help = Ими платят за действия измотанных и за карты, сдвигают броски. Перед новым раундом запас пополняют.
count-hand = Боевые карты { CASE($side, "gen") }
count-hand-help = Боевые карты, которые ещё можно сыграть.
count-cards = Колода боевых карт
count-cards-help = Отсюда берут боевые карты.
count-orders = Колода приказов
count-orders-help = Отсюда «Афина» открывает карту приказов на каждый свой ход.
count-order-discards = Сброс карт приказов
count-order-discards-help = Карты приказов, которые «Афина» уже исполнила.
count-command = Карт командования в игре
count-command-help = Приказы с таких карт исполняют и измотанные ИИ.
count-pool = Запас ПП
count-pool-help = Фишки предполагаемого противника: кто это на самом деле, решится, когда его раскроют.
count-pile-soft = Жетоны попаданий, небронированные
count-pile-soft-help = Отсюда тянут жетон, когда попали в небронированную фишку: он говорит, что с ней стало.
count-pile-armoured = Жетоны попаданий, бронированные
count-pile-armoured-help = Отсюда тянут жетон, когда попали в бронированную фишку: он говорит, что с ней стало.
count-lost = Потери { CASE($side, "gen") }
count-lost-help = Уничтоженные фишки этой стороны. Игроку каждая, кроме грузовиков и повозок, стоит одного ОК в раунд.
count-due = Подкрепления { CASE($side, "gen") }
count-due-help = Эти фишки выйдут на поле позже.


## Вопросы игрокам

ask-unit = Кто действует? Выберите подразделение, группу или карту либо спасуйте.
ask-action = { CASE($unit, "start") }: какое действие?{ $free ->
    [0] { "" }
   *[other] { " " }Его оплачивает карта.
}
ask-hex = { CASE($unit, "start") }: куда двигаться?
ask-bonus = { CASE($unit, "start") }: можно пройти ещё гекс бесплатно. Куда — или остановиться здесь?
ask-facing = { CASE($unit, "start") }: в какую сторону смотреть?
ask-target = { CASE($unit, "start") }: какой гекс атаковать?
ask-close-target = Ближний бой, { $unit }: кого атаковать?
ask-next-target = В { $target } несколько целей: по какой бросать дальше?
ask-mode = { CASE($unit, "start") }: как атаковать?
ask-spotter = Стрельба с закрытой позиции по { $target }: с какого гекса наводить?
ask-recon-target = Разведка огнём, { $unit }: какой гекс обстрелять?
ask-caps-on-roll = { $what ->
    [attack] { CASE($unit, "start") } — огонь по цели: { $target }. Два кубика, при { $needed } и больше — попадание.
    [reveal] { CASE($unit, "start") } — огонь по цели: { $target }. Два кубика, при { $needed } и больше станет ясно, кто там.
    [recon] { CASE($unit, "start") } — разведка огнём, { $target }. Два кубика, при { $needed } и больше раскроется всякий, кто там прячется.
    [rally] { CASE($unit, "start") } — попытка перегруппироваться. Два кубика, при { $needed } и больше жетон попадания снимается.
    [mines] Мины, { $unit }: два кубика, при { $needed } и больше — попадание.
    [shelling] Снаряды, { $target }: два кубика, при { $needed } и больше — попадание.
    [drift] Удар по { $target }: один кубик, при { $needed } и больше ляжет точно, меньше — уйдёт в сторону.
   *[initiative] Кто начнёт раунд? Два кубика: при { $needed } и больше — вы.
} { caps-way }
caps-way = { $way ->
    [-1] Каждое очко командования (ОК), потраченное сейчас, снижает это число на 1.
    [1] Это свои: каждое очко командования (ОК), потраченное сейчас, повышает это число на 1.
   *[0] Каждое очко командования (ОК), потраченное сейчас, сдвигает это число на 1.
} Сколько потратить?
ask-caps-on-cost = { CASE($unit, "start") }: действие стоило { $cost } ОД, сейчас проверка на измотанность. Каждое очко командования (ОК) снимает перед ней 1 ОД. Сколько потратить?
ask-caps-on-direction = Удар по { $target } уйдёт в сторону, куда — решит кубик. Каждое очко командования (ОК), потраченное сейчас, поворачивает снос на одну сторону гекса. Сколько потратить?
ask-aim = Сыграть «Точный прицел»: +2 к огневой мощи в этой атаке?
ask-after-roll = На кубиках { $dice } ({ $roll }). Изменить это картой? «Опытный сержант» перебрасывает кубик; «Удача» прибавляет 2, а если на её кубике 1, отнимает 3.
ask-veteran-check = Проверка на измотанность: { $face }, не больше { $cost } ОД — не выдержана. Сыграть «Опытного сержанта» и перебросить?
ask-confusion = Сыграть «Неразбериху»: действие дороже на 3 ОД, ещё до проверки на измотанность ({ $unit })?
ask-bog = Сыграть «Увязли» ({ $unit })?
ask-rapid = Сыграть «Быстрое развёртывание»: ещё один гекс бесплатно?
ask-rush = Быстрое развёртывание, { $unit }: куда?
ask-occupy = { CASE($unit, "start") }: занять укрепление?
ask-hiding-place = { CASE($unit, "start") }: где спрятаться?
ask-entry = { CASE($unit, "start") }: на какой гекс выйти?
ask-member = Кто входит в группу? Выбирайте по одному.
ask-group-action = Что делает группа: { $members }?
ask-leader = Кто ведёт атаку? Считаются его огневая мощь и место, каждый помощник добавляет 1.
ask-group-move = В группе, { $unit }: куда?
ask-vehicle = { CASE($unit, "start") }: на какую машину?
ask-stop = { CASE($unit, "start") }: где сойти?
ask-wreck = { CASE($unit, "start") }: какую машину взять на буксир?
ask-smoke-hex = { CASE($unit, "start") }: где поставить дым?
ask-mine-field = { CASE($unit, "start") }: где поставить мины?
ask-scouts = «Разведчики»: раскрыть тех, кто прячется рядом, или спрятать своё подразделение?
ask-swift = Сыграть «Стремительные действия»: ещё один ход подряд?
ask-hush = О какой карте больше не спрашивать до конца раунда?
ask-plan = { CASE($battery, "start") }: по какому гексу ударить в следующем раунде?
ask-purpose = { CASE($battery, "start") }, { $target }: снаряды или дым?
ask-common-sense = «Афина», { $slot }: { $deed } Если это нелепо, приказ можно отменить: «Афина» перейдёт к следующему.
asked-of-everybody = { $question } (Спрашивают всегда, есть карта на руке или нет: так вопрос ничего не выдаёт.)


## Вопросы за настоящим столом: что показали кубики и карты

ask-attack = Атака, { $unit } → { $target }: попадание при { $needed } и больше. Что на двух кубиках?
ask-rally = Перегруппировка, { $unit }: нужно { $needed } или больше. Что на двух кубиках?
ask-recon = Разведка огнём, { $target }: нужно { $needed } или больше. Что на двух кубиках?
ask-mines = Мины, { $unit }: попадание при { $needed } и больше. Что на двух кубиках?
ask-bog-roll = «Увязли»: нужно { $needed } или больше. Что на двух кубиках?
ask-wire = Проволока: бросьте кубик ({ $unit }). Что выпало?
ask-again = Переброшенный кубик ({ $roll }): что выпало?
ask-luck-die = «Удача»: что выпало на кубике?
ask-spent-check = Проверка на измотанность, { $unit }, { $cost } ОД: что на красном кубике?
ask-spent-check-again = Ещё раз проверка на измотанность, { $unit }, { $cost } ОД: что на красном кубике?
ask-marker = Какой жетон попадания вытянут ({ $unit })?
ask-card = { $of ->
    [1] Какую боевую карту
   *[other] Боевая карта, { $n } из { $of }: какую
} { CASE($side, "number") ->
    [many] берут
   *[one] берёт
} { $side }?
ask-initiative = Инициатива: нужно { $needed } или больше. Что на двух кубиках?
ask-drift = Удар по { $target }: точно при { $needed } и больше. Что на кубике?
ask-drift-direction = Удар по { $target } отклоняется: 1 — север, дальше по часовой. Что на кубике?
ask-shelling = Снаряды, { $target }: попадание при { $needed } и больше. Что на двух кубиках?
ask-officer = «Фронтовой офицер»: что на кубике?
ask-sniper = «Снайперский огонь»: что на кубике?
ask-unseen-marker = Жетон попадания лицом вниз ({ $unit }): какой он?
ask-order-card = Откройте карту приказов для «Афины». Какая она?
ask-check-card = Откройте карту приказов для проверки на измотанность. Какая она?
ask-command-search = Потеря карты командования: открывайте карты приказов до синей. Какая следующая?
ask-placing-card = Откройте карту приказов ради её гекса. Какая она?
ask-event-die = Событие ячейки { $cell }: что на кубике?
ask-reveal = Огонь по { $target }: раскрыт при { $needed } и больше. Что на двух кубиках?
ask-suspect = Раскрытие, { $unit }: что вытянуто из запаса?
ask-suspect-first = Сразу несколько ПП на виду: бросьте жребий, кто первый. Кто?
ask-suspect-near = Несколько ПП одинаково близко: бросьте жребий. Какой?
ask-suspect-direction = Где встанет новый ПП? 1 — север, дальше по часовой. Что на кубике?
ask-suspect-hex = Несколько гексов для ПП равны: бросьте жребий. Какой?
ask-ai-group = Несколько групп равны: бросьте жребий. Какая?
ask-ai-unit = Несколько ИИ равны: бросьте жребий. Кто?
ask-ai-target = Несколько целей равны: бросьте жребий. Какая?
ask-ai-goal = Несколько целей движения равны: бросьте жребий. Какая?
ask-ai-goal-hex = Несколько укрытий равны: бросьте жребий. Какое?
ask-ai-hex = Несколько гексов равны: бросьте жребий. Какой?
ask-ai-path = Несколько путей равны: бросьте жребий. Какой?
ask-ai-facing = Несколько направлений равны: бросьте жребий. Какое?


## Ответы

option-pass = пас
option-group = действовать группой
option-show = раскрыть: { $unit }
option-no = нет
option-hush = о каких картах спрашивать
option-hush-card = о карте «{ $card }»
option-every_card = обо всех
option-ask_again = снова спрашивать обо всех
option-stop = остановиться
option-stay = остаться
option-done = готово
option-inside = занять
option-outside = остаться снаружи
option-pivot = поворот
option-reveal = раскрыть
option-carry_out = пусть действует
option-trust = пусть действует до конца раунда без вопросов
option-overrule = отменить приказ
option-doubt_again = снова спрашивать перед действиями «Афины»
option-play = сыграть «{ $card }»
option-order-card = карта { $n }
option-token = { $token }
option-unit = { $unit }
option-hex = { $hex }
option-target = атака по { $hex }
option-recon-target = разведка огнём: { $hex }
option-hex-cost = { $hex } за { $cost } ОД
option-facing = { $facing }
option-fort = укрепление: { $fort }
option-herd = { $herd }
option-card = «{ $card }»
option-marker = «{ $marker }»
option-die = { $n }
option-dice = { $a } и { $b }
option-path = { $path }
option-again = перебросить { $n }
option-caps = { $n ->
    [0] не тратить
   *[other] { $n } ОК
}
option-turn-left = { $n } ОК: на { $n ->
    [one] { $n } сторону
    [few] { $n } стороны
   *[other] { $n } сторон
} против часовой стрелки
option-turn-right = { $n } ОК: на { $n ->
    [one] { $n } сторону
    [few] { $n } стороны
   *[other] { $n } сторон
} по часовой стрелке
option-no-shift = не тратить: { $needed } и больше, { $chance } %
option-shift = { $n } ОК: { $needed } и больше, { $chance } %
check-left = { $cost ->
    [0] без проверки
   *[other] { $cost } ОД, риск измотаться { $risk } %
}
option-caps-cost = { $n ->
    [0] не тратить
   *[other] { $n } ОК
}: { check-left }

action-move = движение
action-pivot = поворот
action-attack = атака
action-recon = разведка огнём
action-rally = перегруппировка
action-stall = выжидание
action-hide = спрятаться или двигаться скрытно
action-dig = окопаться
action-lay_smoke = поставить дым
action-tow = взять на буксир
action-let_go = отцепить буксир
action-go_inside = занять укрепление
action-go_outside = выйти из укрепления
action-load = погрузка
action-unload = выгрузка
action-enter = выйти на поле
action-leave = покинуть поле
action-card = карта «{ $card }»
action-stall-does = ничего не делает, но это не пас: раунд продолжается
action-hide-does = противник не видит подразделение, пока оно само себя не выдаст
action-dig-does = защита +1 со всех сторон — до первого движения или поворота
action-recon-does = ищет огнём тех, кто прячется в гексе
action-lay_smoke-does = плотный дым: защита в гексе +2, и сквозь него не видно; перед следующим раундом он редеет
option-action = { $action }
option-action-there = { $action }: { $hex }
option-action-cost = { $action }, { $cost } ОД

preview-cost = стоит { $cost } ОД
preview-chance = риск измотаться: { $n } %
preview-no-check = без проверки на измотанность
preview-paid = измотанные платят очками: спишется { $n } ОК, останется { $left }
preview-rally = жетон попадания снимется при { $needed } и больше на двух кубиках, { $chance } %
preview-by-caps = измотанная фишка платит 1 ОК за каждое ОД, осталось { $left }
preview-by-card = фишка измотана, и ОК не хватает; остаётся { $cards }
preview-pass = ни действия, ни затрат, напряжение снимается
preview-pass-both = если спасует и противник, раунд окончен
preview-pass-ends = противник тоже спасовал: раунд окончен, все снова свежие
preview-group = соседние фишки действуют вместе: одна цена, одна проверка на всех
preview-nobody-in-zone = обстреливать некого
preview-hides = там противник не видит подразделения
preview-shot = { CASE($target, "start") }: попадание при { $needed } и больше на двух кубиках, { $chance } %
preview-hopeless = { CASE($target, "start") }: { $needed } на двух кубиках не выпадет; помогут только очки командования или карты
preview-numbers = { CASE($target, "start") }: защита { $dr } минус огневая мощь { $ar } — нужно { $needed }
preview-caps = { $n ->
    [0] ОК не потрачено
   *[other] потрачено { $n } ОК
}, до конца раунда останется { $left }
preview-suspect = { CASE($target, "start") }: станет ясно, кто это, при { $needed } и больше на двух кубиках, { $chance } %
preview-odds = успех при { $needed } и больше { $dice ->
    [1] на одном кубике
   *[other] на двух кубиках
}, { $chance } %
preview-no-effect = { CASE($target, "start") }: нет подходящей ОМ
preview-defence = защита: { $parts }
preview-attack = огневая мощь: { $parts }
preview-critical = сразу уничтожение при { $n } и больше
preview-control = контроль над { $hex }
preview-close-combat = в ближний бой
preview-reveals = раскрывает себя
preview-gives-away = раскроет: { $units }
preview-fire-zone = под огнём: { $units }
preview-in-zone = сможет обстрелять: { $units }
preview-burns = всякий, кто там прячется, раскроется без броска
preview-cover = защита там +{ $n }


## Что «Афина» собирается сделать

odds = { $need }+, { $chance } %
odds-unknown = нужное число пока неизвестно
price = { $n } ОД
price-between = от { $least } до { $most } ОД
price-nothing = без затрат
price-unknown = стоимость пока неизвестна
deed-attack = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] атакуют
   *[one] атакует
} { CASE($target, "acc") }{ $helpers ->
    [0] { "" }
   *[other] , помощников: { $helpers }
}: { $odds }, { $price }.
deed-pivot-attack = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] поворачиваются и атакуют
   *[one] поворачивается и атакует
} { CASE($target, "acc") }: { $odds }, { $price }.
deed-move = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] идут
   *[one] идёт
} в сторону { CASE($target, "gen") }: { $price }.
deed-low-risk = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] осторожно идут
   *[one] осторожно идёт
} в сторону { CASE($target, "gen") }: { $price }.
deed-group-move = Группа идёт в сторону { CASE($target, "gen") }: { $units }; по нынешним путям { $price }.
deed-pivot = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] поворачиваются
   *[one] поворачивается
} к тому, кто на фланге: { $price }.
deed-rally = { CASE($unit, "start") }: попытка перегруппировки, { $odds }, { $price }.
deed-auto-rally = { CASE($unit, "start") }: успешная перегруппировка без броска, { $price }.
deed-withdraw = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] выходят
   *[one] выходит
} из боя: { $price }.
deed-close-in = { CASE($unit, "start") } { CASE($unit, "number") ->
    [many] входят
   *[one] входит
} в гекс противника: { $price }.
deed-pass = ИИ пасует.
deed-end-round = Раунд закончится.
deed-pass-check = Свежих ИИ { $ai }, свежих подразделений { $units }: ИИ пасует.


## Почему «Афина» так решила

decision-order = { $slot }: { $order }
decision-group = { $slot }: { $order }
decision-priority = { $slot }: { $action }
decision-move = Куда идти в сторону { $goal }: { $unit }
decision-withdraw = { CASE($unit, "start") }: куда отойти
decision-facing = Куда смотреть в { $hex }: { $unit }
decision-member = Чей черёд в группе, цель — { $goal }
decision-goal-hex = К какому укрытию: { $unit }
decision-close-in = На кого идёт в ближний бой: { $unit }
decision-next-target = По кому следующий бросок в { $hex }, стреляют: { $unit }
decision-entry = Где появиться на поле: { $unit }

pair-name = { $ai } — { $target }

reason-who = ИИ, отвечающие требованиям: { $command ->
    [0] свежие
   *[other] свежие и измотанные
}
    .not = требованиям не отвечает
reason-who-all = требованиям отвечает каждый { $command ->
    [0] свежий ИИ
   *[other] ИИ
}: { $names }
reason-who-nobody = требованиям не отвечает ни один { $command ->
    [0] свежий ИИ
   *[other] ИИ
}
reason-targets-nobody = подходящих целей нет
reason-targets-all = все они подходят как цели: { $names }
reason-no-group = идти не может ни одна группа
reason-targets = цели, отвечающие требованиям
    .not = как цель требованиям не отвечает
reason-in-contact-cc = ИИ в одном гексе с подразделением
    .not = не в одном гексе с подразделением
reason-in-contact-cc-all = все ИИ в одном гексе с подразделением: { $names }
reason-in-contact-cc-nobody = нет подходящего ИИ в одном гексе с подразделением
reason-in-contact-short = ИИ рядом с подразделением
    .not = не рядом с подразделением
reason-in-contact-short-all = все ИИ рядом с подразделением: { $names }
reason-in-contact-short-nobody = нет подходящего ИИ рядом с подразделением
reason-cannot-leave = выйти из боя всё-таки нельзя, поэтому атакует
reason-leaves = { $ai }: расчёт выходит из ближнего боя, а не атакует
reason-able-all = все они на это способны: { $names }
reason-able-nobody = никто из них на это не способен
reason-able = ИИ, способные на это
    .not = этого сделать не может
reason-largest-group = наибольшая группа, { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
    .not = группа меньше; в наибольшей { $n ->
        [one] { $n } фишка
        [few] { $n } фишки
       *[many] { $n } фишек
    }
reason-nearest-group = ближе всех к цели, { hexes }
    .not = дальше от цели; у ближайшей — { hexes }
reason-gets-closer = кто сможет подойти ближе
    .not = так близко не подойдёт
reason-safer-way = чей путь безопаснее
    .not = путь опаснее
reason-nearer-member = кто ближе к цели
    .not = дальше от цели
reason-pair = { $ai } — { $target }, { hexes }: возможно
reason-pair-alone = { $ai }: возможно
reason-pair-attack = { $ai } — { $target }, { hexes }: ПЗ { $dr }, ПА { $ar }{ $cap ->
    [0] { "" }
   *[other] , +{ $cap } ОК
}, нужно { $need }, { $cost } ОД
reason-pair-move = { $ai } — { $target }, { hexes }: может идти в сторону { $goal }
reason-pair-range = { $ai } — { $target }, { hexes }: не подходит, слишком далеко
reason-pair-long-range = { $ai } — { $target }, { hexes }: не подходит, дальняя дистанция
reason-pair-long-range-blocked = { $ai } — { $target }, { hexes }: не подходит, дальняя дистанция, да и обзор закрывает { $blockers }
reason-pair-needs = { $ai } — { $target }, { hexes }: не подходит, понадобилось бы { $need }
reason-pair-own = { $ai } — { $target }, { hexes }: не подходит, в том гексе есть ИИ
reason-pair-colour = { $ai } — { $target }, { hexes }: не подходит, нет огневой мощи против неё
reason-pair-marker = { $ai } — { $target }, { hexes }: не подходит, не даёт жетон попадания
reason-pair-weapon = { $ai } — { $target }, { hexes }: не подходит, нет такого оружия
reason-pair-aboard = { $ai } — { $target }, { hexes }: не подходит, его везут
reason-pair-close-combat = { $ai } — { $target }, { hexes }: не подходит, связан ближним боем
reason-pair-water = { $ai } — { $target }, { hexes }: не подходит, стоит в воде
reason-pair-bunker = { $ai } — { $target }, { hexes }: не подходит, из дзота миномёт не стреляет
reason-pair-refugees = { $ai } — { $target }, { hexes }: не подходит, там беженцы
reason-pair-minimum = { $ai } — { $target }, { hexes }: не подходит, слишком близко
reason-pair-arc = { $ai } — { $target }, { hexes }: не подходит, вне сектора обстрела
reason-pair-sight = { $ai } — { $target }, { hexes }: не подходит, не видно
reason-pair-sight-blocked = { $ai } — { $target }, { hexes }: не подходит, обзор закрывает { $blockers }
reason-pair-steep = { $ai } — { $target }, { hexes }: не подходит, ствол так низко не опустить
reason-pair-not-in-los = { $ai } — { $target }, { hexes }: не подходит, не на линии видимости
reason-pair-no-way = { $ai } — { $target }, { hexes }: не подходит, некуда идти
reason-pair-cannot = { $ai }: не подходит, не может
reason-best-ai-ar = наибольший ПА — { $n }
    .not = ПА меньше, чем { $n }
reason-best-ai-dr = наименьший ПЗ — { $n }
    .not = ПЗ больше, чем { $n }
reason-best-target-ar = для { $ai }: цель с наибольшим ПА — { $n }
    .not = для { $ai } ПА меньше, чем { $n }
reason-best-target-dr = для { $ai }: цель с наименьшим ПЗ — { $n }
    .not = для { $ai } ПЗ больше, чем { $n }
reason-nearest-targets = для { $ai }: ближайшая цель, { hexes }
    .not = для { $ai } дальше, чем { hexes }
reason-nearest-ai = ИИ, ближайший к своей цели: { hexes }
    .not = дальше от своей цели, чем { hexes }
reason-farthest-ai = ИИ, самый дальний от своей ближайшей цели: { hexes }
    .not = ближе к своей ближайшей цели, чем { hexes }
reason-unhit = непоражённый
    .not = уже с поражением
reason-highest-ar = наибольший ПА
    .not = ПА меньше
reason-lowest-attack-cost = наименьшая стоимость атаки
    .not = атака дороже
reason-best-hex = гекс с наибольшим бонусом
    .not = бонус гекса меньше
reason-lowest-dr = наименьший ПЗ
    .not = ПЗ больше
reason-hit = поражённое
    .not = без поражений
reason-fresh = свежее
    .not = лежит измотанной стороной вверх
reason-spent = измотанное
    .not = лежит свежей стороной вверх
reason-unit-highest-ar = наибольший собственный ПА
    .not = собственный ПА меньше
reason-unit-lowest-attack-cost = самая дешёвая собственная атака
    .not = собственная атака дороже
reason-unit-lowest-move-cost = самое дешёвое собственное движение
    .not = собственное движение дороже
reason-lowest-move-cost = наименьшая стоимость движения
    .not = движение дороже
reason-listed-first = названо в приказе первым
    .not = в приказе позже
reason-nearest-to-objective = ближе всех к цели сценария
    .not = дальше от цели сценария
reason-closest = ближе всего к цели
    .not = дальше от цели
reason-outside-fire-zones = вне зон ведения огня
    .not = в зоне ведения огня
reason-flank = на фланге противника
    .not = не на фланге противника
reason-nearest-ahead = ближайший противник в секторе
    .not = ближайший противник вне сектора
reason-objective-ahead = цель сценария в секторе
    .not = в секторе нет цели сценария
reason-most-ahead = больше всего противников в секторе и на виду
    .not = в секторе и на виду меньше противников
reason-most-in-arc = больше всего противников в секторе
    .not = в секторе меньше противников
reason-flanker-ahead = в секторе тот, кто был на фланге
    .not = тот, кто был на фланге, вне сектора
reason-target-ahead = в секторе тот, кого атакуют
    .not = тот, кого атакуют, вне сектора
reason-most-in-zone = больше всего противников в зоне ведения огня
    .not = в зоне ведения огня меньше противников
reason-random = жребий
    .not = ничем не хуже, но жребий выбрал другое
reason-way = { $hex }: { hexes } до цели, { $threats ->
    [0] вне огня
    [one] в { $threats } зоне ведения огня
   *[other] в { $threats } зонах ведения огня
}, бонус { $bonus }, { $cost } ОД
reason-way-farther = { $hex }: не подходит, дальше от цели
reason-way-stacking = { $hex }: не подходит, там уже ИИ
reason-way-crewed = { $hex }: не подходит, расчёт избегает ближнего боя
reason-way-known-mines = { $hex }: не подходит, раскрытые мины
reason-way-enemy-there = { $hex }: не подходит, там противник
reason-way-short-range = { $hex }: не подходит, рядом с противником и под его огнём
reason-way-slow = { $hex }: не подходит, слишком медленно для техники
reason-tier-safe = вне всех зон ведения огня
    .not = в зоне ведения огня
reason-tier-covered = под огнём, но с бонусом
    .not = под огнём и без бонуса
reason-tier-no-worse = под огнём, с бонусом не хуже нынешнего
    .not = под огнём, бонус хуже нынешнего
reason-tier-any = ближе к цели
    .not = не ближе к цели
reason-tier-flank-or-cover = не ближе, но на фланг или в укрытие
    .not = ни на фланг, ни в укрытие
reason-tier-pivot = идти некуда: поворот к подразделению на фланге
reason-tier-nothing = идти некуда



## Что сделать за настоящим столом

lay-board = Разложите поле { $board }
lay-board-beside = Приложите поле { $board } со сдвигом от поля { $first }: столбцов к востоку { $column }{ $row ->
    [0] { "" }
   *[other] , рядов к югу { $row }
}
lay-fort = Положите в { $hex } { CASE($fort, "acc") } { CASE($side, "gen") }
lay-fort-facing = Положите в { $hex } { CASE($fort, "acc") } { CASE($side, "gen") }, лицом на { $facing }
lay-fort-hidden = На поле ничего не кладите, запишите для себя: { $fort } в { $hex }
lay-unit = Поставьте { CASE($unit, "acc") } ({ $side }) в { $hex }, лицом на { $facing }
lay-unit-spent = Поставьте { CASE($unit, "acc") } ({ $side }) измотанной стороной вверх в { $hex }, лицом на { $facing }
lay-unit-anywhere = Поставьте { CASE($unit, "acc") } ({ $side }) в { $hex }
lay-unit-aboard = Положите { CASE($unit, "acc") } ({ $side }) под { CASE($vehicle, "acc") }
lay-unit-hidden = На поле ничего не ставьте, запишите для себя: { $unit } в укрытии, { $hex }
lay-herd = Поставьте в { $hex }: { $herd }
lay-control = Положите в { $hex } жетон контроля стороной { CASE($side, "gen") } вверх
lay-arrival = Отложите до раунда { $round } подкрепление { CASE($side, "gen") }: { $units }
lay-reinforcement = Отложите подкрепление { CASE($side, "gen") }, которое приведёт ячейка { $cell } шкалы: { $units }
lay-battery = Приготовьте: { $battery }, огневых задач { $n }
lay-victory = Поставьте маркер победных очков: { $side }, { $n }
lay-caps = Поставьте маркер ОК { CASE($side, "gen") } на { $n }
lay-cell = Поставьте маркер сценария в ячейку { $n } шкалы
lay-pile-soft = Перемешайте рубашкой вверх жетоны попаданий для небронированных целей, всего { $n }
lay-pile-armoured = Перемешайте рубашкой вверх жетоны попаданий для бронированных целей, всего { $n }
lay-pool = Сложите в запас ПП, не глядя, и перемешайте жетоны, всего { $n }: { $tokens }
lay-cards = Перемешайте в колоду боевые карты, всего { $n }: { $cards }
lay-orders = Перемешайте в колоду «Афины» карты приказов, всего { $n }, номера { $numbers }
lay-rest = Остальные фишки, жетоны и карты остаются в коробке
so-many = { $n ->
    [1] { $name }
   *[other] { $name } ×{ $n }
}

move-moved = Передвиньте { CASE($unit, "acc") }: { $from } → { $to }
move-faces = Поверните { CASE($unit, "acc") } на { $facing }
move-entered = Поставьте { CASE($unit, "acc") } в { $hex }
move-left = Снимите с поля { CASE($unit, "acc") }
move-revealed = Поставьте { CASE($unit, "acc") } в { $hex }, лицом на { $facing }
move-hid = Снимите с поля { CASE($unit, "acc") }; хозяин записывает, где укрытие
move-destroyed = Снимите { CASE($unit, "acc") } с { $hex }
move-hit = Положите закрытый жетон попадания, не глядя, под { CASE($unit, "acc") }
move-marker = Положите жетон «{ $marker }» под { CASE($unit, "acc") }
move-turned-up = Откройте жетон попадания, { $unit }: «{ $marker }»
move-rallied = Верните в запас жетон попадания { CASE($unit, "gen") }
move-spent = Переверните на измотанную сторону: { $units }
move-prepared = Переверните все измотанные фишки на свежую сторону
move-loaded = Положите { CASE($unit, "acc") } под машину: { $vehicle }
move-unloaded = Поставьте { CASE($unit, "acc") } в { $hex }
move-dug-in = Положите жетон одиночных окопов: { $units }
move-fort-destroyed = Уберите { CASE($fort, "acc") } из { $hex }
move-mines-found = Положите открытые мины в { $hex }
move-mines-laid = Положите мины в { $hex }
move-smoke = Положите плотный дым в { $hex }
move-smoke-thins = Уберите рассеянный дым, затем переверните плотный на рассеянную сторону
move-control = Переверните жетон контроля в { $hex } стороной { CASE($side, "gen") }
move-scored = Поставьте маркер победных очков: { $leader } { $total }
move-caps-spent = Поставьте маркер ОК { CASE($side, "gen") } на { $left }
move-caps-lost = Поставьте маркер ОК { CASE($side, "gen") } на { $left }
move-caps-gained = Поставьте маркер ОК { CASE($side, "gen") } на { $left }
move-caps-sniped = Поставьте маркер ОК { CASE($side, "gen") } на { $left }
move-event-caps-lost = Поставьте свой маркер ОК на { $left }
move-event-caps-gained = Поставьте свой маркер ОК на { $left }
move-played-card = Сбросьте боевую карту «{ $card }»
move-checked = Сбросьте карту приказов { $n }
move-placing-card = Сбросьте карту приказов { $n }
move-orders-reshuffled = Замешайте все сброшенные карты приказов в колоду
move-command-lost = Уберите из игры карту приказов { $n }
move-track-moved = Передвиньте маркер сценария из ячейки { $from } в ячейку { $to }
move-pool-added = Положите в запас: { $token }
move-suspect-placed = Поставьте { CASE($unit, "acc") } в { $hex }
move-suspect-revealed = Замените ПП { $id } в { $hex }: { $kind }
move-suspect-gone = Снимите { CASE($unit, "acc") } с { $hex }; жетон уходит из игры
move-bogged = Отметьте: { $unit } до конца раунда { CASE($unit, "number") ->
    [many] не движутся
   *[one] не движется
}

unmove-moved = Верните { CASE($unit, "acc") }: { $to } → { $from }
unmove-faces = Поверните { CASE($unit, "acc") } обратно
unmove-entered = Снимите { CASE($unit, "acc") } с { $hex }
unmove-left = Верните на поле { CASE($unit, "acc") }
unmove-revealed = Снимите { CASE($unit, "acc") } с { $hex }
unmove-hid = Верните на поле { CASE($unit, "acc") }
unmove-destroyed = Верните { CASE($unit, "acc") } в { $hex }
unmove-hit = Верните в запас жетон попадания { CASE($unit, "gen") }
unmove-marker = Верните в запас жетон «{ $marker }»: { $unit }
unmove-turned-up = Закройте жетон попадания { CASE($unit, "gen") }
unmove-rallied = Верните жетон попадания под { CASE($unit, "acc") }
unmove-spent = Переверните обратно на свежую сторону: { $units }
unmove-prepared = Переверните тех, кто был измотан, обратно
unmove-loaded = Верните { CASE($unit, "acc") } на прежнее место
unmove-unloaded = Верните { CASE($unit, "acc") } под машину
unmove-dug-in = Уберите жетон одиночных окопов: { $units }
unmove-fort-destroyed = Верните { CASE($fort, "acc") } в { $hex }
unmove-mines-found = Уберите мины из { $hex }
unmove-mines-laid = Уберите мины из { $hex }
unmove-smoke = Уберите дым из { $hex }
unmove-smoke-thins = Переверните рассеянный дым на плотную сторону и верните убранный
unmove-control = Переверните жетон контроля в { $hex } обратно
unmove-scored = Верните маркер победных очков на { points } назад
unmove-caps-spent = Верните { $n } ОК: { $side }
unmove-caps-lost = Верните маркер ОК { CASE($side, "gen") } назад
unmove-caps-gained = Снова отнимите { $n } ОК: { $side }
unmove-caps-sniped = Верните { $n } ОК: { $side }
unmove-event-caps-lost = Верните себе { $n } ОК
unmove-event-caps-gained = Снова отдайте { $n } ОК
unmove-played-card = Верните в руку боевую карту «{ $card }»
unmove-checked = Верните карту приказов { $n } на колоду
unmove-placing-card = Верните карту приказов { $n } на колоду
unmove-orders-reshuffled = Перемешанного не вернуть: играйте этой колодой дальше
unmove-command-lost = Верните в игру карту приказов { $n }
unmove-track-moved = Верните маркер сценария из ячейки { $to } в ячейку { $from }
unmove-pool-added = Достаньте из запаса: { $token }
unmove-suspect-placed = Снимите { CASE($unit, "acc") } с { $hex }
unmove-suspect-revealed = Верните ПП { $id } в { $hex }, а в запас: { $kind }
unmove-suspect-gone = Верните { CASE($unit, "acc") } в { $hex }, а жетон — в запас
unmove-bogged = Снимите отметку: { $unit }


## Чего нельзя и почему: предложение без точки, дальше идёт пункт правил

cannot-go = В { $hex } { CASE($unit, "dat") } не пройти: { $why }
cannot-attack = { CASE($unit, "start") } не { CASE($unit, "number") ->
    [many] могут
   *[one] может
} атаковать { $hex }: { $why }
cannot-act = { CASE($unit, "start") } не { CASE($unit, "number") ->
    [many] могут
   *[one] может
} действовать: { $why }
cannot-unit-first = Сначала выберите своё подразделение, потом — куда ему идти или кого атаковать
cannot-own-first = Сейчас выбирают своё подразделение
cannot-group-yet = Сначала выберите, что делает группа; куда и по кому — следующий вопрос
cannot-enemy = В свой ход действуют только своими подразделениями
cannot-enter-here = Здесь подкрепления не выходят: гексы для выхода называет сценарий
cannot-play = Разыграть карту «{ $card }» { CASE($unit, "dat") } нельзя: { $why }
cannot-play-alone = Карту «{ $card }» разыгрывает подразделение: сначала выберите его
cannot-play-now = У карты «{ $card }» свой момент: когда он настанет, вас спросят
cannot-smoke = Поставить дым в { $hex } { CASE($unit, "dat") } нельзя: { $why }
cannot-recon = Разведать { $hex } огнём { CASE($unit, "dat") } нельзя: { $why }
cannot-spot = Наводить из { $hex } нельзя: { $why }
cannot-target = Сейчас это не цель: { $why }
cannot-hide = Спрятаться в { $hex } { CASE($unit, "dat") } нельзя: { $why }
cannot-face = Повернуться к { $hex } { CASE($unit, "dat") } нельзя: { $why }
cannot-mine = В { $hex } мины не поставить: { $why }
cannot-board = Погрузиться туда { CASE($unit, "dat") } нельзя: { $why }
cannot-tow = Взять это на буксир { CASE($unit, "dat") } нельзя: { $why }
cannot-get-off = Сойти в { $hex } { CASE($unit, "dat") } нельзя: { $why }
cannot-join = Войти в эту группу { CASE($unit, "dat") } нельзя: { $why }
cannot-lead = Вести эту атаку { CASE($unit, "dat") } нельзя: { $why }

bar-bogged = техника завязла до конца раунда
bar-aboard = подразделение везут
bar-marker = не даёт жетон попадания
bar-far = это не соседний гекс
bar-enemy = с той стороны только что вошёл противник
bar-scenario = не разрешает сценарий
bar-fort = колёсам здесь не проехать ({ $fort })
bar-height = перепад сразу в два уровня
bar-terrain = местность непроходима ({ $terrain })
bar-wall = мешает стена
bar-cost = это стоит { $cost } ОД, а подразделение измотано, и есть только { $n } ОК
bar-bonus-arc = бонусы движения ведут только вперёд
bar-bonus-ground = по такой местности бонус движения не действует
bar-weapon = нет такого оружия
bar-close_combat = в ближнем бою атакуют только в своём гексе
bar-own-hex = в своём гексе противника нет
bar-water = из воды не атакуют
bar-bunker = из дзота миномёт не стреляет
bar-refugees = там беженцы
bar-range = расстояние { $away }, а оружие достаёт на { $reach }
bar-minimum = слишком близко для этого оружия
bar-arc = цель вне сектора обстрела
bar-sight = цели не видно
bar-blocked = цели не видно, обзор закрывает { $blockers }
bar-steep = ствол так низко не опустить
bar-nobody = там нечего атаковать
bar-colour = нет огневой мощи против такой цели
bar-support = кто-то из группы не может поддержать туда огнём
bar-no_smoke = дыма у подразделения нет
bar-own_hex = это его собственный гекс
bar-smoky = там и так плотный дым
bar-wet = там вода
bar-beyond = сапёры ставят дым только в соседних гексах
bar-in_view = там противник на виду, его можно просто атаковать
bar-away = от миномёта туда больше двух гексов
bar-unseen = миномёт не видит этого гекса
bar-blind = цели оттуда не видно
bar-passenger = сначала стреляют по пассажиру, потом по машине
bar-done = по ней уже стреляли
bar-elsewhere = атакуют { $hex }
bar-friend = в ближнем бою атакуют только противника
bar-fighting = идёт ближний бой
bar-in_sight = противник видит подразделение там, где оно стоит
bar-stays = подразделение там и скрывается, идти можно только в соседний гекс
bar-shows = там его увидит противник
bar-seen = противник видит этот гекс
bar-company = там уже кто-то на виду
bar-side = нужен один из шести гексов вокруг
bar-facing = подразделение и так смотрит туда
bar-aim = смотреть нужно на цель атаки
bar-taken = там уже есть укрепление или мины
bar-no_vehicle = это не машина
bar-full = машина уже занята: везёт кого-то или сама на буксире
bar-unshown = машина скрыта
bar-apart = они не в одном гексе
bar-able = на буксир берут только то, что не может двигаться
bar-tracks = гусеничную технику буксирует только гусеничная
bar-member = подразделение уже в ней
bar-lonely = рядом нет никого из группы
bar-outside = подразделение не входит в группу
bar-supporters = нет гекса, по которому его поддержали бы все остальные
bar-spent = подразделение измотано, а ОК не хватает
bar-doomed = по жетону попадания оно уничтожено
bar-rally = жетон попадания оставляет только перегруппировку, а она сейчас невозможна
bar-coming = выйти на поле пока нельзя
bar-hidden = подразделение скрыто, а на карте нет такого значка
bar-card-01 = она для измотанных
bar-card-02 = остаётся только перегруппировка, а она сейчас невозможна
bar-card-03 = нет жетона, который эта карта снимает
bar-card-04 = нечего перегруппировывать, или в гексе противник
bar-card-08 = жетон попадания оставляет только перегруппировку
bar-card-09 = нужно место, чтобы окопаться, и ни одного противника в гексе
bar-card-10 = у «Афины» нет ОК, терять ей нечего
bar-card-16 = нужно подразделение без попаданий, вне ближнего боя и в гексе с заграждением
bar-card-17 = нужно подразделение без попаданий, вне ближнего боя, и гекс, где можно ставить мины
