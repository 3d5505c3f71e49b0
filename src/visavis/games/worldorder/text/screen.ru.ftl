# Что говорят экраны «Мирового порядка». Разделы и сообщения стоят в том же порядке, что и в screen.en.ftl.


## Первое знакомство

guide-1 = Победит тот, у кого после шести раундов больше победных очков. Больше всего их приносит влияние: фишки в постоянных ячейках остаются навсегда, из заполненного временного ряда вытесняется крайняя левая. Число в свободной ячейке — сколько ПО фишка принесёт сразу.
    .at = board
guide-2 = После 3-го и 6-го раундов оценивается каждый регион, где заняты все постоянные ячейки. Значки рядом со стоимостью сотрудничества показывают места и сколько ПО каждый получил бы сейчас; поле окрашено в цвет лидера.
    .at = board
guide-3 = В каждом раунде у вас шесть карт и четыре хода. Карту играют ради эффекта либо лицом вниз — за 10 денег или ради стратегического преимущества. Несыгранные карты дают бонус и очки исследования, на которые покупают карты лучше.
    .at = own
guide-4 = Союзники — карты стран: с ними можно сотрудничать в их регионе, продавать то, что перед стрелкой, покупать то, что за ней, вкладывать деньги и строить базы. Некоторые действия их переворачивают, выбор приоритета снова делает готовыми.
    .at = own
guide-5 = Автома открывает карты и следует своему планшету: есть жетон в левой ячейке — левое действие, иначе правое. Коснитесь чего угодно или задержите на нём палец, чтобы узнать, что это; панель «Почему» объясняет каждое её решение.
    .at = rivals
guide-6 = План для начала: производите, экспортируйте то, что берут союзники, затем инвестируйте и сотрудничайте там, где близки к лидерству. Последнюю постоянную ячейку занимайте там, где вас устраивает расклад.
    .at = own


## Что стоит над столом

status-setup = Подготовка партии
status-round = Раунд { $n } из { $of }: { $phase }
status-turn = { $power }, ход { $n } из { $of }
status-points = Очков исследования осталось: { $n }
status-over = Партия окончена: { $powers }, { $n } ПО
phase-preparation = подготовка
phase-action = действия
phase-research = исследование
phase-auto-influence = случайное влияние
phase-aftermath = итоги
phase-scoring = подсчёт очков
phase-over = конец
phase-setup = раскладка
notice-reconstructed = Карты решений, число копий карт развития и некоторые числа Автом — наша реконструкция.


## Регионы

heading-europe = Европа
heading-central_asia = Центральная Азия
heading-americas = Америка
heading-mena = Ближний Восток и Северная Африка
heading-mena-short = Бл. Восток, С. Африка
heading-africa = Африка
heading-south_asia = Южная Азия
heading-east_asia_pacific = Восточная Азия и Океания
heading-east_asia_pacific-short = В. Азия и Океания
seat-usa = США
seat-eu = ЕС
seat-russia = Россия
    .acc = Россию
