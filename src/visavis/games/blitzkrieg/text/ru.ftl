# «Натиск!» по-русски. Разделы и сообщения стоят в том же порядке, что в en.ftl.
# Формы имён: .nom — именительный внутри предложения, .gen .dat .acc — падежи, .in — где,
# .gender — род и число: m, f, n или pl; .nippon — сторона из «Ниппона».


## Игра

game-title = Натиск!
game-tagline = Вторая мировая на пяти театрах: фишка за фишкой, пока одна сторона не дожмёт другую.
game-length = около 20 минут
game-players = 1 или 2 игрока

scenario-base = Базовая игра
scenario-base-help = Два игрока: Гитлеровская коалиция (Ось) против Союзников на пяти театрах. Начинает Ось, играют до 25 очков.
scenario-nippon = «Ниппон»
scenario-nippon-help = Два игрока: Япония с Годзиллой против Германии, захватившей Америку. Каждый город — отдельная кампания, и победа в ней открывает путь к следующей.
scenario-solo = Соло
scenario-solo-help = Вы — Союзники, за Гитлеровскую коалицию (Ось) играет бот: его фишки лежат открытым рядом, и каждый ход он тянет новую стратагему.
scenario-solo-nippon = Соло, «Ниппон»
scenario-solo-nippon-help = Вы — Германия, за Японию играет бот. Новые кампании всегда открываете вы, но там, где прежнюю завершил бот, он получает ещё одно деление.


## Первое знакомство

guide-1 = Цель — победные очки. Как только одна сторона дойдёт до золотого деления этой шкалы, у другой останется не больше одного хода.
    .at = race
guide-2 = Ваши фишки. Каждый ход вы ставите одну, а потом тянете новую: коснитесь фишки, затем ячейки в рамке, или наоборот. Ещё одно касание — подтвердить.
    .at = hand
    .typed = Ваши фишки. Каждый ход вы ставите одну, а потом тянете новую: введите фишку и ячейку, как в списке ответов.
guide-3 = Армии ставят на сушу, флот — на море, авиацию — куда угодно, а где и суша, и море — любую фишку. Число — это сила. Сила генерала — сколько обычных ваших армий и авиации на его театре, сила адмирала — сколько флота и авиации; каждый считает и себя. У блиц-авиации сила 0, зато сразу за ней можно поставить ещё одну фишку. Жёлтые фишки — особое оружие, его дают исследования.
    .at = hand
guide-4 = Фишка сдвигает этот маркер к своей стороне на столько делений, какова её сила. Кто доведёт его до своего края шкалы, тот сразу побеждает на этом театре.
    .at = track
guide-4-nippon = Фишка сдвигает этот маркер к своей стороне на столько делений, какова её сила. Кто доведёт его до любого из трёх делений с числом у своего края, тот сразу берёт город, а число — фора: столько делений в городе, который откроется следующим.
guide-4-solo-nippon = { guide-4-nippon }
guide-5 = Фишки ставят в подсвеченный ряд. Когда он заполнен, очки за него получает сторона, к которой сдвинут маркер. Знак на ячейке — её эффект: наведите на него или коснитесь, чтобы прочитать.
    .at = lamp
    .typed = Фишки ставят в подсвеченный ряд. Когда он заполнен, очки за него получает сторона, к которой сдвинут маркер. Знак на ячейке — её эффект; все знаки объясняют «обозначения».
guide-5-nippon = Фишки ставят только в открытые города — они подсвечены. Когда город заполнен, его очки получает сторона, к которой сдвинут маркер, а кто поставил последнюю фишку, открывает один из соседних городов. Знак на ячейке — её эффект; с какими городами соединён город, подскажет он сам: наведите или коснитесь.
    .typed = Фишки ставят только в открытые города. Когда город заполнен, его очки получает сторона, к которой сдвинут маркер, а кто поставил последнюю фишку, открывает один из соседних городов. Знак на ячейке — её эффект; все знаки объясняют «обозначения».
guide-5-solo-nippon = Фишки ставят только в открытые города — они подсвечены. Когда город заполнен, его очки получает сторона, к которой сдвинут маркер, а какой соседний город открыть, выбираете вы, даже если последнюю фишку поставил бот: тогда он начинает там на деление ближе к победе. Знак на ячейке — её эффект; с какими городами соединён город, подскажет он сам: наведите или коснитесь.
    .typed = Фишки ставят только в открытые города. Когда город заполнен, его очки получает сторона, к которой сдвинут маркер, а какой соседний город открыть, выбираете вы, даже если последнюю фишку поставил бот: тогда он начинает там на деление ближе к победе. Знак на ячейке — её эффект; все знаки объясняют «обозначения».
guide-6 = План для начала: сперва занимайте производство и исследования — выбор станет шире, а позже придут сильные фишки. Потом сдвигайте маркер к себе там, где близки очки, и заполняйте ряд, пока маркер на вашей стороне. Держите про запас то, что можно поставить: кому ставить нечего, тот сразу проигрывает.
    .at = board
guide-7 = Бот играет в открытую: вот его ряд, а рядом — стратагема его хода. Выбирает он по таблицам правил.
    .at = bot


## Настройки

setting-level = Уровень
setting-level-help = Сколько раз при подготовке бросают кубик и на сколько делений он сдвигает маркеры в пользу бота.
level-easy = лёгкий
level-easy-help = Три броска, каждый даёт боту 1 деление.
level-medium = средний
level-medium-help = Три броска, каждый даёт боту 2 деления.
level-hard = сложный
level-hard-help = Четыре броска, каждый даёт боту 2 деления.

