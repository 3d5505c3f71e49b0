# Что говорят экраны «Мирового порядка». Разделы и сообщения стоят в том же порядке, что и в screen.en.ftl.


## Игра

game-title = Мировой порядок
game-tagline = Четыре державы, семь регионов: заводите союзников, торгуйте, инвестируйте, размещайте армии — и имейте больше всех влияния там, где оно решает.
game-length = два-три часа
game-players = от 1 до 4 игроков, с Автомами до трёх
scenario-solo-1 = Против одной Автомы
scenario-solo-1-help = Один игрок и одна Автома; две другие державы участвуют случайным влиянием.
scenario-solo-2 = Против двух Автом
scenario-solo-2-help = Один игрок и две Автомы; четвёртая держава участвует случайным влиянием.
scenario-solo-3 = Против трёх Автом
scenario-solo-3-help = Один игрок против всех трёх остальных держав.
scenario-two = Вдвоём
scenario-two-help = США или ЕС против России или Китая; две другие державы участвуют случайным влиянием.
scenario-two-1 = Вдвоём и Автома
scenario-two-1-help = Два игрока и одна Автома; четвёртая держава участвует случайным влиянием.
scenario-two-2 = Вдвоём и две Автомы
scenario-two-2-help = Все четыре державы: два игрока и две Автомы.
scenario-three = Втроём
scenario-three-help = Три игрока; четвёртая держава участвует случайным влиянием.
scenario-three-1 = Втроём и Автома
scenario-three-1-help = Все четыре державы: три игрока и одна Автома.
scenario-four = Вчетвером
scenario-four-help = Все четыре державы, за каждую играет человек.
side-first = Первый игрок
side-second = Второй игрок
side-third = Третий игрок
side-fourth = Четвёртый игрок
side-automa-1 = Первая Автома
side-automa-2 = Вторая Автома
side-automa-3 = Третья Автома


## Настройки

setting-powers = Державы
setting-powers-help = Кто за какую державу играет.
setting-level = Уровень Автом
setting-level-help = Насколько сильны Автомы.
setting-objectives = Цели держав
setting-objectives-help = Включено: у каждого две тайные цели, одна оценивается после 3-го раунда, другая после 6-го; Автомы открывают по две.
setting-growth = Карты развития
setting-growth-help = Какие карты развития лежат на столе.
setting-new_abilities = Карты взаимодействия
setting-new_abilities-help = Включено: в колоду рынка замешиваются ещё четыре карты, затрагивающие других игроков.
setting-new_assets = Активы дополнения
setting-new_assets-help = Включено: у каждой державы ещё три стратегических актива; выключено: пять из базовой игры.
setting-orders = Указы
setting-orders-help = Включено: у каждого игрока один указ на всю партию; Автомы начинают с 3 ПО больше.
setting-first_hand = Первая рука
setting-first_hand-help = Какими будут первые шесть карт.
setting-market_row = Ряд рынка
setting-market_row-help = Сколько карт рынка открыто: в имеющихся правилах этого нет, шесть — наше прочтение.
setting-round_1_income = Доход Автом в 1-м раунде
setting-round_1_income-help = Выключено: в 1-м раунде нет подготовки, поэтому у Автом нет и дохода. Включено: доход есть.
setting-last_research = Исследование в 6-м раунде
setting-last_research-help = Кто проводит исследование в последнем раунде.
setting-eu_prosperity = Благополучие Автомы ЕС
setting-eu_prosperity-help = Два источника дают разные очки за её ступени.
setting-usa_market = Порядок рынка Автомы США
setting-usa_market-help = Два источника дают разный порядок.
level-normal = Обычный
level-normal-help = По основным правилам Автом.
level-expert = Эксперт
level-expert-help = На один жетон больше, вторая армия при базах, все символы карты рынка, заполненные регионы не пропускаются.
growth-base = Базовая игра
growth-base-help = Десять карт базовой игры.
growth-replace = Дополнение
growth-replace-help = Вместо них десять карт дополнения.
growth-variant-1 = Две случайные карты
growth-variant-1-help = Оба набора; из каждого уровня случайно берутся две карты.
growth-variant-2 = Открытый набор
growth-variant-2-help = Оба набора; каждого уровня — столько карт, сколько держав в игре, взятые не заменяются.
first_hand-shuffled = Вперемешку
first_hand-shuffled-help = Шесть из двенадцати, случайно.
first_hand-recommended = Рекомендованная
first_hand-recommended-help = Шесть карт с треугольником.
last_research-none = Никто
last_research-none-help = Раунд сразу переходит к случайному влиянию и итогам.
last_research-automas = Автомы
last_research-automas-help = Автомы открывают две карты ради их бонуса.
last_research-all = Все
last_research-all-help = Как в любом другом раунде.
eu_prosperity-card = Карта игрока
eu_prosperity-card-help = 2, 3, 4, 6 и 9 очков, как списано с её карты.
eu_prosperity-board = Планшет
eu_prosperity-board-help = 2, 4, 6, 9 и 12 очков, как на планшете ЕС.
usa_market-card = Карта игрока
usa_market-card-help = В порядке, списанном с её карты.
usa_market-picture = Изображение
usa_market-picture-help = В порядке, который виден на изображении карты.