seat-china = Китай
seat-local = Местные
amount-points = { $n } ПО
region-table = Порядок хода
region-looked = Просмотр
looked-title = Страна, открытая на время выбора
region-market = Рынок
region-growth = Развитие
region-growth-help = По одной карте каждого уровня, один уровень за другим.
region-board = Планшет: { $side }
listed = { $parts }
nobody-there = нет
so-many = { $power } { $n }
permanent-title = { $region }: постоянное влияние. Фишки: { $cubes }; свободных ячеек: { $n }
permanent-title-short = Постоянное
temporary-title = { $region }: временное влияние, первой уходит левая фишка. Фишки: { $cubes }; свободных ячеек: { $n }
temporary-title-short = Временное
forces-title = { $region }: армии, базы и жетоны
forces-title-short = Армии
threat-defended = { $power }: угроза { $threat }, оборона { $defence }{ $lost ->
    [0] {""}
   *[other] , потеря { $lost } ПО
}
threat-abroad = { $power }: угроза { $threat }
score-title = { $region }: сотрудничество стоит { $engage } дипломатии; зона интересов: { $zone }; { $n ->
    [0] сейчас оценивался бы
   *[other] до подсчёта свободно постоянных ячеек: { $n }
}
score-told = По местам: { $ranks }. Бонусы: { $bonus }.
rank = { $place }. { $power }: { $points } (фишек: { $n })
rank-unplayed = { $place }. { $power } (фишек: { $n })
sheet-aftermath = Что дала бы сейчас фаза последствий
aftermath-line = { $power }: { $parts }
aftermath-nothing = ничего
aftermath-returns = от инвестиций { $amount }
aftermath-prosperity = { $points } процветания за { $price }
aftermath-threat = из-за угроз теряет { $points } ({ $regions })
sheet-scoring = Что дал бы сейчас подсчёт очков
scoring-line = { $power }: { $total } ПО ({ $parts })
scoring-part = { $source } { $n }
scoring-money = деньги
scoring-armies = армии
scoring-allies = союзники
open-title = { $region }: открытые страны; карт в колоде: { $n }
open-title-short = Страны
cube-title = Влияние: { $power }
slot-title = Свободная ячейка: { $n } ПО
army-title = { $region }: армии, { $power } — { $n }
base-title = { $region }: базы, { $power } — { $n }
fdi-title = { $region }: жетоны ПИИ, { $power } — { $n }
engage-title = { $region }: жетон сотрудничества, { $power }
country-title = { $country }
country-title-short = { $name }
country-exhausted = { $country }: перевёрнут
country-exhausted-short = { $name }
country-told = Ценность { $value }; инвестиция стоит { $invest }. Экспорт: { $exports }. Импорт: { $imports }. Базы: { $bases }. Закрыта: { $barred }.
order-title = { $n }-е место в порядке хода
order-title-short = { $n }
influence-title = Открытые карты случайного влияния: срабатывают после исследования
influence-title-short = Случайное влияние
influence-card = { $card }
influence-card-short = { "" }
influence-line = { $power }: фишка{ $army ->
    [1] {" "}и армия
   *[0] {""}
}, { $region }{ $flagged ->
    [1] ; 10 денег: { $flag }
   *[0] {""}
}
commerce-title = Карта ВЭД, { $power }: { $goods }, { $up ->
    [1] открыта
   *[0] закрыта
}
commerce-title-short = { $power }


## Карты

card-does = { CASE($card, "does") }
card-title = { $card }
card-title-short = { $card }
card-told = { CASE($card, "does") } Тип: { $types }. При исследовании: { $bonus } и очки исследования: { $research }.
card-told-market = { CASE($card, "does") } Тип: { $types }. Стоит { $cost } очк. исследования; при исследовании: { $bonus } и очки исследования: { $research }.
market-title = Рынок, { $n ->
    [1] новейшая карта
   *[other] место { $n }
}
growth-title = { $card }: карта развития { $level }-го уровня, копий: { $n }; Автома платит { $price } и получает { $points }
growth-title-short = { $card }
order-card-title = Указ
order-card-title-short = Указ
hidden-card = Карта, которой вы не видите
hidden-asset = Стратегическое преимущество, которого вы не видите
hidden-objective = Цель, которой вы не видите
covered-title = Сыграна лицом вниз: { $card }
objective-told = { CASE($card, "first") }: { $first }. { CASE($card, "second") }: { $second }. { CASE($card, "third") }: { $third }. За одну, две, три: { $rewards } ПО.
task-state = { $when ->
    [scored] засчитана
    [late] { $late ->
        [1] сейчас выполнено
       *[0] сейчас нет
    }
   *[both] { $early ->
        [1] для 3-го раунда выполнено
       *[0] для 3-го раунда нет
    }, { $late ->
        [1] для 6-го выполнено
       *[0] для 6-го нет
    }
}


## Планшеты держав