setting-stratagems = Стратагемы
setting-stratagems-help = Включено: каждый ход у бота своя стратагема, и предугадать его труднее. Выключено: учебная партия, бот следует только основным таблицам.
setting-extra_vp = Дополнительные очки бота
setting-extra_vp-help = Столько победных очков у бота в начале партии.
setting-extra_cells = Дополнительные деления бота
setting-extra_cells-help = На столько делений при подготовке сдвинут к боту каждый маркер, но не ближе чем за одно деление до победы.
setting-show_reserve_count = Показывать размер резерва
setting-show_reserve_count-help = Включено: видно, сколько фишек у противника. Выключено: сообщать об этом никто не обязан.
setting-nippon_weapons_in_base = Партизаны и умелое руководство
setting-nippon_weapons_in_base-help = Включено: эти две фишки «Ниппона» замешаны в доступные исследования, всего их 18. Выключено: обычные 16.
setting-look_at_research = Смотреть на исследованное
setting-look_at_research-help = Включено: исследователь видит, какое оружие кладёт в мешочек. Выключено: оно неизвестно, пока его не вытянут.
setting-double_bonus = Две премии при закрытии
setting-double_bonus-help = Фишка и заполнила ряд, и довела маркер до конца шкалы. Выключено: всё считается разом, премия в 2 очка одна. Включено: сначала ряд со своей премией, потом театр — со своей.
setting-bombard_needs_icon = Бомбардировке нужен эффект
setting-bombard_needs_icon-help = Фишка бомбардировки встала в ячейку без эффекта. Выключено: она всё равно бомбит. Включено: бомбит только там, где эффект есть.
setting-spy_copies_number = Шпион копирует число
setting-spy_copies_number-help = Шпион копирует генерала, адмирала или партизан. Выключено: силу считают заново для хозяина шпиона. Включено: сила та же, что была у фишки.
setting-compare_on_allied_trigger = Сравнивать счёт, когда 25 у второй стороны
setting-compare_on_allied_trigger-help = Сторона, которая ходит второй, закончила свой ход с 25 очками. Выключено: она победила, сколько бы ни было у противника. Включено: очки сравнивают.
setting-scientist_open_only = Учёный только в открытых кампаниях
setting-scientist_open_only-help = Выключено: учёный может войти и в ещё не открытую кампанию, но не на последнее место. Включено: только в открытые.
setting-die_board_order = Кто выше — по порядку кубика
setting-die_board_order-help = При полном равенстве бот берёт театр, который выше на поле. Выключено: как шкалы лежат на нём, первая — Восточная Европа. Включено: по порядку кубика, первая — Западная Европа.
setting-bot_prefers_theatre = Боту важнее театр
setting-bot_prefers_theatre-help = Одни фишки выигрывают театр, другие только кампанию. Выключено: бот оставляет все. Включено: лишь те, что выигрывают театр.
setting-rp_counts_as_both = «Исследование и производство» — и то и другое
setting-rp_counts_as_both-help = Выключено: для бота такая ячейка не относится ни к исследованиям, ни к производству. Включено: она и то и другое.
setting-bot_magnitude = Дальний сдвиг важнее
setting-bot_magnitude-help = У нескольких изменений один ранг. Выключено: остаются все, решает следующая строка. Включено: остаются лишь те, что сдвинут маркер дальше.
setting-bot_blitz_elsewhere = Блиц бота на другом театре
setting-bot_blitz_elsewhere-help = После блиц-соединения боту нечего поставить на том же театре. Выключено: второго размещения нет. Включено: бот ставит фишку на другом театре.


## Стороны

side-axis = Ось
    .gen = Оси
    .dat = Оси
    .acc = Ось
    .ins = Осью
    .gender = f
side-allies = Союзники
    .gen = Союзников
    .dat = Союзникам
    .acc = Союзников
    .ins = Союзниками
    .gender = pl
side-japan = Япония
    .gen = Японии
    .dat = Японии
    .acc = Японию
    .ins = Японией
    .nippon = yes
    .gender = f
side-germany = Германия
    .gen = Германии
    .dat = Германии
    .acc = Германию
    .ins = Германией
    .nippon = yes
    .gender = f
side-both = Обе стороны
    .nom = обе стороны
    .gen = обеих сторон
    .dat = обеим сторонам
    .acc = обе стороны
    .ins = обеими сторонами
    .each = yes
    .gender = pl
side-nobody = Никто
    .nom = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .gender = m


## Фишки

token-A1 = армия 1
    .acc = армию 1
token-A2 = армия 2
    .acc = армию 2
token-A3 = армия 3
    .acc = армию 3
token-N1 = флот 1
token-N2 = флот 2
token-N3 = флот 3
token-F1 = авиация 1
    .acc = авиацию 1
token-F2 = авиация 2
    .acc = авиацию 2
token-FB0 = блиц-авиация 0
    .acc = блиц-авиацию 0
token-GEN = генерал
    .acc = генерала
    .counted = yes
token-ADM = адмирал
    .acc = адмирала
    .counted = yes
token-GOD = Годзилла
    .acc = Годзиллу
token-EA4 = элитная армия 4
    .acc = элитную армию 4
token-EN4 = элитный флот 4
token-EF3 = элитная авиация 3
    .acc = элитную авиацию 3
token-TA5 = оперативная армия 5
    .acc = оперативную армию 5
token-TN5 = оперативный флот 5
token-TF4 = оперативная авиация 4
    .acc = оперативную авиацию 4
token-BA1 = блиц-армия 1
    .acc = блиц-армию 1
token-BN1 = блиц-флот 1
token-XN2 = бомбардировочный флот 2
token-XF1 = бомбардировочная авиация 1
    .acc = бомбардировочную авиацию 1
token-NUK = ядерная бомба
    .acc = ядерную бомбу
token-SPY = шпион
    .acc = шпиона
token-SCI = учёный
    .acc = учёного
token-SCI-bot = авиация 3
    .acc = авиацию 3
token-PAR = партизаны
    .acc = партизан
    .counted = yes
token-LDR = умелое руководство
token-unknown = неизвестное особое оружие
token-hidden = скрытая фишка
token-hidden-help = Чужую фишку видит только её хозяин.

token-as = { $token } как { $identity }, сила { $strength }
token-with-strength = { $token }, сила { $strength }