## Державы по местам: сначала люди, потом Автомы

powers-usa-russia = США, Россия
powers-usa-russia-help = Люди берут эти державы с первой, Автомы — остальные.
powers-usa-china = США, Китай
powers-usa-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-eu-russia = ЕС, Россия
powers-eu-russia-help = Люди берут эти державы с первой, Автомы — остальные.
powers-eu-china = ЕС, Китай
powers-eu-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-russia-usa = Россия, США
powers-russia-usa-help = Люди берут эти державы с первой, Автомы — остальные.
powers-russia-eu = Россия, ЕС
powers-russia-eu-help = Люди берут эти державы с первой, Автомы — остальные.
powers-china-usa = Китай, США
powers-china-usa-help = Люди берут эти державы с первой, Автомы — остальные.
powers-china-eu = Китай, ЕС
powers-china-eu-help = Люди берут эти державы с первой, Автомы — остальные.
powers-usa-eu-russia = США, ЕС, Россия
powers-usa-eu-russia-help = Люди берут эти державы с первой, Автомы — остальные.
powers-usa-eu-china = США, ЕС, Китай
powers-usa-eu-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-usa-russia-china = США, Россия, Китай
powers-usa-russia-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-eu-usa-russia = ЕС, США, Россия
powers-eu-usa-russia-help = Люди берут эти державы с первой, Автомы — остальные.
powers-eu-usa-china = ЕС, США, Китай
powers-eu-usa-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-eu-russia-china = ЕС, Россия, Китай
powers-eu-russia-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-russia-usa-eu = Россия, США, ЕС
powers-russia-usa-eu-help = Люди берут эти державы с первой, Автомы — остальные.
powers-russia-usa-china = Россия, США, Китай
powers-russia-usa-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-russia-eu-china = Россия, ЕС, Китай
powers-russia-eu-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-china-usa-eu = Китай, США, ЕС
powers-china-usa-eu-help = Люди берут эти державы с первой, Автомы — остальные.
powers-china-usa-russia = Китай, США, Россия
powers-china-usa-russia-help = Люди берут эти державы с первой, Автомы — остальные.
powers-china-eu-russia = Китай, ЕС, Россия
powers-china-eu-russia-help = Люди берут эти державы с первой, Автомы — остальные.
powers-usa-eu-russia-china = США, ЕС, Россия, Китай
powers-usa-eu-russia-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-eu-usa-russia-china = ЕС, США, Россия, Китай
powers-eu-usa-russia-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-russia-usa-eu-china = Россия, США, ЕС, Китай
powers-russia-usa-eu-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-china-usa-eu-russia = Китай, США, ЕС, Россия
powers-china-usa-eu-russia-help = Люди берут эти державы с первой, Автомы — остальные.
powers-usa-russia-eu = США, Россия, ЕС
powers-usa-russia-eu-help = Люди берут эти державы с первой, Автомы — остальные.
powers-usa-china-eu = США, Китай, ЕС
powers-usa-china-eu-help = Люди берут эти державы с первой, Автомы — остальные.
powers-usa-china-russia = США, Китай, Россия
powers-usa-china-russia-help = Люди берут эти державы с первой, Автомы — остальные.
powers-eu-russia-usa = ЕС, Россия, США
powers-eu-russia-usa-help = Люди берут эти державы с первой, Автомы — остальные.
powers-eu-china-usa = ЕС, Китай, США
powers-eu-china-usa-help = Люди берут эти державы с первой, Автомы — остальные.
powers-eu-china-russia = ЕС, Китай, Россия
powers-eu-china-russia-help = Люди берут эти державы с первой, Автомы — остальные.
powers-russia-china-usa = Россия, Китай, США
powers-russia-china-usa-help = Люди берут эти державы с первой, Автомы — остальные.
powers-russia-china-eu = Россия, Китай, ЕС
powers-russia-china-eu-help = Люди берут эти державы с первой, Автомы — остальные.
powers-usa-russia-eu-china = США, Россия, ЕС, Китай
powers-usa-russia-eu-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-usa-china-eu-russia = США, Китай, ЕС, Россия
powers-usa-china-eu-russia-help = Люди берут эти державы с первой, Автомы — остальные.
powers-eu-russia-usa-china = ЕС, Россия, США, Китай
powers-eu-russia-usa-china-help = Люди берут эти державы с первой, Автомы — остальные.
powers-eu-china-usa-russia = ЕС, Китай, США, Россия
powers-eu-china-usa-russia-help = Люди берут эти державы с первой, Автомы — остальные.
powers-russia-china-usa-eu = Россия, Китай, США, ЕС
powers-russia-china-usa-eu-help = Люди берут эти державы с первой, Автомы — остальные.
powers-usa-eu-china-russia = США, ЕС, Китай, Россия
powers-usa-eu-china-russia-help = Люди берут эти державы с первой, Автомы — остальные.
powers-usa-russia-china-eu = США, Россия, Китай, ЕС
powers-usa-russia-china-eu-help = Люди берут эти державы с первой, Автомы — остальные.
powers-eu-russia-china-usa = ЕС, Россия, Китай, США
powers-eu-russia-china-usa-help = Люди берут эти державы с первой, Автомы — остальные.