hand-title = Рука: { $n }; колода: { $deck }; сброс: { $discard }
hand-title-short = Рука
played-title = Сыграно в этом раунде: { $n }
played-title-short = Сыграно
assets-title = Стратегические преимущества
assets-title-short = Преимущества
objectives-title = Цели
objectives-title-short = Цели
focus-title = Приоритет: { $focus }
focus-title-short = Приоритет
focus-told-domestic = Внутренняя политика: при исследовании на 2 очка больше.
focus-told-diplomatic = Внешняя политика: сотрудничество на 2 дипломатии дешевле.
focus-told-military = Военная политика: угроза на 1 больше там, где есть армия, оборона на 1 больше во всей зоне интересов.
prosperity-title = Процветание: сделано шагов — { $n }; затем цена и награда следующего
prosperity-title-short = Процветание { $n }
primary-title = Производство первичных ресурсов и его предел
primary-title-short = Производство
secondary-title = Производство вторичных ресурсов и его предел
secondary-title-short = Производство
deals-title = Карта торговых соглашений: сделки экспорта и импорта за одну торговлю
deals-title-short = Сделки
symbols-title = Что берут все союзники, а за стрелкой — что продают
symbols-title-short = Торговля
fdi-token-title = Жетон ПИИ: { $power }
base-token-title = База: { $power }
deck-title = Колода способностей, карт: { $n }{ $market ->
    [1] , сверху карта рынка
   *[0] {""}
}
deck-title-short = Колода
waiting-title = Карта рынка: откроется первой в следующем раунде
waiting-title-short = Дальше
revealed-title = Последняя открытая карта
revealed-title-short = Открыто
player-title = Карта игрока
player-title-short = Порядок рынка
player-told = Начальные деньги: { $start }. На рынке предпочитает: { $market }. Новые жетоны ложатся на: { $cells }. Раунды, когда придёт жетон: { $track }.
cell-title = { $cell }: жетонов в { $left ->
    [1] левой
   *[0] правой
} ячейке — { $n }
cell-title-short = { CASE($cell, "short") }
token-title = Жетон
column-title = { $region }: союзников { $n } ({ $allies }); затем жетоны ПИИ и базы с пределом и символы экспорта


## Числа

count-score = Победные очки
count-reserve = Армии в резерве
count-allies = Союзники
count-armies = Армии на поле
count-round = Раунд
count-points = Очки исследования
count-market = Колода рынка (в сбросе { $n })
count-influence = Колода случайного влияния (в сбросе { $n })
count-decisions = Колода решений (в сбросе { $n })


## К чему приведёт ответ

preview-pays = цена: { $amount }
preview-gains = доход: { $amount }
preview-surplus = сверх предела: { $amount }, взамен { $price }
preview-points = +{ $amount }
preview-loses = −{ $amount }
preview-exhausts = перевернётся: { $country }
preview-readies = будет готов союзник: { $country }
preview-raises = производство вырастет: { $good }, до { $n }
preview-standing = { $region } при подсчёте: { $was } → { $now }
preview-completes = { $region }: последняя постоянная ячейка, будет подсчёт
asset-does = { $card }: { CASE($card, "does") }
goal-asks = { $card }: { CASE($card, "first") }; { CASE($card, "second") }; { CASE($card, "third") }
preview-research = +{ $n } к очкам исследования
focus-does-domestic = подготовить союзников: до { $n }; поднять любое производство за { $price }; произвести товары и услуги; при исследовании на 2 очка больше
focus-does-diplomatic = подготовить союзников: до { $n }; поднять производство дипломатии за { $price }; произвести дипломатию; сотрудничество на 2 дипломатии дешевле
focus-does-military = подготовить союзников: до { $n }; поднять производство армий за { $price }; произвести армии; угроза на 1 больше, где есть армия, оборона на 1 больше во всей зоне интересов
preview-pushes-out = вытеснит фишку: { $power }
preview-left = останется заплатить: { $amount }
preview-slot = { $power }: место { $n }
preview-named = { $what }
preview-cost = цена: { $amount }, часть можно покрыть, перевернув союзников там же
group-exports = Экспорт
group-imports = Импорт
group-cards = Карты
group-face-down = Лицом вниз
group-abilities = Карты развития
group-other = Прочее


## Что для чего нужно