ability-A1 = Армия силой 1 для наземных и наземных/морских ячеек.
ability-A2 = Армия силой 2 для наземных и наземных/морских ячеек.
ability-A3 = Армия силой 3 для наземных и наземных/морских ячеек.
ability-N1 = Флот силой 1 для морских и наземных/морских ячеек.
ability-N2 = Флот силой 2 для морских и наземных/морских ячеек.
ability-N3 = Флот силой 3 для морских и наземных/морских ячеек.
ability-F1 = Авиация силой 1 для любых ячеек.
ability-F2 = Авиация силой 2 для любых ячеек.
ability-FB0 = Авиация силой 0 для любых ячеек; следом можно поставить ещё одну фишку на том же театре.
ability-GEN = Армия; её сила — число ваших обычных армий и авиации на театре, считая самого генерала.
ability-ADM = Флот; его сила — число ваших обычных фишек флота и авиации на театре, считая самого адмирала.
ability-GOD = Сила 4, армия и флот сразу, так что годится любая ячейка; генералы и адмиралы Годзиллу не считают.
ability-EA4 = Особое оружие: армия силой 4.
ability-EN4 = Особое оружие: флот силой 4.
ability-EF3 = Особое оружие: авиация силой 3.
ability-TA5 = Особое оружие: армия силой 5, но без эффекта занятой ячейки.
ability-TN5 = Особое оружие: флот силой 5, но без эффекта занятой ячейки.
ability-TF4 = Особое оружие: авиация силой 4, но без эффекта занятой ячейки.
ability-BA1 = Особое оружие: армия силой 1; следом можно поставить ещё одну фишку на том же театре.
ability-BN1 = Особое оружие: флот силой 1; следом можно поставить ещё одну фишку на том же театре.
ability-XN2 = Особое оружие: флот силой 2, который вдобавок к эффекту ячейки один раз бомбит противника.
ability-XF1 = Особое оружие: авиация силой 1, которая вдобавок к эффекту ячейки один раз бомбит противника.
ability-NUK = Особое оружие: армия силой 7, но на всех других незавершённых театрах маркер отходит на 2 деления — не ближе чем за одно деление до победы противника.
ability-SPY = Особое оружие: берёт тип, силу и способность той фишки, которую противник поставил последней.
ability-SCI = Особое оружие силой 0 для любой свободной ячейки, даже вне активной кампании; эффект ячейки действует как обычно.
ability-SCI-bot = Учёный, как его играет бот: авиация силой 3, только в активных кампаниях.
ability-PAR = Особое оружие: армия силой 3, если маркер на половине противника, иначе силой 1.
ability-LDR = Особое оружие силой 1 для любой ячейки; её эффект применяется дважды.


## Театры, кампании, ячейки

theatre-WE = Западная Европа
    .gen = Западной Европы
    .acc = Западную Европу
    .in = в Западной Европе
theatre-PO = Тихий океан
    .gen = Тихого океана
    .in = на Тихом океане
theatre-EE = Восточная Европа
    .gen = Восточной Европы
    .acc = Восточную Европу
    .in = в Восточной Европе
theatre-AF = Африка и Ближний Восток
    .gen = Африки и Ближнего Востока
    .acc = Африку и Ближний Восток
    .in = в Африке и на Ближнем Востоке
theatre-SA = Юго-Восточная Азия
    .gen = Юго-Восточной Азии
    .acc = Юго-Восточную Азию
    .in = в Юго-Восточной Азии

theatre-SEA = Сиэтл
    .gen = Сиэтла
    .in = в Сиэтле
theatre-MSP = Миннеаполис
    .gen = Миннеаполиса
    .in = в Миннеаполисе
theatre-BOS = Бостон
    .gen = Бостона
    .in = в Бостоне
theatre-CHI = Чикаго
    .in = в Чикаго
theatre-SLC = Солт-Лейк-Сити
    .in = в Солт-Лейк-Сити
theatre-NYC = Нью-Йорк
    .gen = Нью-Йорка
    .in = в Нью-Йорке
theatre-DEN = Денвер
    .gen = Денвера
    .in = в Денвере
theatre-KCM = Канзас-Сити
    .in = в Канзас-Сити
theatre-WDC = Вашингтон
    .gen = Вашингтона
    .in = в Вашингтоне
theatre-SFO = Сан-Франциско
    .in = в Сан-Франциско
theatre-LAX = Лос-Анджелес
    .gen = Лос-Анджелеса
    .in = в Лос-Анджелесе
theatre-JAX = Джексонвилл
    .gen = Джексонвилла
    .in = в Джексонвилле
theatre-NOL = Новый Орлеан
    .gen = Нового Орлеана
    .in = в Новом Орлеане
theatre-HOU = Хьюстон
    .gen = Хьюстона
    .in = в Хьюстоне
theatre-HON = Гонолулу
    .in = в Гонолулу

campaign-name = { $theatre } { $row }
    .acc = { CASE($theatre, "acc") } { $row }
space-name = { $theatre } { $row }.{ $number }
space-of-campaign = { $theatre } { $number }
space-title = { space-title.name }: { space-title.said }
    .name = { $space }
    .said = { $type }, { $effect }
space-inactive = { space-inactive.name }: { space-inactive.said }
    .name = { CASE($title, "name") }
    .said = { CASE($title, "said") }. { $why }
inactive-closed = Театр уже закрыт, фишек сюда больше не ставят
inactive-completed = Этот ряд уже сыгран
inactive-unopened = Эта кампания ещё не открыта
inactive-waiting = Ряд ещё не открыт: сначала заполняют предыдущий, вне очереди сюда попадёт только учёный

type-land = наземная
type-sea = морская
type-both = наземная/морская

cell-name = { $side } +{ $cells }
    .gen = деления { $cells } { CASE($side, "gen") }
    .acc = деление { $cells } { CASE($side, "gen") }
cell-centre = центр
    .gen = центра


## Эффекты ячеек; .name — эффект без числа, .numbered — есть ли у него число

effect-none = без эффекта
    .name = без эффекта
effect-none-help = Ничего не происходит; занять ячейку можно, как любую другую.
effect-production = промышленное производство
    .name = промышленное производство
effect-production-help = Достаньте из мешочка одну фишку в свой резерв.
effect-improved_production = улучшенное промышленное производство
    .name = улучшенное промышленное производство
effect-improved_production-help = Достаньте из мешочка две фишки в свой резерв.
effect-research = исследование
    .name = исследование
