# Что говорят экраны «Мирового порядка». Разделы и сообщения стоят в том же порядке, что и в screen.en.ftl.


## Первое знакомство

guide-1 = Победит тот, у кого после шести раундов больше победных очков. Больше всего их приносит влияние: фишки в постоянных ячейках остаются навсегда, из заполненного временного ряда вытесняется крайняя левая. Число в свободной ячейке — сколько ПО фишка принесёт сразу.
    .at = board
guide-2 = После 3-го и 6-го раундов оценивается каждый регион, где заняты все постоянные ячейки. Значки рядом со стоимостью сотрудничества показывают места и сколько ПО каждый получил бы сейчас; поле окрашено в цвет лидера.
    .at = board
guide-3 = В каждом раунде у вас шесть карт и четыре хода. Карту играют ради эффекта либо лицом вниз — за 10 денег или стратегическое преимущество. Несыгранные карты дают бонус и очки исследования, на которые покупают карты лучше.
    .at = own
guide-4 = Союзники — карты стран: с ними можно сотрудничать в их регионе, продавать то, что перед стрелкой, покупать то, что за ней, вкладывать деньги и строить базы. Некоторые действия их истощают, выбор приоритета восстанавливает.
    .at = own
guide-5 = Автома открывает карты и следует своему планшету: есть жетон в левой ячейке — левое действие, иначе правое. Коснитесь чего угодно, чтобы узнать, что это; панель «Почему» объясняет каждое её решение.
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
seat-china = Китай
seat-local = Местные
amount-points = { $n } ПО
region-table = Порядок хода
region-market = Рынок
region-growth = Развитие
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
threat-defended = { $power }: угроза { $threat }, защита { $defence }{ $lost ->
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
country-exhausted = { $country }: истощён
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
task-state = { $early ->
    [1] для 3-го раунда выполнено
   *[0] для 3-го раунда нет
}, { $late ->
    [1] для 6-го выполнено
   *[0] для 6-го нет
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
focus-told-military = Военная политика: угроза на 1 больше там, где есть армия, защита на 1 больше во всей зоне интересов.
prosperity-title = Благополучие: пройдено ступеней — { $n }; затем цена и награда следующей
prosperity-title-short = Благополучие { $n }
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
token-title = Жетон
column-title = { $region }: союзников { $n } ({ $allies }); затем жетоны ПИИ и базы с пределом и символы экспорта


## Числа

count-score = Победные очки
count-reserve = Армии в резерве
count-allies = Союзники
count-armies = Армии на поле
count-round = раунд
count-points = очков исследования осталось
count-market = в колоде рынка, в сбросе { $n }
count-influence = в колоде случайного влияния, в сбросе { $n }
count-decisions = в колоде решений, в сбросе { $n }


## К чему приведёт ответ

preview-pays = цена: { $amount }
preview-gains = прибыль: { $amount }
preview-surplus = сверх предела: { $amount }, взамен { $price }
preview-points = +{ $amount }
preview-loses = −{ $amount }
preview-exhausts = истощится: { $country }
preview-pushes-out = вытеснит фишку: { $power }
preview-cost = цена: { $amount }, часть можно покрыть истощением союзников там же
group-exports = Экспорт
group-imports = Импорт
group-cards = Карты
group-face-down = Лицом вниз
group-abilities = Карты развития
group-other = Прочее


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
legend-defence = Защита
legend-scores = Сейчас оценивался бы; выполнено
legend-waits = Ещё свободно постоянных ячеек
legend-barred = Закрыто для вас
legend-spent = Истощено или использовано
legend-token = Жетон Автомы
legend-allies = Союзники
legend-armies = Армии на поле