permanent-title-help = Постоянные фишки остаются навсегда. Регион оценивается, только когда заняты все постоянные ячейки.
temporary-title-help = Новая фишка встаёт в левую свободную ячейку и приносит её очки; из заполненного ряда уходит левая, а новая ничего не приносит.
open-title-help = Улучшение отношений берёт одну из них; в каждую подготовку левая уходит под колоду.
looked-title-help = Её можно взять сейчас, иначе она замешивается обратно.
order-title-help = Первым место выбирает тот, у кого меньше очков; первый по порядку ходит первым.
influence-title-help = После исследования каждая неигровая держава получает фишку в регионе своей строки и всё, что там показано.
market-title-help = Покупаются при исследовании за его очки; купленное ложится на верх колоды.
hand-title-help = Карты на этот раунд; несыгранные дают бонус и очки при исследовании.
played-title-help = В конце раунда они уходят в сброс.
assets-title-help = Каждое можно применить раз за игру, сыграв карту лицом вниз; неприменённые приносят в конце по 2 ПО.
objectives-title-help = Одна из двух оценивается после 3-го раунда, другая после 6-го.
prosperity-title-help = Раз в раунд, в итогах, за указанную цену можно пройти следующую ступень.
primary-title-help = Столько каждого приходит в каждую подготовку.
secondary-title-help = Столько можно сделать за раз: товары — из энергии и сырья, услуги — из энергии и продовольствия, дипломатию — за 3 деньги, армии — из сырья и продовольствия.
deals-title-help = За одну торговлю каждый тип можно продать или купить один раз.
symbols-title-help = Столько единиц каждого можно продать или купить за одну торговлю.
deck-title-help = Каждый ход открывается одна карта, при исследовании — две; важен только тип.
revealed-title-help = Её тип решает, какой ряд планшета действует.
waiting-title-help = Открывается перед первой картой раунда, затем уходит из игры.
cell-title-help = Есть жетон слева — на очереди левое действие, иначе правое. После левого один жетон уходит вправо, после правого все возвращаются влево.
token-title-help = Он решает, какое из двух действий на очереди.
column-title-help = Жетонов ПИИ здесь может быть на один больше, чем союзников, баз — на одну больше, чем союзников, где её можно строить.
cube-title-help = У кого в регионе больше фишек, тот там лидер.
slot-title-help = Столько приносит поставленная сюда фишка.
army-title-help = Армия угрожает другим державам зоны интересов и защищает свою; при равенстве фишек она решает.
base-title-help = С базой сюда можно перемещать армии и вне зоны интересов.
fdi-title-help = Жетоны ПИИ приносят деньги в каждых итогах.
engage-title-help = В итогах его можно обменять на 5 денег за союзника здесь или сбросить ради обороны.
fdi-token-title-help = Каждые итоги приносит удвоенную ценность страны.
base-token-title-help = Армии могут перемещаться в этот регион и вне зоны интересов.
hidden-card-help = Её знает только хозяин.
hidden-asset-help = Из трёх оставляют и показывают два.
hidden-objective-help = До оценки её знает только хозяин.
covered-title-help = За неё получены деньги, преимущество или указ; в конце раунда она уйдёт в сброс.
count-score-help = У кого после шести раундов больше, тот победил.
count-reserve-help = Отсюда армии выходят на поле.
count-allies-help = У кого больше всех, тот получает очки при подсчётах.
count-armies-help = У кого больше всех на поле, тот получает очки при подсчётах.
count-round-help = Партия кончается после шести раундов; после третьего и шестого — подсчёт очков.
count-points-help = Что не потрачено, пропадёт.
count-market-help = Отсюда приходят новые карты рынка.
count-influence-help = Они называют регионы неигровым державам и Автомам.
count-decisions-help = Они решают за Автом.
good-money-help = Деньгами платят за инвестиции, армии, базы и импорт.
good-energy-help = Для товаров и услуг или на экспорт.
good-raw-help = Для товаров и армий или на экспорт.
good-food-help = Для услуг и армий или на экспорт.
good-cg-help = Для благополучия или на экспорт.
good-services-help = Для карт развития или на экспорт.
good-diplomacy-help = Для улучшения отношений и сотрудничества.
good-army-help = Армии резерва.
seat-usa-help = Зона интересов: Европа, Америка, Ближний Восток и Северная Африка, Восточная Азия и Океания.
seat-eu-help = Зона интересов: Европа, Ближний Восток и Северная Африка, Африка.
seat-russia-help = Зона интересов: Европа, Центральная Азия, Ближний Восток и Северная Африка.
seat-china-help = Зона интересов: Центральная Азия, Южная Азия, Восточная Азия и Океания.
seat-local-help = Местные фишки занимают места, но очков никому не приносят.


## Условные знаки

legend-army = Армия с эмблемой хозяина
legend-base = База
legend-fdi = Жетон ПИИ
legend-engage = Жетон сотрудничества; его стоимость
legend-slot = Свободная ячейка и её ПО
legend-points = Победные очки
legend-value = Ценность страны
legend-research = Очки исследования
legend-threat = Угроза; кто потерял бы из-за неё ПО
legend-defence = Оборона
legend-scores = Сейчас оценивался бы; выполнено
legend-waits = Ещё свободно постоянных ячеек
legend-barred = Закрыто для вас
legend-spent = Перевёрнуто или использовано
legend-token = Жетон Автомы
legend-allies = Союзники
legend-armies = Армии на поле