effect-research-help = Положите в свой мешочек случайную фишку особого оружия; взглянуть на неё можно.
effect-improved_research = улучшенное исследование
    .name = улучшенное исследование
effect-improved_research-help = Положите в свой мешочек две случайные фишки особого оружия; взглянуть на них можно.
effect-research_production = исследование и производство
    .name = исследование и производство
effect-research_production-help = Возьмите случайную фишку особого оружия прямо в резерв.
effect-propaganda = пропаганда { $n }
    .name = пропаганда
    .numbered = yes
effect-propaganda-help = Вам сразу достаётся столько победных очков, сколько указано в ячейке.
effect-bombing = бомбардировка
    .name = бомбардировка
effect-bombing-help = Случайная фишка из резерва противника уходит в его мешочек; в соло-игре вы сами указываете фишку в ряду бота.
effect-tactical = тактическое преимущество { $n }
    .name = тактическое преимущество
    .numbered = yes
effect-tactical-help = Маркер этого театра продвигается на число делений, указанное в ячейке, — ещё до того, как его сдвинет сила фишки.
effect-strategic = стратегическое преимущество { $n }
    .name = стратегическое преимущество
    .numbered = yes
effect-strategic-help = Маркер другого театра, по вашему выбору, продвигается на число делений, указанное в ячейке, но останавливается за одно деление до победы.


## Стратагемы

stratagem-big_guns = Большие пушки
stratagem-big_guns-help = Соединение: особое оружие, если оно есть среди подходящих, иначе то, что вызовет самое большое изменение.
stratagem-rapid_deployment = Быстрое развёртывание
stratagem-rapid_deployment-help = Соединение: самое левое из подходящих в ряду.
stratagem-counterattack = Контратака
    .acc = Контратаку
stratagem-counterattack-help = Театр: где лидируете вы. Соединение: то, что вызовет самое большое изменение.
stratagem-research_development = Научно-исследовательские работы
stratagem-research_development-help = Театр и ячейка: с исследованием. Соединение: особое оружие, если выбранная ячейка всё-таки не исследование.
stratagem-steamroll = Паровой каток
stratagem-steamroll-help = Снова действует стратагема прошлого хода бота со всеми её условиями.
stratagem-for_the_glory = Ради славы
stratagem-for_the_glory-help = Театр: с самой дорогой активной кампанией, а из таких — со свободной пропагандой. Ячейка: пропаганда.
stratagem-secure = Укрепление
stratagem-secure-help = Театр: где лидирует бот.
stratagem-economic_warfare = Экономическая война
    .acc = Экономическую войну
stratagem-economic_warfare-help = Театр: со свободным производством или бомбардировкой. Ячейка: пока в ряду не больше 4 фишек, производство важнее бомбардировки, иначе наоборот.

stratagem-shown = Стратагема «{ $stratagem }»
stratagem-repeats = Стратагема «{ $stratagem }» повторяет «{ CASE($effect, "acc") }»


## Части предложений

points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
cells = { $cells ->
    [one] { $cells } деление
    [few] { $cells } деления
   *[many] { $cells } делений
}
asked-side = { CASE($side, "gen") }
    .dat = { CASE($side, "dat") }

cause-strength = сила
cause-tactical = тактика
cause-strategic = стратегия
cause-retreat = ядерная бомба
cause-head_start = фора
cause-bot_extra = надбавка бота
cause-extra_cells = усложнение
cause-difficulty = подготовка

ending-second_reached_goal = нужный счёт к концу своего хода
ending-more_points = больше очков после последнего хода
ending-tie = ничья в пользу второй стороны
ending-cannot_place = противнику некуда ставить фишки


## Журнал

event-turn = Ход { $n }. { $side }
event-placed = { $side }: { $token } — { $space }
    .brief = { $token } — { $space }
event-placed-as = { $side }: { $token } как { CASE($identity, "counted") ->
    [yes] { $identity } { $strength }
   *[no] { $identity }
} — { $space }
    .brief = { $token } как { CASE($identity, "counted") ->
        [yes] { $identity } { $strength }
       *[no] { $identity }
    } — { $space }
event-placed-strength = { $side }: { $token } силой { $strength } — { $space }
    .brief = { $token } силой { $strength } — { $space }
event-from-row = Бот берёт из ряда фишку № { $place }: { $token }
event-stopped = { $side } не { CASE($side, "number") ->
    [many] продолжают
   *[one] продолжает
} блиц
    .brief = блиц не продолжен
event-drew = { $side } { CASE($side, "number") ->
    [many] достают
   *[one] достаёт
} из мешочка { CASE($token, "acc") }
    .brief = { $acting ->
        [yes] из мешочка: { $token }
       *[no] { $side } — из мешочка: { $token }
    }
event-drew-unseen = { $side } { CASE($side, "number") ->
    [many] достают
   *[one] достаёт
} фишку из мешочка
    .brief = { $acting ->
        [yes] из мешочка: фишка
       *[no] { $side } — из мешочка: фишка
    }
event-armed = { $side } сразу { CASE($side, "number") ->
    [many] получают
   *[one] получает
} { CASE($token, "acc") }
    .brief = сразу в резерв: { $token }
event-armed-unseen = { $side } сразу { CASE($side, "number") ->
    [many] получают
   *[one] получает
} особое оружие
    .brief = сразу в резерв: особое оружие
event-researched = Исследование: { CASE($side, "nom") } { CASE($side, "number") ->
    [many] кладут
   *[one] кладёт
} в мешочек { CASE($token, "acc") }
    .brief = в мешочек: { $token }
event-researched-unseen = Исследование: { CASE($side, "nom") } { CASE($side, "number") ->
    [many] кладут
   *[one] кладёт
} в мешочек особое оружие
    .brief = в мешочек: особое оружие
event-propaganda = Пропаганда: { CASE($side, "nom") } { CASE($side, "number") ->
    [many] получают
   *[one] получает
} { points } (всего { $total })
    .brief = пропаганда: { $n } ПО