## Первое знакомство

guide-1 = Победит тот, у кого после шести раундов больше победных очков. Больше всего их приносит влияние: фишки в постоянных ячейках остаются навсегда, из заполненного временного ряда вытесняется крайняя левая. Число в свободной ячейке — сколько ПО фишка принесёт сразу.
    .at = board
guide-2 = После 3-го и 6-го раундов оценивается каждый регион, где заняты все постоянные ячейки. Значки рядом со стоимостью сотрудничества показывают места и сколько ПО каждый получил бы сейчас; поле окрашено в цвет лидера.
    .at = board
guide-3 = В каждом раунде у вас шесть карт и четыре хода. Карту играют ради эффекта либо лицом вниз — за 10 денег или стратегический актив. Несыгранные карты дают бонус и очки исследования, на которые покупают карты лучше.
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
ending-points = Все очки подсчитаны.
notice-reconstructed = Карты решений, число копий карт развития и некоторые числа Автом — наша реконструкция.


## Регионы

region-heading = { $region }
region-heading-short = { CASE($region, "short") }
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
country-title-short = { $country }
country-exhausted = { $country }: истощён
country-exhausted-short = { $country }
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
hidden-asset = Стратегический актив, которого вы не видите
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
assets-title = Стратегические активы
assets-title-short = Активы
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