event-bombed = { $side } { CASE($side, "number") ->
    [many] бомбят
   *[one] бомбит
} { CASE($token, "acc") }: фишка уходит в мешочек { CASE($victim, "gen") }
    .brief = { $yours ->
        [yes] под бомбами ваша фишка: { $token }
       *[no] под бомбами { $token }
    }
event-bombed-unseen = { $side } { CASE($side, "number") ->
    [many] бомбят
   *[one] бомбит
}: фишка уходит в мешочек { CASE($victim, "gen") }
    .brief = { $yours ->
        [yes] под бомбами ваша фишка
       *[no] под бомбами фишка { CASE($victim, "gen") }
    }
event-bombed-nothing = { $side } { CASE($side, "number") ->
    [many] бомбят
   *[one] бомбит
} впустую: резерв противника пуст
    .brief = бомбы впустую: резерв пуст
event-bombed-row = { $side } { CASE($side, "number") ->
    [many] бомбят
   *[one] бомбит
} фишку № { $place } в ряду бота: { $token }
    .brief = под бомбами № { $place } в ряду: { $token }
event-strategic-lost = Стратегическое преимущество пропадает: продвигаться больше негде
    .brief = продвигаться больше негде
event-marker = { $theatre }, маркер: { $from } → { $to } ({ $cause })
    .brief = { $theatre }: маркер → { $to }
event-marker-stays = { $theatre }, маркер остаётся: { $to } ({ $cause })
    .brief = { "" }
event-scored = { $side } { CASE($side, "number") ->
    [many] получают
   *[one] получает
} { points } за { CASE($campaign, "acc") } (всего { $total })
    .brief = { $side }: { $n } ПО за { CASE($campaign, "acc") }
event-scored-bonus = { $side } { CASE($side, "number") ->
    [many] получают
   *[one] получает
} { $n } + { $extra } { $extra ->
    [one] очко
    [few] очка
   *[many] очков
} за { CASE($campaign, "acc") } (всего { $total })
    .brief = { $side }: { $n } + { $extra } ПО за { CASE($campaign, "acc") }
event-bonus = { $side } { CASE($side, "number") ->
    [many] получают
   *[one] получает
} премию { $n } за { CASE($theatre, "acc") } (всего { $total })
    .brief = { $side }: { $n } ПО, премия за { CASE($theatre, "acc") }
event-filled = { $theatre }: все ячейки заняты, бои окончены
    .brief = { $theatre }: все ячейки заняты
event-closed = { $side } { CASE($side, "number") ->
    [many] побеждают
   *[one] побеждает
} { CASE($theatre, "in") }
    .brief = { $theatre }: победа { CASE($side, "gen") }
event-leftover = { $side } { CASE($side, "number") ->
    [many] применяют
   *[one] применяет
} эффект пустой ячейки: { $space }
    .brief = эффект пустой ячейки: { $space }
event-opened = { $side } { CASE($side, "number") ->
    [many] открывают
   *[one] открывает
} { CASE($theatre, "acc") }, маркер приходит из { CASE($from, "gen") }
    .brief = открыта кампания: { $theatre }
event-marker-left = Открывать больше нечего: маркер { CASE($theatre, "gen") } покидает игру
    .brief = маркер { CASE($theatre, "gen") } покидает игру
event-extra-vp = Фора { CASE($side, "gen") }: { points }
    .brief = { $side }: { $n } ПО, фора
event-stratagem = Стратагема «{ $stratagem }»
    .brief = стратагема «{ $stratagem }»
event-stratagem-repeats = Стратагема «{ $stratagem }»: снова «{ $effect }»
    .brief = стратагема «{ $stratagem }»: снова «{ $effect }»
event-last-turn = { $side }: набрано { $goal } { $goal ->
    [one] очко
    [few] очка
   *[other] очков
} или больше, последний ход за { CASE($enemy, "ins") }
    .brief = последний ход за { CASE($enemy, "ins") }
event-ended = Победа { CASE($winner, "gen") }: { CASE($winner, "nippon") ->
    [yes] { side-japan } { $first }, { side-germany } { $second }
   *[no] { side-axis } { $first }, { side-allies } { $second }
} — { $ending }


## Экран

source-propaganda = Пропаганда
source-extra-vp = Фора

status-setup = Подготовка к игре
status-turn = Ход { $n }: очередь { CASE($side, "gen") }
status-last-turn = Последний ход
status-ended = Победа { CASE($side, "gen") }: { CASE($side, "nippon") ->
    [yes] { side-japan } { $first }, { side-germany } { $second }
   *[no] { side-axis } { $first }, { side-allies } { $second }
} — { $ending }
notice-reconstruction = Эта карта — реконструкция: печатное поле «Ниппона» было недоступно.

track-led = { track-led.name }: { track-led.said }
    .name = { $theatre }
    .said = у { CASE($side, "gen") } перевес { $cells }, до победы ещё { $rest }
track-led-at-the-end = { track-led-at-the-end.name }: { track-led-at-the-end.said }
    .name = { $theatre }
    .said = у { CASE($side, "gen") } перевес { $cells }
track-level = { track-level.name }: { track-level.said }
    .name = { $theatre }
    .said = равенство
track-won = { track-won.name }: { track-won.said }
    .name = { $theatre }
    .said = победа { CASE($side, "gen") }
track-filled = { track-filled.name }: { track-filled.said }
    .name = { $theatre }
    .said = все ячейки заняты
track-unopened = { track-unopened.name }: { track-unopened.said }
    .name = { $theatre }
    .said = кампания ещё не открыта
track-links = Соединён с городами: { $theatres }. Когда здесь всё решится, откроется один из тех, что ещё закрыты.
track-rows = Фишки ставят в подсвеченный ряд. Когда он заполнен, его очки получает сторона, к которой сдвинут маркер, а если он в центре, то обе.

score = { $first } { $a }, { $second } { $b }
score-help = Очки дают завершённые кампании, выигранные театры и пропаганда. Когда нужное число набирает сторона, которая ходит первой, у другой остаётся последний ход; ходящая второй побеждает сразу.
count-bag = Мешочек { CASE($side, "gen") }
count-bag-help = Отсюда в конце хода приходит новая фишка. Сколько их здесь, знают все, какие именно — покажет только игра.
count-row = Ряд { CASE($side, "gen") }
count-row-help = Фишки бота лежат открыто и по порядку: на какой он остановится, решают его таблица и кубик.
count-reserve = Резерв { CASE($side, "gen") }
count-reserve-help = Из этих фишек выбирают ту, которую поставить в свой ход.
count-pile = Доступные исследования
count-pile-help = Особое оружие, которое ещё никому не досталось. Его приносят ячейки исследования.
count-cup = Стратагемы в чашке
count-cup-help = Стратагемы, которые бот ещё не вытянул. Каждая ненадолго меняет то, как он играет.
cell-bonus = Значок +{ $n }: кто довёл маркер досюда или дальше, получает за каждую завершённую здесь кампанию ещё { points }.
cell-closing = Конец шкалы: кто дошёл сюда, сразу побеждает на театре.
cell-closing-ahead = Кто дошёл сюда, сразу побеждает здесь, а следующую кампанию начинает с перевесом в { cells }.
cell-goal = Цель: { points } в конце своего хода. Первой стороне после этого отвечают последним ходом, вторая побеждает сразу.
row-vp = { points }


## Вопросы игрокам

ask-place = Поставьте фишку: сработает ячейка, а маркер там сдвинется к вам на силу фишки.
ask-follow-up = Блиц: поставьте ещё одну фишку { CASE($theatre, "in") } или остановитесь.
ask-strategic = Стратегическое преимущество: выберите любой театр, кроме { CASE($from, "gen") }. Маркер там сдвинется к вам на { $n }, но остановится за одно деление до победы.
ask-leftover = Здесь вы победили. Каждая пустая ячейка сработает один раз, порядок за вами: какая следующая?
ask-open = { $theatre }: бои окончены, маркер переходит дальше. Какую кампанию он откроет?
ask-bomb-row = Бомбардировка: какую фишку из ряда бота вернуть в его мешочек? Особое оружие — только если другого нет.
ask-difficulty-theatre = Сложность: на кубике 6, и вы выбираете театр, где бот начнёт ещё на { cells } дальше, но не ближе чем за одно деление до победы.


## Вопросы за настоящим столом: что показал кубик, что вышло из мешочка

ask-deal = Подготовка, { $n } из { $of }: какая фишка вышла из мешочка { asked-side }?
ask-draw = Конец хода: какая фишка вышла из мешочка { asked-side }?
draw-of = { $of ->
    [1] { "" }
   *[other] , { $n } из { $of }
}
ask-produce = Производство{ draw-of }: какая фишка вышла из мешочка { asked-side }?
ask-research = Исследование{ draw-of }: какое особое оружие уходит в мешочек { asked-side }?
ask-weapon = Исследование и производство: какое особое оружие достаётся { asked-side.dat }?
ask-bomb = Бомбардировка: какая фишка покидает резерв { asked-side }?
ask-difficulty = Сложность: бросьте кубик. Что выпало? От 1 до 5 — театр, при 6 выбираете вы.
ask-stratagem = Стратагема подсказывает боту, куда поставить фишку. Какая вышла из чашки?
ask-bot-unit = Бросьте кубик, чтобы выбрать фишку бота. Что выпало? Счёт слева и по кругу: { $units }.
ask-random-campaigns = Две кампании по жребию начинаются с форой бота. Какие?
ask-which-copy = Одна такая фишка точно была в мешочке, но такой же могла быть и та, которую никто не видел. Какая вышла?


## Ответы

option-known = известная
option-twin = та, которую никто не видел
option-place = { $token } — { $space }
option-stop = остановиться
option-row = { $token } (№ { $place })
option-leftover = { $space }: { $effect }
option-theatre = { $theatre }
option-die = { $n }
option-pair = { $pair }

preview-counts-as = в роли: { $token }
preview-effect = { $times ->
    [0] эффект ячейки не применяется
    [1] { preview-effect.name }
   *[other] { preview-effect.name }, дважды
}
    .name = { CASE($effect, "numbered") ->
        [yes] { CASE($effect, "name") } { $n }
       *[no] { CASE($effect, "name") }
    }
preview-bombardment = и ещё одна бомбардировка
preview-retreat = на всех остальных театрах отступление: { cells }
preview-follow-up = следом можно поставить ещё одну фишку
preview-head-start = фора в следующей кампании: { cells }
preview-marker = маркер: { $from } → { $to }
preview-stays = маркер уже на пределе: { $from }
preview-bombed = вернётся в мешочек { CASE($side, "gen") }
preview-opens = место маркера: { $at }; на кону { points }
preview-closes = победа { CASE($theatre, "in") }: { points }
preview-completes = кампания завершена ({ $campaign }): { CASE($side, "each") ->
    [yes] обеим сторонам по { points }
   *[no] { points } { CASE($side, "dat") }
}


## Почему бот так решил

decision-theatre = Выбор театра
decision-space = Выбор ячейки
decision-unit = Выбор соединения для ячейки { $space }
decision-strategic = Где применить стратегическое преимущество
decision-leftover = Эффект какой пустой ячейки применить

unit-in-row = { $token } (№ { $place })
theatre-coded = { $theatre } ({ $code })
die-faces = { $n ->
    [0] не выпадет
   *[other] при { $faces }
}
change-rank = { $rank ->
    [1] ранг 1, лидировали вы, будет бот
    [2] ранг 2, была ничья, будет лидировать бот
    [3] ранг 3, лидировали вы, будет ничья
    [4] ранг 4, наибольший отрыв бота растёт
    [5] ранг 5, ваш наибольший отрыв тает
    [6] ранг 6, прочее изменение
    [7] ранг 7, победа достанется вам
   *[other] без изменений
}
why-not-open = Этот театр был для размещения закрыт.
why-not-free = Свободной ячейкой активной кампании она не была.
why-not-in-row = В ряду бота такой фишки не было.

reason-can-place = есть куда поставить фишку
    .not = туда нечего было поставить
reason-win-theatre = можно закрыть одним размещением
    .not = одним размещением не закрыть
reason-win-campaign = активную кампанию можно выиграть одним размещением
    .not = активную кампанию одним размещением не выиграть
reason-most-free = больше всего свободных ячеек в активной кампании
    .not = в активной кампании меньше свободных ячеек
reason-most-vp = самая дорогая активная кампания
    .not = активная кампания дешевле
reason-highest = выше всех на поле
    .not = ниже на поле
reason-space-fits = годится хотя бы для одной фишки ряда
    .not = ни одна фишка ряда не годилась
reason-win-here = размещение здесь сразу приносит победу
    .not = размещение там сразу ничего не приносило
reason-propaganda-near-goal = пропаганда, если у бота не меньше { $propaganda_at } очков
    .not = нет пропаганды, а у бота не меньше { $propaganda_at } очков
reason-strategic = стратегическое преимущество
    .not = нет стратегического преимущества
reason-propaganda-behind = пропаганда, если вы впереди хотя бы на { $behind_by } { $behind_by ->
    [one] очко
    [few] очка
   *[many] очков
}
    .not = нет пропаганды, а вы впереди хотя бы на { $behind_by } { $behind_by ->
        [one] очко
        [few] очка
       *[many] очков
    }
reason-research-production = исследование и производство
    .not = нет исследования с производством
reason-production-short-row = производство, если в ряду не больше { $short_row } фишек
    .not = нет производства, а в ряду не больше { $short_row } фишек
reason-research = исследование
    .not = нет исследования
reason-bombing = бомбардировка
    .not = нет бомбардировки
reason-tactical = тактическое преимущество
    .not = нет тактического преимущества
reason-production = производство
    .not = нет производства
reason-propaganda = пропаганда
    .not = нет пропаганды
reason-leftmost = самая левая ячейка
    .not = правее
reason-unit-fits = может встать в выбранную ячейку
    .not = не может встать в выбранную ячейку
reason-unit-wins = сразу приносит победу
    .not = сразу ничего не выигрывает
reason-not-powerless = сила больше 0, если ячейка без эффекта
    .not = сила 0, а ячейка без эффекта
reason-no-blitz-last = не блиц, если ячейка в кампании последняя
    .not = блиц, а ячейка в кампании последняя
reason-strongest = самая большая сила, если у бота не меньше { $strongest_at } очков
    .not = сила меньше, а у бота не меньше { $strongest_at } очков
reason-you-lead = лидируете вы
    .not = лидировали там не вы
reason-has-research = есть свободное исследование
    .not = нет свободного исследования
reason-has-propaganda = есть свободная пропаганда
    .not = нет свободной пропаганды
reason-bot-leads = лидирует бот
    .not = бот там не лидировал
reason-has-economy = есть свободное производство или бомбардировка
    .not = нет ни свободного производства, ни бомбардировки
reason-production-first = производство, если в ряду не больше { $short_row } фишек
    .not = нет производства, а в ряду не больше { $short_row } фишек
reason-bombing-second = иначе бомбардировка, если в ряду не больше { $short_row } фишек
    .not = нет бомбардировки, а производства для ряда не длиннее { $short_row } фишек не нашлось
reason-bombing-first = бомбардировка, если в ряду больше { $short_row } фишек
    .not = нет бомбардировки, а в ряду больше { $short_row } фишек
reason-production-second = иначе производство, если в ряду больше { $short_row } фишек
    .not = нет производства, а бомбардировки при ряде длиннее { $short_row } фишек не нашлось
reason-special-weapon = особое оружие
    .not = не особое оружие
reason-weapon-not-research = особое оружие, если на ячейке нет исследования
    .not = не особое оружие, а ячейка без исследования
reason-biggest-change = самое большое изменение (самое большое — ранг 1)
    .not = изменение меньше
reason-otherwise-change = иначе, без особого оружия, самое большое изменение (самое большое — ранг 1)
    .not = изменение меньше, а особого оружия нет
reason-leftmost-unit = самая левая фишка
    .not = правее в ряду
reason-die = на кубике { $die }
    .not = на кубике { $die }
reason-top-left = сверху вниз, слева направо
    .not = ниже или правее



## Что сделать за настоящим столом

lay-board = { $board ->
    [nippon] Разложите поле картой «Ниппона» вверх
   *[other] Разложите поле пятью театрами вверх
}
lay-markers = Поставьте по маркеру сражений на красное среднее деление каждой из этих шкал: { $theatres }
lay-spare-marker = Пятый маркер сражений оставьте в коробке
lay-bag = Сложите в мешочек { CASE($side, "gen") } фишки, всего { $n }: { $tokens }
lay-score = Поставьте маркеры счёта на 0, по одному на сторону: { $sides }
lay-pile = Перемешайте рубашкой вверх рядом с полем особое оружие, всего { $n }: { $tokens }
lay-stratagem = Положите рядом с чашкой стратагему «{ $stratagem }»
lay-cup = Сложите в чашку стратагемы, всего { $n }: { $stratagems }
lay-aside = Оставьте в коробке: { $sets }
token-times = { $n ->
    [1] { $token }
   *[other] { $token } ×{ $n }
}
set-axis = серые фишки
set-allies = зелёные фишки
set-japan = коричневые фишки
set-weapons = особое оружие
set-nippon_weapons = партизан и умелое руководство

move-placed = Поставьте { CASE($token, "acc") }: { $space } ({ $effect })
move-from-row = Возьмите из ряда бота фишку № { $place } ({ $token }) и сомкните ряд
move-drew = { $where ->
    [row] Переложите { CASE($token, "acc") } из мешочка бота в конец его ряда{ $swap }
   *[reserve] Переложите { CASE($token, "acc") } из мешочка в резерв { CASE($side, "gen") }{ $swap }
}
move-drew-unseen = { $where ->
    [row] Переложите фишку из мешочка бота в конец его ряда
   *[reserve] Переложите фишку из мешочка в резерв { CASE($side, "gen") }
}
move-armed = { $where ->
    [row] Переложите { CASE($token, "acc") } из исследований в конец ряда бота{ $swap }
   *[reserve] Переложите { CASE($token, "acc") } из исследований в резерв { CASE($side, "gen") }{ $swap }
}
move-researched = Переложите { CASE($token, "acc") } из исследований в мешочек { CASE($side, "gen") }{ $swap }
move-researched-unseen = Не глядя переложите особое оружие из исследований в мешочек { CASE($side, "gen") }
move-propaganda = Передвиньте маркер очков { CASE($side, "gen") } с { $before } на { $total }
move-bombed = Верните { CASE($token, "acc") } из резерва в мешочек владельца
move-bombed-row = Уберите из ряда бота в его мешочек фишку № { $place } ({ $token }) и сомкните ряд
move-marker = Сдвиньте маркер { CASE($theatre, "gen") } с { CASE($from, "gen") } на { CASE($to, "acc") }
move-scored = Передвиньте маркер очков { CASE($side, "gen") } с { $before } на { $total }
move-bonus = Передвиньте маркер очков { CASE($side, "gen") } с { $before } на { $total }
move-opened = Перенесите маркер из { CASE($from, "gen") } в центр шкалы: { $theatre }
move-marker-left = Уберите с поля маркер { CASE($theatre, "gen") }
move-extra-vp = Передвиньте маркер очков { CASE($side, "gen") } с { $before } на { $total }
move-stratagem = Выложите из чашки «{ CASE($stratagem, "acc") }», затем положите в неё «{ CASE($previous, "acc") }»

unmove-placed = { $where ->
    [row] Снимите с поля { CASE($token, "acc") }: { $space }
   *[reserve] Верните { CASE($token, "acc") } в резерв { CASE($side, "gen") }: { $space }
}
unmove-from-row = Верните { CASE($token, "acc") } в ряд бота на место № { $place }
unmove-drew = { $where ->
    [row] Верните { CASE($token, "acc") } из конца ряда бота в его мешочек
   *[reserve] Верните { CASE($token, "acc") } из резерва { CASE($side, "gen") } в мешочек
}
unmove-drew-unseen = { $where ->
    [row] Верните последнюю фишку ряда бота в его мешочек
   *[reserve] Верните последнюю взятую фишку из резерва { CASE($side, "gen") } в мешочек
}
unmove-armed = { $where ->
    [row] Верните { CASE($token, "acc") } из конца ряда бота в исследования
   *[reserve] Верните { CASE($token, "acc") } из резерва { CASE($side, "gen") } в исследования
}
unmove-researched = Верните { CASE($token, "acc") } из мешочка { CASE($side, "gen") } в исследования
unmove-researched-unseen = Не глядя верните особое оружие из мешочка { CASE($side, "gen") } в исследования
unmove-propaganda = Верните маркер очков { CASE($side, "gen") } с { $total } на { $before }
unmove-bombed = Верните { CASE($token, "acc") } из мешочка в резерв владельца
unmove-bombed-row = Верните { CASE($token, "acc") } из мешочка бота в его ряд на место № { $place }
unmove-marker = Верните маркер { CASE($theatre, "gen") } с { CASE($to, "gen") } на { CASE($from, "acc") }
unmove-scored = Верните маркер очков { CASE($side, "gen") } с { $total } на { $before }
unmove-bonus = Верните маркер очков { CASE($side, "gen") } с { $total } на { $before }
unmove-opened = Верните маркер из { CASE($theatre, "gen") } на шкалу: { $from }, { $cell }
unmove-marker-left = Верните маркер на шкалу: { $theatre }, { $cell }
unmove-extra-vp = Верните маркер очков { CASE($side, "gen") } с { $total } на { $before }
unmove-stratagem = Достаньте из чашки «{ CASE($previous, "acc") }», затем верните туда «{ CASE($stratagem, "acc") }»
swap-weapon = ; если такого оружия там нет, возьмите его оттуда, где оно лежит, а взамен положите туда особое оружие отсюда


## Чего нельзя и почему: предложение без точки, дальше идёт пункт правил

cannot-lacks = В вашем резерве нет такой фишки: { $token }
cannot-copies = Противник ещё ничего не поставил, и копировать некого: шпион пока не играет
cannot-placed = Фишка остаётся там, где её поставили
cannot-occupied = Ячейка уже занята: { $space }
cannot-closed = Фишек сюда больше не ставят, всё закрыто: { $theatre }
cannot-filled = Фишек сюда больше не ставят, всё завершено: { $theatre }
cannot-elsewhere = Вторую фишку после блица ставят там же, где первую: { $theatre }
cannot-unopened = Кампания ещё не открыта ({ $theatre }): маркера здесь нет
cannot-last = Последнюю свободную ячейку неоткрытой кампании учёный занять не может
cannot-waiting = Ряд ещё не активен ({ $campaign }): сначала заполняют тот, что выше
cannot-land = На наземную ячейку нельзя поставить { CASE($token, "acc") }
cannot-land-copy = На наземную ячейку шпиона нельзя поставить, пока он копирует { CASE($copied, "acc") }
cannot-sea = На морскую ячейку нельзя поставить { CASE($token, "acc") }
cannot-sea-copy = На морскую ячейку шпиона нельзя поставить, пока он копирует { CASE($copied, "acc") }
cannot-none-fits = Ни одна фишка вашего резерва сюда не подходит
cannot-nowhere = Сейчас некуда поставить { CASE($token, "acc") }
cannot-same-theatre = Сама фишка стоит здесь же ({ $theatre }), а преимущество — для другого театра
cannot-no-marker = Кампания ещё не открыта ({ $theatre }): двигать здесь нечего
cannot-finished = Здесь всё завершено ({ $theatre }), маркер больше не движется
cannot-unlinked = Сюда не ведёт стрелка: { $last } — { $theatre }
cannot-opened = Маркер ставят туда, где его ещё не было, а здесь кампания уже открывалась: { $theatre }
cannot-other-leftover = Сейчас применяют только свободные ячейки там, где вы победили: { $theatre }
cannot-idle = Применять здесь нечего: { $space }
cannot-applied = Эффект этой ячейки уже применён: { $space }
cannot-foreign = Это чужая фишка: ставят только из своего резерва
cannot-bomb-special = Особое оружие бомбят, только если в ряду нет ничего другого
cannot-bomb-that = Бомбить можно только фишки в ряду бота
