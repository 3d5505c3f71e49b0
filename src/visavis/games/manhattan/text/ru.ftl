# «Проект Манхэттен» по-русски. Разделы и сообщения стоят в том же порядке, что в en.ftl.
# Формы имён: .nom — именительный внутри предложения, .gen .dat .acc .ins — падежи, .to — куда, .in — где,
# .gender — род и число: m, f, n или pl; .one и .many — единственное и множественное число,
# .short и .bare — количество покороче и одним числом, .said — как об этом говорят.


## Игра

game-title = Проект Манхэттен
game-tagline = Атомная гонка: добывайте кек, стройте заводы, шпионьте и бомбите соперников — но очки дают только бомбы.
game-length = около двух часов
game-players = от 2 до 5 игроков

scenario-two = Вдвоём
scenario-two-help = Два игрока, победа при 70 очках. Жетоны тестовых взрывов: 6 и 0.
scenario-three = Втроём
scenario-three-help = Три игрока, победа при 60 очках. Жетоны тестовых взрывов: 8, 4 и 0.
scenario-four = Вчетвером
scenario-four-help = Четыре игрока, победа при 50 очках. Четвёртый в очереди сразу получает инженера или учёного.
scenario-five = Впятером
scenario-five-help = Пять игроков, победа при 45 очках. Четвёртый и пятый в очереди сразу получают по инженеру или учёному.


## Соперники

opponent-trainee = Стажёр
opponent-trainee-help = Видит только ближайшее размещение, оценивает его на глаз и порой путает порядок зданий.
opponent-director = Директор
opponent-director-help = Прикидывает весь остаток хода, мешает тем, у кого бомба почти готова, и умеет договариваться.


## Первое знакомство

guide-1 = Очки дают только бомбы: построенные, загруженные в бомбардировщик и жетон за тестовый взрыв. Кто первым наберёт нужную сумму, побеждает в тот же миг, посреди хода.
    .at = scores
guide-2 = В свой ход вы либо ставите рабочих, либо убираете их: тогда все ваши возвращаются на персональный склад. Поставленный рабочий действует сразу и один раз, а место занято, пока он там стоит.
    .at = own
guide-3 = Рабочие бывают трёх видов, и один другого не заменит: вначале у вас четыре чернорабочих, инженеров и учёных дают университеты. Серые — подрядчики: они работают на любого и уходят от вас, когда вы убираете рабочих. Истребители сбивают самолёты, бомбардировщики повреждают здания и несут бомбы.
    .at = own
guide-4 = Сначала — не больше одного места главного поля, потом — сколько угодно своих зданий. Здания покупают на стройке: чем левее карта на рынке, тем она дешевле.
    .at = board
guide-5 = Бомбе нужны учёные, инженеры и топливо: уран с обогатительных заводов или плутоний из реакторов. Одну плутониевую бомбу можно взорвать — это тестовый взрыв, после него остальные плутониевые приносят больше очков. Любую можно загрузить: за деньги и бомбардировщик она даст ещё пять очков.
    .at = row
guide-6 = План для начала: сперва купите недорогие здания — рудник, фабрику, университет; купленным можно воспользоваться в тот же ход. Поскорее получите инженера и учёного: вдвоём они начинают разработку бомб, а карта, которую вы оставите себе, подскажет, какое нужно топливо. Тогда ищите реактор или обогатительный завод. Убирайте рабочих, когда ставить почти некого.
    .at = board
guide-7 = Скрыты только карты бомб на руках и порядок колод, всё прочее видно всем. Карты бомб разбирают на драфте: открытый ряд идёт по кругу, и каждый тайно оставляет себе одну.
    .at = rivals


## Настройки

setting-pacts = Переговоры
setting-pacts-help = Включено: размещая рабочих, можно заключать соглашения об авиаударах, и нарушить их программа не даст. Выключено: что бы ни говорили за столом, это никого не связывает.
setting-bomb_is_placement = Бомба — тоже размещение
setting-bomb_is_placement-help = Каждый ход нужно поставить хотя бы одного рабочего. Включено: поставленные на бомбу в счёт. Выключено: кто-то должен встать ещё и на поле или в здание.
setting-steps_in_order = Сначала поле, потом здания
setting-steps_in_order-help = Включено: после первого здания на главное поле в этом ходу уже не встать. Выключено: порядок любой.
setting-construction_must_buy = На стройке нужно покупать
setting-construction_must_buy-help = Выключено: на стройке можно просто стоять. Включено: если хватает денег хотя бы на одну карту, какую-нибудь придётся купить.
setting-bombed_workers_return = Рабочие уходят из-под бомб
setting-bombed_workers_return-help = Выключено: рабочие в здании, куда попала бомба, остаются там. Включено: они сразу возвращаются домой.
setting-repair_offer_needs_repair = Чужой ремонт — только вслед за своим
setting-repair_offer_needs_repair-help = Кто-то занял ремонт. Выключено: остальные могут чинить за деньги в любом случае. Включено: лишь если он сам что-нибудь починил.
setting-open_hands = Карты бомб в открытую
setting-open_hands-help = Выключено: чужие карты бомб не видны, известно только их число. Включено: все видят всё.
setting-bonus_contractor = Бонус — можно подрядчика
setting-bonus_contractor-help = Рабочий, который достаётся в начале четвёртому и пятому. Выключено: он цвета игрока. Включено: можно взять и подрядчика.
setting-new_building_waits = Новое здание ждёт
setting-new_building_waits-help = Выключено: купленным зданием можно пользоваться в том же ходу. Включено: только со следующего.
setting-tested_bomb_shuffled = Взорванную бомбу замешать
setting-tested_bomb_shuffled-help = Выключено: карта взорванной бомбы лежит под колодой, и все это помнят. Включено: её замешивают в колоду.
setting-turn_limit = Предел ходов
setting-turn_limit-help = Если каждый сходил столько раз и никто не победил, партия кончается и выигрывает лидер. В правилах такого предела нет.
setting-think_aloud = Соперники думают вслух
setting-think_aloud-help = Выключено: до конца партии соперник объясняет ходы без чисел, ведь они намекают на его скрытые карты. Включено: с числами.


## Цвета игроков

side-red = Красные
    .nom = красные
    .gen = красных
    .dat = красным
    .acc = красных
    .ins = красными
    .gender = pl
side-green = Зелёные
    .nom = зелёные
    .gen = зелёных
    .dat = зелёным
    .acc = зелёных
    .ins = зелёными
    .gender = pl
side-blue = Синие
    .nom = синие
    .gen = синих
    .dat = синим
    .acc = синих
    .ins = синими
    .gender = pl
side-yellow = Жёлтые
    .nom = жёлтые
    .gen = жёлтых
    .dat = жёлтым
    .acc = жёлтых
    .ins = жёлтыми
    .gender = pl
side-purple = Фиолетовые
    .nom = фиолетовые
    .gen = фиолетовых
    .dat = фиолетовым
    .acc = фиолетовых
    .ins = фиолетовыми
    .gender = pl
side-nobody = Никто
    .nom = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .gender = m


## Рабочие: L чернорабочий, E инженер, S учёный; c — подрядчик

worker-L = чернорабочий
    .gen = чернорабочего
    .dat = чернорабочему
    .acc = чернорабочего
    .ins = чернорабочим
    .many = чернорабочие
    .some = чернорабочих
    .lots = чернорабочих
    .gender = m
worker-E = инженер
    .gen = инженера
    .dat = инженеру
    .acc = инженера
    .ins = инженером
    .many = инженеры
    .some = инженера
    .lots = инженеров
    .gender = m
worker-S = учёный
    .gen = учёного
    .dat = учёному
    .acc = учёного
    .ins = учёным
    .many = учёные
    .some = учёных
    .lots = учёных
    .gender = m
worker-Lc = подрядчик-чернорабочий
    .gen = подрядчика-чернорабочего
    .dat = подрядчику-чернорабочему
    .acc = подрядчика-чернорабочего
    .ins = подрядчиком-чернорабочим
    .gender = m
worker-Lc-help = Ничей рабочий: его взяли на эту работу, потом он уйдёт на общий склад.
worker-Ec = подрядчик-инженер
    .gen = подрядчика-инженера
    .dat = подрядчику-инженеру
    .acc = подрядчика-инженера
    .ins = подрядчиком-инженером
    .gender = m
worker-Ec-help = Ничей рабочий: его взяли на эту работу, потом он уйдёт на общий склад.
worker-Sc = подрядчик-учёный
    .gen = подрядчика-учёного
    .dat = подрядчику-учёному
    .acc = подрядчика-учёного
    .ins = подрядчиком-учёным
    .gender = m
worker-Sc-help = Ничей рабочий: его взяли на эту работу, потом он уйдёт на общий склад.


## Ресурсы: good — название, amount — сколько

good-laborers = Чернорабочие
    .nom = чернорабочие
good-engineers = Инженеры
    .nom = инженеры
good-scientists = Учёные
    .nom = учёные
good-money = Деньги
    .nom = деньги
good-money-help = Деньгами платят за здания, за некоторые места главного поля, за ремонт и за загрузку бомб.
good-yellowcake = Жёлтый кек
    .nom = жёлтый кек
good-yellowcake-help = Сырьё: из него в реакторах получают плутоний, а на обогатительных заводах — уран.
good-fighters = Истребители
    .nom = истребители
    .one = истребитель
good-fighters-help = Истребители сбивают самолёты соперников и не дают бомбить ваши здания.
good-bombers = Бомбардировщики
    .nom = бомбардировщики
    .one = бомбардировщик
good-bombers-help = Бомбардировщики повреждают здания соперника без истребителей; на них же загружают бомбы.
good-uranium = Обогащённый уран
    .nom = обогащённый уран
good-uranium-help = Топливо урановых бомб.
good-plutonium = Плутоний
    .nom = плутоний
good-plutonium-help = Топливо плутониевых бомб.
good-spies = Шпионы
    .nom = шпионы
good-spies-help = В ход, когда вы шпионите, вам открыто столько чужих зданий, сколько у вас шпионов.

amount-laborers = { $n ->
    [one] { $n } чернорабочий
    [few] { $n } чернорабочих
   *[many] { $n } чернорабочих
}
    .gen = { $n ->
        [one] { $n } чернорабочего
       *[other] { $n } чернорабочих
    }
    .acc = { $n ->
        [one] { $n } чернорабочего
       *[other] { $n } чернорабочих
    }
amount-engineers = { $n ->
    [one] { $n } инженер
    [few] { $n } инженера
   *[many] { $n } инженеров
}
    .gen = { $n ->
        [one] { $n } инженера
       *[other] { $n } инженеров
    }
    .acc = { $n ->
        [one] { $n } инженера
       *[other] { $n } инженеров
    }
amount-scientists = { $n ->
    [one] { $n } учёный
    [few] { $n } учёных
   *[many] { $n } учёных
}
    .gen = { $n ->
        [one] { $n } учёного
       *[other] { $n } учёных
    }
    .acc = { $n ->
        [one] { $n } учёного
       *[other] { $n } учёных
    }
contractors-laborers = { $n ->
    [one] { $n } подрядчик-чернорабочий
    [few] { $n } подрядчика-чернорабочих
   *[many] { $n } подрядчиков-чернорабочих
}
contractors-engineers = { $n ->
    [one] { $n } подрядчик-инженер
    [few] { $n } подрядчика-инженера
   *[many] { $n } подрядчиков-инженеров
}
contractors-scientists = { $n ->
    [one] { $n } подрядчик-учёный
    [few] { $n } подрядчика-учёных
   *[many] { $n } подрядчиков-учёных
}
amount-money = ${ $n }
amount-yellowcake = { $n ->
    [one] { $n } кек
    [few] { $n } кека
   *[many] { $n } кеков
}
    .gen = { $n ->
        [one] { $n } кека
       *[other] { $n } кеков
    }
amount-fighters = { $n ->
    [one] { $n } истребитель
    [few] { $n } истребителя
   *[many] { $n } истребителей
}
    .gen = { $n ->
        [one] { $n } истребителя
       *[other] { $n } истребителей
    }
    .bare = { $n }
amount-bombers = { $n ->
    [one] { $n } бомбардировщик
    [few] { $n } бомбардировщика
   *[many] { $n } бомбардировщиков
}
    .gen = { $n ->
        [one] { $n } бомбардировщика
       *[other] { $n } бомбардировщиков
    }
    .bare = { $n }
amount-uranium = { $n } ед. урана
    .short = { $n ->
        [one] { $n } уран
       *[other] { $n } урана
    }
    .bare = { $n }
amount-plutonium = { $n } ед. плутония
    .short = { $n ->
        [one] { $n } плутоний
       *[other] { $n } плутония
    }
    .bare = { $n }
amount-spies = { $n ->
    [one] { $n } шпион
    [few] { $n } шпиона
   *[many] { $n } шпионов
}
    .gen = { $n ->
        [one] { $n } шпиона
       *[other] { $n } шпионов
    }
    .acc = { $n ->
        [one] { $n } шпиона
       *[other] { $n } шпионов
    }
    .bare = { $n }


## Главное поле: секции и рабочие места

section-construction = Стройка
section-factories = Фабрики
section-mines = Рудники
section-universities = Университеты
section-reactor = Реактор
section-enrichment = Обогатительный завод
section-airstrike = Авиаудары
section-repair = Ремонт
section-espionage = Шпионаж
section-design = Разработка бомб

space-construction = Стройка
    .to = на стройку
    .in = на стройке
space-factory_fighters = Производство истребителей
    .to = на производство истребителей
    .in = на производстве истребителей
space-factory_bombers = Производство бомбардировщиков
    .to = на производство бомбардировщиков
    .in = на производстве бомбардировщиков
space-factory_money_left = Деньги слева
    .to = на левое денежное место
    .in = на левом денежном месте
space-factory_money_mid = Деньги в середине
    .to = на среднее денежное место
    .in = на среднем денежном месте
space-factory_money_right = Деньги справа
    .to = на правое денежное место
    .in = на правом денежном месте
space-mine_left = Рудник слева
    .to = на левое место рудника
    .in = на левом месте рудника
space-mine_mid = Рудник в середине
    .to = на среднее место рудника
    .in = на среднем месте рудника
space-mine_right = Рудник справа
    .to = на правое место рудника
    .in = на правом месте рудника
space-univ_1 = Университет чернорабочих
    .to = в университет чернорабочих
    .in = в университете чернорабочих
space-univ_2 = Университет инженеров
    .to = в университет инженеров
    .in = в университете инженеров
space-univ_3 = Университет учёных
    .to = в университет учёных
    .in = в университете учёных
space-univ_4 = Платный университет
    .to = в платный университет
    .in = в платном университете
space-reactor = Реактор
    .to = на реактор
    .in = на реакторе
space-enrichment = Обогатительный завод
    .to = на обогатительный завод
    .in = на обогатительном заводе
space-airstrike_1 = Авиаудар 1
    .to = на первое место авиаудара
    .in = на первом месте авиаудара
space-airstrike_2 = Авиаудар 2
    .to = на второе место авиаудара
    .in = на втором месте авиаудара
space-repair = Ремонт
    .to = на ремонт
    .in = на ремонте
space-espionage = Шпионаж
    .to = на шпионаж
    .in = на шпионаже
space-design_bomb = Разработка бомб
    .to = на разработку бомб
    .in = на разработке бомб


## Здания: вид и номер

kind-factory = Фабрика
    .nom = фабрика
    .gen = фабрики
    .dat = фабрике
    .acc = фабрику
    .ins = фабрикой
    .to = на фабрику
    .in = на фабрике
    .gender = f
kind-mine = Рудник
    .nom = рудник
    .gen = рудника
    .dat = руднику
    .acc = рудник
    .ins = рудником
    .to = на рудник
    .in = на руднике
    .gender = m
kind-university = Университет
    .nom = университет
    .gen = университета
    .dat = университету
    .acc = университет
    .ins = университетом
    .to = в университет
    .in = в университете
    .gender = m
kind-enrichment = Обогатительный завод
    .nom = обогатительный завод
    .gen = обогатительного завода
    .dat = обогатительному заводу
    .acc = обогатительный завод
    .ins = обогатительным заводом
    .to = на обогатительный завод
    .in = на обогатительном заводе
    .gender = m
kind-reactor = Реактор
    .nom = реактор
    .gen = реактора
    .dat = реактору
    .acc = реактор
    .ins = реактором
    .to = на реактор
    .in = на реакторе
    .gender = m
building = { $kind } { $number }
    .nom = { CASE($kind, "nom") } { $number }
    .gen = { CASE($kind, "gen") } { $number }
    .dat = { CASE($kind, "dat") } { $number }
    .acc = { CASE($kind, "acc") } { $number }
    .ins = { CASE($kind, "ins") } { $number }
    .to = { CASE($kind, "to") } { $number }
    .in = { CASE($kind, "in") } { $number }


## Бомбы; карты названы так, как на них напечатано

fuel-uranium = урановая
    .gen = урановой
    .acc = урановую
fuel-plutonium = плутониевая
    .gen = плутониевой
    .acc = плутониевую

bomb-small_fry = { "Small Fry" }
bomb-dem_apples = { "Dem Apples" }
bomb-cherry_bomb = { "Cherry Bomb" }
bomb-over_easy = { "Over Easy" }
bomb-mary_jane = { "Mary Jane" }
bomb-tear_drop = { "Tear Drop" }
bomb-dear_john = { "Dear John" }
bomb-oopsie_daisy = { "Oopsie Daisy" }
bomb-skydive = { "Skydive" }
bomb-lil_bit = { "Li'l Bit" }
bomb-the_swede = { "The Swede" }
bomb-tomboy = { "Tomboy" }
bomb-wipeout = { "Wipeout" }
bomb-gone_fission = { "Gone Fission" }
bomb-the_minion = { "The Minion" }
bomb-ay_caramba = { "Ay, Caramba\u0021" }
bomb-b_flat = { "B Flat" }
bomb-nutcracker = { "Nutcracker" }
bomb-big_enchilada = { "Big Enchilada" }
bomb-wasnt_me = { "Wasn't Me" }
bomb-large_marge = { "Large Marge" }
bomb-fat_chance = { "Fat Chance" }
bomb-special_delivery = { "Special Delivery" }
bomb-big_bertha = { "Big Bertha" }
bomb-heavy_load = { "Heavy Load" }
bomb-compensator = { "Compensator" }
bomb-tout_de_suite = { "Tout de Suite" }
bomb-split_pea = { "Split Pea" }
bomb-big_bang = { "Big Bang" }
bomb-the_last_word = { "The Last Word" }


## Части предложений

points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
total = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}
all-of = { $parts }
either = { $first } или { $second }
nothing = ничего
amount-any = { $n ->
    [1] любой рабочий
   *[other] { $n } любых рабочих
}

type-laborers = чернорабочие
    .one = чернорабочий
    .gen = чернорабочих
type-engineers = инженеры
    .one = инженер
    .gen = инженеров
type-scientists = учёные
    .one = учёный
    .gen = учёных

plane-fighters = истребитель
plane-bombers = бомбардировщик

clause-spare = { CASE($side, "nom") } { CASE($side, "number") ->
    [many] не трогают
   *[one] не трогает
} { $what } { CASE($other, "gen") }
clause-peace = { CASE($side, "nom") } и { CASE($other, "nom") } не трогают друг у друга { $what }
clause-keep-off = { CASE($side, "nom") } { CASE($side, "number") ->
    [many] не занимают
   *[one] не занимает
} места авиаудара
clause-strike = { $n ->
    [0] { CASE($side, "nom") } уже нанесли обещанный удар по { CASE($other, "dat") }
    [one] { CASE($side, "nom") } { CASE($side, "number") ->
        [many] совершают
       *[one] совершает
    } { $n } налёт на { CASE($other, "acc") }
    [few] { CASE($side, "nom") } { CASE($side, "number") ->
        [many] совершают
       *[one] совершает
    } { $n } налёта на { CASE($other, "acc") }
   *[many] { CASE($side, "nom") } { CASE($side, "number") ->
       [many] совершают
      *[one] совершает
   } { $n } налётов на { CASE($other, "acc") }
}
what-planes = самолёты
what-buildings = здания
what-all = самолёты и здания
answer-yes = согласиться
    .said = согласны
answer-no = отказаться
    .said = не согласны


## Что требует и что даёт место

works-crew = { $crew }
works-crew-price = { $crew }, плата: { $price }
works-crew-gain = { $crew } → { $gain }
works-crew-price-gain = { $crew }, плата: { $price } → { $gain }
works-with = { $works }; { $more }
works-others = остальным: { $gain }
works-bribe = в стопку взяток +$1
works-construction = можно купить карту с рынка, инженеру карты за { $free } даром
works-airstrike = налёты на соперников
works-repair = снять до { $points } повреждений со своих зданий, потом остальные чинят за деньги
works-espionage = на этот ход открыты чужие здания
works-design = драфт карт бомб: вам две, остальным по одной


## Журнал

event-first = Первый ход за { CASE($side, "ins") }
event-turn = Ход { $n }. { $side }
event-building-up = На рынке за ${ $price } открыто здание: { CASE($building, "nom") }
event-bomb-up = В ряду открыта бомба «{ $bomb }»
event-placed = { $side } — { CASE($space, "to") }: { $workers }
    .brief = { CASE($space, "to") }: { $workers }
event-manned = { $side } — { CASE($building, "to") }: { $workers }
    .brief = { CASE($building, "to") }: { $workers }
event-manned-foreign = { $side } — { CASE($building, "to") } { CASE($owner, "gen") }: { $workers }
    .brief = { $yours ->
        [yes] { CASE($building, "to") } у вас: { $workers }
       *[no] { CASE($building, "to") } { CASE($owner, "gen") }: { $workers }
    }
event-paid = { $side } { CASE($side, "number") ->
    [many] платят
   *[one] платит
} { $amount }
    .brief = { $acting ->
        [yes] плата: { $amount }
       *[no] { $side }, плата: { $amount }
    }
event-gained = { $side } { CASE($side, "number") ->
    [many] получают
   *[one] получает
} { CASE($amount, "acc") }
    .brief = { $acting ->
        [yes] +{ $amount }
       *[no] { $side } +{ $amount }
    }
event-gained-less = { $n ->
    [0] { $side }: шкала заполнена, впустую { $lost }
   *[other] { $side } { CASE($side, "number") ->
       [many] получают
      *[one] получает
   } { CASE($amount, "acc") }, { CASE($lost, "bare") } пропадает
}
event-hired = { $side } { CASE($side, "number") ->
    [many] получают
   *[one] получает
} { CASE($amount, "acc") }{ event-hired.hired }{ event-hired.missing }
    .hired = { $contractors ->
        [0] { "" }
       *[other] { " " }({ event-hired.among })
    }
    .among = { $own ->
        [0] { event-hired.all }
       *[other] подрядчиков: { $contractors }
    }
    .all = { $contractors ->
        [1] подрядчик
       *[other] подрядчики
    }
    .missing = { $short ->
        [0] { "" }
       *[other] , не хватило: { $short }
    }
    .brief = { $acting ->
        [yes] +{ $amount }
       *[no] { $side } +{ $amount }
    }
event-hired-nobody = { $side } никого не { CASE($side, "number") ->
    [many] получают
   *[one] получает
}: { CASE($type, "gen") } на общем складе нет
    .brief = новых рабочих нет
event-bribe = В стопку взяток +${ $n }, теперь там ${ $total }
    .brief = { "" }
event-declined = { $side } { CASE($side, "number") ->
    [many] отказываются
   *[one] отказывается
} от действия
    .brief = без действия
event-bought = { $price ->
    [0] { $side } даром { CASE($side, "number") ->
        [many] берут
       *[one] берёт
    } { CASE($building, "acc") }
   *[other] { $side } { CASE($side, "number") ->
       [many] покупают
      *[one] покупает
   } { CASE($building, "acc") } за ${ $price }
}
    .brief = { $price ->
        [0] даром: { CASE($building, "nom") }
       *[other] за ${ $price } куплено здание: { CASE($building, "nom") }
    }
event-bought-nothing = { $side } ничего не { CASE($side, "number") ->
    [many] покупают
   *[one] покупает
}
    .brief = без покупки
event-took-pile = { $side } { CASE($side, "number") ->
    [many] забирают
   *[one] забирает
} стопку взяток: ${ $n }
    .brief = стопка взяток: +${ $n }
event-access = { $side } { CASE($side, "number") ->
    [many] шпионят
   *[one] шпионит
}, открыто чужих зданий: { $n }
    .brief = шпионаж, открыто чужих зданий: { $n }
event-shot = { $side } { CASE($side, "number") ->
    [many] сбивают
   *[one] сбивает
} { CASE($good, "one") } { CASE($victim, "gen") }
    .brief = { $yours ->
        [yes] сбит ваш { CASE($good, "one") }
       *[no] сбит { CASE($good, "one") } { CASE($victim, "gen") }
    }
event-bombed = { $side } { CASE($side, "number") ->
    [many] бомбят
   *[one] бомбит
} { CASE($building, "acc") } { CASE($victim, "gen") }, повреждений: { $n }
    .brief = { $yours ->
        [yes] под бомбами ваше здание: { CASE($building, "nom") }, повреждений: { $n }
       *[no] под бомбами { CASE($building, "nom") } { CASE($victim, "gen") }, повреждений: { $n }
    }
event-repaired = { $n ->
    [0] { $side } { CASE($side, "number") ->
        [many] чинят
       *[one] чинит
    } { CASE($building, "acc") }, здание снова цело
   *[other] { $side } { CASE($side, "number") ->
       [many] чинят
      *[one] чинит
   } { CASE($building, "acc") }, повреждений ещё { $n }
}
    .brief = ремонт: { CASE($building, "nom") }
event-repaired-paid = { $n ->
    [0] { $side } за ${ $price } { CASE($side, "number") ->
        [many] чинят
       *[one] чинит
    } { CASE($building, "acc") }, здание снова цело
   *[other] { $side } за ${ $price } { CASE($side, "number") ->
       [many] чинят
      *[one] чинит
   } { CASE($building, "acc") }, повреждений ещё { $n }
}
    .brief = ремонт за ${ $price }: { CASE($building, "nom") }
event-designed = { $side } { CASE($side, "number") ->
    [many] начинают
   *[one] начинает
} драфт бомб
    .brief = драфт бомб
event-kept = { $side } { CASE($side, "number") ->
    [many] оставляют
   *[one] оставляет
} себе «{ $bomb }»
    .brief = { $acting ->
        [yes] карта «{ $bomb }»
       *[no] { $side }: карта «{ $bomb }»
    }
event-kept-unseen = { $side } { CASE($side, "number") ->
    [many] оставляют
   *[one] оставляет
} себе карту бомбы
    .brief = { $acting ->
        [yes] карта бомбы
       *[no] { $side }: карта бомбы
    }
event-design-closed = На новый ряд карт не хватает: разработка бомб закрыта до конца игры
    .brief = разработка бомб закрыта
event-built = { $side } { CASE($side, "number") ->
    [many] строят
   *[one] строит
} «{ $bomb }»: всего { total }
    .brief = построена «{ $bomb }»: всего { total }
event-tested = { $side } { CASE($side, "number") ->
    [many] взрывают
   *[one] взрывает
} «{ $bomb }», жетон { $n }: всего { total }
    .brief = взорвана «{ $bomb }», жетон { $n }: всего { total }
event-loaded = { $side } { CASE($side, "number") ->
    [many] загружают
   *[one] загружает
} «{ $bomb }» за ${ $price }: всего { total }
    .brief = загружена «{ $bomb }»: всего { total }
event-retrieved = { $side } { CASE($side, "number") ->
    [many] убирают
   *[one] убирает
} рабочих: вернулось { $n }{ $contractors ->
    [0] { "" }
   *[other] , подрядчиков ушло на общий склад: { $contractors }
}
    .brief = вернулось рабочих: { $n }
event-freed = { $n ->
    [one] К { CASE($other, "dat") } тоже вернулся { $n } рабочий
    [few] К { CASE($other, "dat") } тоже вернулись { $n } рабочих
   *[many] К { CASE($other, "dat") } тоже вернулось { $n } рабочих
}
event-pact-clause = { $side } { CASE($side, "number") ->
    [many] предлагают
   *[one] предлагает
}: { $clause }
event-pact-answer = { $side }: { CASE($answer, "said") }
event-pact-made = Соглашение заключено до следующего хода { CASE($side, "gen") }
    .brief = соглашение заключено
event-pact-refused = Соглашение { CASE($side, "gen") } не состоялось
    .brief = соглашение не состоялось
event-pact-cancelled = { $side } { CASE($side, "number") ->
    [many] прекращают
   *[one] прекращает
} переговоры
    .brief = переговоры прекращены
event-pact-over = Соглашение { CASE($side, "gen") } больше не действует
    .brief = соглашение { CASE($side, "gen") } больше не действует
event-won = Победа { CASE($side, "gen") }: { points } при цели { $goal }
event-stopped = Партия остановлена: каждый сходил { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}

ending-goal = набрано нужное число очков
ending-turn-limit = предел ходов, больше всего очков


## Экран

region-market = Рынок зданий
region-row = Бомбы для драфта
region-board = Поле { CASE($side, "gen") }

place-title = { place-title.name }: { place-title.said }
    .name = { $place }
    .said = { $works }
site-damaged = { site-damaged.name }: { site-damaged.said }
    .name = { $place }
    .said = { $works }. Повреждений: { $damage }, пользоваться нельзя
place-barred = { place-barred.name }: { place-barred.said }
    .name = { CASE($title, "name") }
    .said = { CASE($title, "said") }. Сейчас нельзя — { $why }
bomb-barred = { bomb-barred.name }: { bomb-barred.said }
    .name = { CASE($title, "name") }
    .said = { CASE($title, "said") }. Сейчас нельзя — { $why }
built-barred = { built-barred.name }: { built-barred.said }
    .name = { CASE($title, "name") }
    .said = { CASE($title, "said") }. Сейчас нельзя — { $why }
barred-step = главное поле в этот ход для вас закрыто
barred-occupied = занято ({ $sides })
barred-contractors = занято подрядчиками
barred-pact = вы обещали сюда не ходить
barred-duty = сначала обещанный авиаудар
barred-foreign = чужое здание, оно открыто только шпионам
barred-closed = разработка бомб окончена
barred-new = здание куплено в этот ход
barred-lacks = не хватает: { $what }
barred-damaged = повреждено, не работает
barred-place-first = сначала выберите место или здание, потом — кто туда пойдёт
barred-not-yours = это не ваше
barred-action = туда идут только ради действия
barred-there = { $space }: { $why }
barred-dear = цена ${ $price }, а у вас ${ $n }
barred-buy = карты рынка покупает рабочий на стройке
barred-draft = драфт начинают учёный и инженер на разработке бомб
barred-later = сначала закончите начатое
barred-nobody-left = ставить будет некого, а команда на бомбе размещением не считается
barred-loaded = бомба уже загружена
barred-load = для загрузки не хватает: { $what }
barred-not-for-sale = купить можно только карту с рынка
barred-not-drafted = этой карты нет среди тех, что идут по кругу
barred-own = по самому себе не бьют
barred-spared = вы обещали этого не трогать
barred-gone = таких самолётов там нет
barred-shielded = у владельца ещё есть истребитель, а против всех бомбардировщиков хватит и одного
barred-no-fighters = у вас нет истребителей
barred-no-bombers = у вас нет бомбардировщиков
barred-owed = самолёт нужен для обещанного авиаудара
barred-whole = здание не повреждено
barred-misfit = здесь нужны: { $what }
barred-at-work = рабочий занят, пока вы не уберёте рабочих
barred-promise = для этого обещания не подходит
wanted-market = сейчас выбирают здание на рынке
wanted-draft = сейчас выбирают карту из тех, что идут по кругу
wanted-target = сейчас выбирают цель налёта: самолёт или здание
wanted-damaged = сейчас выбирают своё повреждённое здание
wanted-worker = сейчас выбирают, кто туда пойдёт
wanted-player = сейчас выбирают игрока
cannot-go = { $place }: сейчас нельзя, { $why }
slot-title = Место рынка, ${ $price }{ $free ->
    [0] { "" }
   *[other] , инженеру даром
}{ $bribe ->
    [0] { "" }
   *[other] , в стопку взяток +$1
}{ $pile ->
    [0] { "" }
   *[other] , покупателю стопка взяток: ${ $pile }
}
slot-title-help = Столько стоит карта здания, которая здесь лежит. Купленную карту заменяют, остальные дешевеют.
row-title = { row-title.name }: { row-title.said }
    .name = Открытая бомба
    .said = такие карты разбирают на драфте
row-closed = Разработка бомб закрыта
row-closed-help = Карт бомб больше нет, драфта не будет.
supply-title = Персональный склад { CASE($side, "gen") }
supply-title-help = Рабочие, которых можно поставить на главное поле и в здания.
hand-title = { hand-title.name }: { hand-title.said }
    .name = Карты бомб на руке у { CASE($side, "gen") }
    .said = { $n }
hand-title-help = Бомбы, которые ещё не построены. Что на чужих картах, никто не видит.
bomb-title = { bomb-title.name }: { bomb-title.said }
    .name = «{ $bomb }», { $fuel }
    .said = { $scientists ->
        [0] { "" }
        [one] { $scientists } учёный,{ " " }
       *[other] { $scientists } учёных,{ " " }
    }{ $engineers ->
        [0] { "" }
        [one] { $engineers } инженер,{ " " }
        [few] { $engineers } инженера,{ " " }
       *[many] { $engineers } инженеров,{ " " }
    }топливо { $n } → { $plutonium ->
        [0] { bomb-title.now }
       *[other] { bomb-title.now }, после теста { $tested }
    }; загрузка ${ $load }
    .now = { $untested ->
        [one] { $untested } очко
        [few] { $untested } очка
       *[many] { $untested } очков
    }
bomb-lacks = { bomb-lacks.name }: { bomb-lacks.said }
    .name = { CASE($bomb, "name") }
    .said = { CASE($bomb, "said") }. Не хватает: { $what }
bomb-ready = { bomb-ready.name }: { bomb-ready.said }
    .name = { CASE($bomb, "name") }
    .said = { CASE($bomb, "said") }. Можно строить
built-title = { built-title.name }: { built-title.said }
    .name = { CASE($bomb, "name") }
    .said = { CASE($bomb, "said") }. Построена{ $loaded ->
        [0] { "" }
       *[other] { " " }и загружена
    }: { points }
token-title = { token-title.name }: { token-title.said }
    .name = Жетон тестового взрыва
    .said = { points }
card-hidden = Карта бомбы, видна только хозяину
worker-of = { $worker } { CASE($side, "gen") }
worker-of-help = Рабочих ставят на места главного поля и в здания: скольких и каких там требуют, столько и нужно. Домой они возвращаются, когда игрок убирает рабочих.
workers-at = { $workers } ({ $place })
on-bomb = «{ $bomb }»
on-token = жетон тестового взрыва
on-supply = персональный склад

count-score = Очки
count-score-help = Очки дают построенные и загруженные бомбы и тестовые взрывы. Кто набрал нужное число, побеждает.
count-stock = { $good } на общем складе
count-stock-help = Столько своих людей этого рода ещё можно обучить; сверх этого фишек у игрока нет.
count-contractors = Свободные подрядчики-{ CASE($worker, "many") }
count-contractors-help = Подрядчики ничьи: их нанимают ненадолго, а потом возвращают на общий склад.
count-bribe = Стопка взяток
count-bribe-help = Деньги, накопившиеся от взяток. Всё забирает тот, кто возьмёт карту с места рынка за $2.
count-buildings = Колода зданий
count-buildings-help = Отсюда пополняют рынок зданий.
count-bombs = Колода бомб
count-bombs-help = Отсюда берут карты для драфта бомб.
count-bombs-under = Колода бомб (снизу: { $under })
count-bombs-under-help = Отсюда берут карты для драфта бомб; что лежит снизу, видели все.
count-token = Следующий жетон тестового взрыва (остались: { $left })
count-token-help = Столько очков получит тот, кто следующим проведёт тестовый взрыв.
number = { $n }

source-built = Построенные бомбы
source-tested = Тестовые взрывы
source-loaded = Загрузка в бомбардировщики

status-setup = Подготовка к игре
status-turn = Ход { $n }: очередь { CASE($side, "gen") }
status-must-place = Нужно поставить хотя бы одного рабочего
status-access = Открыто чужих зданий: { $n }
agreement = { $clause } (до следующего хода { CASE($side, "gen") })
status-goal = Победа { CASE($side, "gen") }: { points }
status-turn-limit = Партия остановлена на пределе ходов, лучший счёт: { points }


## Там, где мало места

row-closed-short = закрыто
bomb-lacks-short = { $name }
bomb-ready-short = { $name }
section-enrichment-short = Обогащение
section-design-short = Разработка
token-title-short = Тестовый взрыв
count-stock-short = ещё на складе
count-contractors-short = { $n ->
    [one] подрядчик-{ CASE($worker, "one") }
    [few] подрядчика-{ CASE($worker, "some") }
   *[many] подрядчиков-{ CASE($worker, "lots") }
}
count-bribe-short = в стопке взяток
count-buildings-short = в колоде зданий
count-bombs-short = в колоде бомб
count-bombs-under-short = в колоде бомб
count-token-short = на следующем жетоне


## Вопросы игрокам

ask-act = { $placed ->
    [0] { ask-act.first }
   *[other] { ask-act.next }{ ask-act.foreign }
}
    .answer = { $answer }
    .first = { $retrieve ->
        [late] Поставьте рабочего на главное поле или сразу в здания.
        [nobody] Поставьте рабочего на главное поле или сразу в здания; убирать пока некого.
       *[offered] Поставьте рабочего на главное поле или сразу в здания — или уберите рабочих.
    }
    .next = { $left ->
        [0] Остаётся закончить ход.
       *[other] Дальше: { $next } — или конец хода.
    }
    .foreign = { $access ->
        [0] { "" }
       *[other] { " " }Чужих зданий открыто: { $access }.
    }
step-main = главное поле
step-buildings = здания
step-bombs = бомбы
ask-occupy = Какое место занять, только чтобы удержать его, без действия? Цену платят всё равно.
    .answer = без действия — { $answer }
ask-main-worker = Кого поставить { CASE($space, "to") }?
    .answer = { CASE($space, "to") } — { $answer }
ask-design-scientist = Разработка бомб: какого учёного поставить?
    .answer = на разработку бомб — { $answer }
ask-design-engineer = Разработка бомб: какого инженера поставить?
    .answer = на разработку бомб — { $answer }
ask-building-worker = { $of ->
    [1] Кого поставить { CASE($card, "to") }?
   *[other] Кого поставить { CASE($card, "to") }? Рабочий { $number } из { $of }.
}
    .answer = { CASE($card, "to") } — { $answer }
ask-building-own = { $n ->
    [1] { $card }: { CASE($type, "one") } — свой или подрядчик?
   *[other] { $card }: сколько из { $n } { CASE($type, "gen") } своих? Остальные — подрядчики.
}
    .answer = { $card } — { $answer }
ask-building-pay = { $card }: заплатить можно по-разному. Чем?
    .answer = { $card }, плата — { $answer }
ask-gain-side = Дают что-то одно: что получить?
    .answer = на выбор — { $answer }
ask-gain-own = { $n ->
    [1] Новый { CASE($type, "one") }: своего цвета или подрядчик, который уйдёт, когда вы уберёте рабочих?
   *[other] Новые { $type } ({ $n }): сколько взять своего цвета? Остальные — подрядчики.
}
    .answer = { $n ->
        [1] новый { CASE($type, "one") } — { $answer }
       *[other] новые { $type } — { $answer }
    }
ask-construct-slot = { $engineer ->
    [0] Какое здание купить?
   *[other] Какое здание купить? На самых дешёвых местах инженер берёт даром.
}
    .answer = стройка — { $answer }
ask-strike = { $targets ->
    [0] Целей для налёта больше нет.
   *[other] Какой самолёт и куда? Здания открыты для бомбардировщиков, только когда у соперника нет истребителей.
}
    .answer = налёт — { $answer }
ask-repair-point = Какое здание чинить? { $n ->
    [one] Можно снять ещё { $n } повреждение.
    [few] Можно снять ещё { $n } повреждения.
   *[many] Можно снять ещё { $n } повреждений.
}
    .answer = ремонт — { $answer }
ask-repair-offer = Снять одно повреждение за ${ $price }? Выберите здание или откажитесь.
    .answer = ремонт за ${ $price } — { $answer }
ask-draft-pick = Какую карту оставить себе? Остальные уйдут дальше по кругу.
    .answer = драфт — { $answer }
ask-build-scientists = { $n ->
    [1] «{ $card }»: учёный — свой или подрядчик?
   *[other] «{ $card }»: сколько из { $n } учёных своих? Остальные — подрядчики.
}
    .answer = «{ $card }», учёные — { $answer }
ask-build-engineers = { $n ->
    [1] «{ $card }»: инженер — свой или подрядчик?
   *[other] «{ $card }»: сколько из { $n } инженеров своих? Остальные — подрядчики.
}
    .answer = «{ $card }», инженеры — { $answer }
ask-start-worker = Вы ходите одним из последних: какого рабочего взять в придачу?
    .answer = в придачу — { $answer }
ask-pact-clause = { $n ->
    [0] О чём договориться?
   *[other] В предложении: { $clauses }. Что ещё?
}
    .answer = переговоры — { $answer }
ask-pact-who = Кто даёт обещание?
    .answer = кто обещает — { $answer }
ask-pact-whom = Кого касается обещание { CASE($seat, "gen") }?
    .answer = кого касается обещание — { $answer }
ask-pact-what = Что { CASE($seat, "nom") } { CASE($seat, "number") ->
    [many] не тронут
   *[one] не тронет
} у { CASE($other, "gen") }?
    .answer = чего не трогать — { $answer }
ask-pact-sorties = Сколько налётов на { CASE($other, "acc") } { CASE($seat, "number") ->
    [many] обещают
   *[one] обещает
} { CASE($seat, "nom") }?
    .answer = сколько налётов — { $answer }
ask-pact-answer = { $by } { CASE($by, "number") ->
    [many] предлагают
   *[one] предлагает
}: { $clauses }. Вы согласны?
    .answer = ответ на предложение — { $answer }


## Вопросы за настоящим столом: какая карта открылась, кому выпал жребий

ask-start-card = Подготовка, { $n } из { $of }: какое здание легло на следующее место рынка?
ask-building = Какое здание открылось на рынке?
ask-bomb = Ряд, { $n } из { $of }: какая бомба открылась?
ask-first = Кому выпало ходить первым?


## Ответы

option-enter = { $space }
option-man = { $building }
option-build = построить «{ $bomb }»
option-test = тестовый взрыв: «{ $bomb }»
option-load = загрузить «{ $bomb }»
option-retrieve = убрать рабочих
option-occupy = занять место без действия
option-talk = начать переговоры
option-end = закончить ход
option-done = больше ничего
option-work = работать дальше
option-occupy-place = { $place }
option-own = { $own ->
    [0] { option-own.contractors }
   *[other] { option-own.own }{ option-own.rest }
}
    .rest = { $contractors ->
        [0] { "" }
       *[other] , { option-own.contractors }
    }
    .own = { $own ->
        [one] { $own } свой
       *[other] { $own } своих
    }
    .contractors = { $contractors ->
        [one] { $contractors } подрядчик
        [few] { $contractors } подрядчика
       *[many] { $contractors } подрядчиков
    }
option-number = своих: { $n }
option-buy = { $price ->
    [0] { $building } даром
   *[other] { $building } за ${ $price }
}
option-buy-nothing = ничего не покупать
option-shoot = сбить { $target } { CASE($side, "gen") }
option-bomb = бомбить { CASE($building, "acc") } { CASE($side, "gen") }
option-repair = { $building }
option-offer = предложить соглашение
option-cancel = прекратить переговоры
option-sorties = { $n ->
    [one] { $n } налёт
    [few] { $n } налёта
   *[many] { $n } налётов
}
promise-spare = не трогать другого игрока
promise-keep-off = не занимать места авиаудара
promise-strike = нанести удар по третьему

preview-pays = плата: { $price }
preview-gains = +{ CASE($gain, "short") }
preview-gains-less = { $n ->
    [0] ничего (шкала заполнена)
   *[other] +{ CASE($gain, "short") } ({ CASE($lost, "bare") } пропадёт)
}
preview-hires-less = { $n ->
    [0] никого ({ CASE($type, "gen") } на складе нет)
   *[other] +{ $gain } (больше на складе нет)
}
preview-others = остальным: { $gain }
preview-bribe = в стопку взяток +$1
preview-nothing-damaged = у вас ничего не повреждено
preview-pile = и стопка взяток: ${ $n }
preview-price = плата: ${ $n }
preview-free = даром
preview-shielded = { $n ->
    [one] { CASE($side, "acc") } прикрывает { $n } истребитель
    [few] { CASE($side, "acc") } прикрывают { $n } истребителя
   *[many] { CASE($side, "acc") } прикрывает { $n } истребителей
}
preview-offers = предложений в этот ход осталось: { $n }
preview-no-retrieve = после предложения убрать рабочих в этот ход уже нельзя
preview-spent = ваш { $plane } будет потрачен, останется { $n }
preview-damage = повреждений станет { $n }
preview-score = счёт: { $from } → { $to }
preview-token = жетон: { points }
preview-home = { $n ->
    [one] к { CASE($side, "dat") } вернётся { $n } рабочий
    [few] к { CASE($side, "dat") } вернутся { $n } рабочих
   *[many] к { CASE($side, "dat") } вернётся { $n } рабочих
}
preview-leave = { $n ->
    [one] уйдёт { $n } подрядчик
    [few] уйдут { $n } подрядчика
   *[many] уйдёт { $n } подрядчиков
}
preview-taken = { $n ->
    [one] { $n } место останется за чужими, пока их не уберут
    [few] { $n } места останутся за чужими, пока их не уберут
   *[many] { $n } мест останется за чужими, пока их не уберут
}
preview-held = { $n ->
    [one] { $n } чужое здание останется за подрядчиками
    [few] { $n } чужих здания останутся за подрядчиками
   *[many] { $n } чужих зданий останется за подрядчиками
}


## Почему соперник так решил

decision-act = { $side }: что делать дальше
decision-main-worker = { $side }: кого поставить на главное поле
decision-design-scientist = { $side }: какого учёного отправить на разработку бомб
decision-design-engineer = { $side }: какого инженера отправить на разработку бомб
decision-building-worker = { $side }: кого поставить в здание
decision-building-own = { $side }: сколько своих поставить в здание
decision-building-pay = { $side }: чем заплатить
decision-gain-side = { $side }: что получить
decision-gain-own = { $side }: сколько взять своего цвета
decision-construct-slot = { $side }: какое здание купить
decision-strike = { $side }: следующий налёт
decision-repair-point = { $side }: что чинить
decision-repair-offer = { $side }: чинить ли за деньги
decision-draft-pick = { $side }: какую бомбу оставить себе
decision-build-scientists = { $side }: сколько своих учёных на бомбу
decision-build-engineers = { $side }: сколько своих инженеров на бомбу
decision-start-worker = { $side }: какого рабочего взять в начале
decision-pact-clause = { $side }: что предложить
decision-pact-who = { $side }: чьё это обещание
decision-pact-whom = { $side }: кого оно касается
decision-pact-what = { $side }: что не трогать
decision-pact-answer = { $side }: соглашаться ли

plan = { $bombs }{ $test ->
    [0] { "" }
   *[other] , взорвать «{ $tested }»
}{ $loads ->
    [0] { "" }
    [one] , { $loads } загрузка
    [few] , { $loads } загрузки
   *[many] , { $loads } загрузок
}: { points }
candidate-valued = { $name } ({ $measure })
candidate-valued-gain = { $name } ({ $gain }; { $measure })
candidate-gain = { $name } ({ $gain })
measure-worth = польза { NUMBER($value, maximumFractionDigits: 1) }
measure-for-work = очков на единицу труда: { NUMBER($value, maximumFractionDigits: 1) }
measure-draft = польза за труд { NUMBER($value, maximumFractionDigits: 1) }
measure-damage = урон на { NUMBER($value, maximumFractionDigits: 1) }
measure-cost = стоит { NUMBER($value, maximumFractionDigits: 1) }

reason-reaches-goal = план доводит до цели
    .not = до цели не доводит
reason-least-effort = доводит до цели с наименьшим трудом
    .not = до цели больше труда
reason-best-for-work = больше всего очков за труд
    .not = меньше очков за труд
reason-need = плану ({ $bombs }, { points }) не хватает { CASE($short, "gen") }
reason-win-now = бомбы приносят победу прямо сейчас
    .not = прямо сейчас победы не приносит
reason-win-chain = победить можно в этот же ход
    .not = в этот ход к победе не ведёт
reason-forced = из своих никто не вернулся бы: остаётся ставить рабочих
    .not = из своих никто не вернулся бы
reason-build-ready = бомбу плана можно строить, убирать рабочих рано
    .not = рано: бомбу плана можно строить
reason-rest = лучшее из оставшихся дел (польза { NUMBER($value, maximumFractionDigits: 1) }) уступает возвращению рабочих (польза { NUMBER($bar, maximumFractionDigits: 1) })
    .not = лучшее из оставшихся дел (польза { NUMBER($value, maximumFractionDigits: 1) }) уступало возвращению рабочих (польза { NUMBER($bar, maximumFractionDigits: 1) })
reason-rest-untold = дел осталось мало, пора вернуть рабочих
    .not = дел осталось мало
reason-work = лучшее из оставшихся дел (польза { NUMBER($value, maximumFractionDigits: 1) }) важнее, чем возвращение рабочих (польза { NUMBER($bar, maximumFractionDigits: 1) })
    .not = возвращение рабочих (польза { NUMBER($bar, maximumFractionDigits: 1) }) уступало лучшему из оставшихся дел (польза { NUMBER($value, maximumFractionDigits: 1) })
reason-work-untold = есть дела поважнее, чем возвращение рабочих
    .not = были дела поважнее
reason-reserve = не трогает команду готовой бомбы
    .not = занимает кого-то из команды готовой бомбы
reason-worth-weighing = лучшие на первый взгляд
    .not = на первый взгляд не из лучших
reason-value = приносит больше всего пользы за свою цену — или почти столько же
    .not = за свою цену приносит явно меньше
reason-deny = мешает тому, у кого бомба почти готова
    .not = никому не мешает
reason-most-value = приносит больше всего пользы за свою цену
    .not = за свою цену приносит меньше
reason-no-step-1 = лучшее место (польза { NUMBER($value, maximumFractionDigits: 1) }) против хода без главного поля (польза { NUMBER($bar, maximumFractionDigits: 1) })
    .not = польза не больше { NUMBER($value, maximumFractionDigits: 1) }, а у хода без главного поля — { NUMBER($bar, maximumFractionDigits: 1) }
reason-no-step-1-untold = лучшее место против хода без главного поля
    .not = хуже хода без главного поля
reason-build = построить готовую бомбу плана, дорогую прежде дешёвой
    .not = сначала готовая бомба плана
reason-test = тестовый взрыв, если он окупается
    .not = сначала тестовый взрыв, он окупается
reason-load = загрузить бомбу, где это дешевле
    .not = сначала загрузка бомбы
reason-careless = здания в случайном порядке: за порядком Стажёр не следит
reason-best-building = здание, которое приносит больше всего
    .not = приносит меньше или не стоит рабочих
reason-nothing-more = ничего стоящего не осталось
    .not = того не стоит
reason-park = кого-то поставить нужно: на стройку, без покупки
    .not = кого-то поставить нужно: на стройку, без покупки
reason-keeps-reserve = не из команды готовой бомбы
    .not = из команды готовой бомбы
reason-best-buyer = кто построит выгоднее
    .not = построит не так выгодно
reason-cheapest-worker = самый дешёвый тип: чернорабочий, инженер, учёный
    .not = тип дороже
reason-contractor = подрядчик: он всё равно ненадолго
    .not = свой рабочий, а подрядчик всё равно ненадолго
reason-hold = свой рабочий: соперник, убирая рабочих, его не тронет
    .not = подрядчик: соперник, убирая рабочих, снимет его с места
reason-contractors-first = сначала подрядчики: они всё равно ненадолго
    .not = свои, хотя хватило бы подрядчиков
reason-own = своего цвета: остаётся навсегда
    .not = подрядчик не останется
reason-last-contractors = подрядчики, которых ждёт соперник: следующего хода не будет
    .not = оставляет подрядчиков сопернику
reason-scientist = учёный: без него не сделать топлива
    .not = не учёный
reason-better-side = что ценнее
    .not = менее ценно
reason-cheaper-side = что дешевле отдать
    .not = обойдётся дороже
reason-purchase = сколько здание принесёт за вычетом цены
    .not = за вычетом цены принесёт меньше
reason-seek-peace = перед ударом — мир с другим соперником, у которого больше бомбардировщиков
    .not = сначала мир с другим соперником
reason-sortie = следующий налёт самого выгодного удара, а если бить нечего — конец
    .not = в самый выгодный удар не входит
reason-owed = по тому, кому обещан удар
    .not = удар обещан не по нему
reason-best-hit = где урон больше всего
    .not = урон меньше
reason-can-be-whole = здание можно починить целиком, и оно окупит ремонт
    .not = целиком не починить или ремонт не окупится
reason-else-done = иначе не чинить
    .not = чинить нет смысла
reason-least-damage = меньше всего повреждений
    .not = повреждений больше
reason-best-repaired = самое ценное здание
    .not = здание менее ценное
reason-best-design = больше очков за труд, топливо как у карт на руке
    .not = меньше очков за труд
reason-mutual-peace = взаимное обещание не трогать друг друга
    .not = не взаимное обещание
reason-cancel = иначе прекратить разговор
    .not = разговора не закончит
reason-own-promise = сначала своё обещание
    .not = сначала своё обещание
reason-partner = между собой и другим соперником, у которого больше бомбардировщиков
    .not = касается не того, с кем нужен мир
reason-everything = и самолёты, и здания
    .not = не всё сразу
reason-no-to-a-winner = ничего общего с тем, кому для победы хватит одной бомбы
    .not = сопернику для победы хватит одной бомбы
reason-no-unfair = пришлось бы обещать больше, чем обещают ему, или за слово того, кому и так нечем ударить
    .not = пришлось бы обещать больше, чем обещают ему
reason-yes-to-peace = мир, одинаковый для обоих
    .not = мир одинаков для обоих
reason-yes-to-a-strike = удар по лидеру, бомбардировщиков хватает, и не даром
    .not = удар по лидеру того стоит
reason-yes-for-nothing = от него ничего не требуют
    .not = от него ничего не требуют



## Что сделать за настоящим столом

lay-boards = Положите в середину главное поле, а перед каждым цветом его личное поле: { $sides }
lay-colours-aside = Оставьте в коробке рабочих и поля этих цветов: { $sides }
lay-stock = На общий склад, каждого из этих цветов ({ $sides }): { $parts }
lay-contractors = На общий склад, серых: { $workers }
lay-supply = Положите так, чтобы доставали все: деньги, жёлтый кек, маркеры повреждений и загрузки
lay-tokens = Приготовьте жетоны тестового взрыва: { $tokens }
lay-tokens-aside = Оставьте в коробке жетоны тестового взрыва: { $tokens }
lay-market = Перемешайте начальные карты, всего { $n }: они лягут в открытую на самые дешёвые места рынка: { $buildings }
lay-deck = Перемешайте остальные здания, всего { $n }, в колоду рубашкой вверх
lay-bombs = Перемешайте карты бомб, всего { $n }, в колоду рубашкой вверх
lay-tracks = Поставьте маркеры на шкалах каждого игрока ({ $sides }): { $parts }
lay-seat = Выдайте каждому игроку ({ $sides }): { $parts }
on-track = { CASE($good, "nom") } { $n }

move-building-up = Откройте на рынке, на месте за ${ $price }, { CASE($building, "acc") }
move-bomb-up = Откройте в ряду бомбу «{ $bomb }»
move-placed = Поставьте { CASE($space, "to") } рабочих { CASE($side, "gen") }: { $workers }
move-manned = Поставьте { CASE($building, "to") } (поле { CASE($owner, "gen") }) рабочих { CASE($side, "gen") }: { $workers }
move-paid = Заберите у { CASE($side, "gen") } на общий склад: { $amount }
move-gained = Дайте { CASE($side, "dat") } с общего склада или на шкале: { $amount }
move-hired = Возьмите для { CASE($side, "gen") } с общего склада: { $amount }, из них подрядчиков { $contractors }
move-bribe = Положите ${ $n } в стопку взяток: теперь там ${ $total }
move-bought = Переложите { CASE($building, "acc") } с рынка на поле { CASE($side, "gen") }{ $price ->
    [0] { "" }
   *[other] , отдайте за это ${ $price }
} и сдвиньте рынок влево
move-took-pile = Отдайте { CASE($side, "dat") } всю стопку взяток: ${ $n }
move-shot = Уберите истребитель { CASE($side, "gen") } и { CASE($good, "one") } { CASE($victim, "gen") }
move-bombed = Уберите бомбардировщик { CASE($side, "gen") } и отметьте на поле { CASE($victim, "gen") }: { CASE($building, "nom") }, повреждений { $n }{ $stay ->
    [no] ; оттуда по своим складам расходятся: { $gone }
   *[other] { "" }
}
move-repaired = { $price ->
    [0] Отметьте на поле { CASE($side, "gen") }: { CASE($building, "nom") }, повреждений { $n }
   *[other] Отдайте ${ $price } за { CASE($side, "acc") } и отметьте на их поле: { CASE($building, "nom") }, повреждений { $n }
}
move-kept = Возьмите «{ $bomb }» на руку { CASE($side, "gen") }
move-kept-unseen = Отдайте { CASE($side, "dat") } на руку карту бомбы из драфта
move-built = Положите «{ $bomb }» у поля { CASE($side, "gen") } и поставьте на неё команду: { $workers }
move-tested = { $shuffled ->
    [0] Уберите «{ $bomb }» под колоду бомб
   *[other] Замешайте «{ $bomb }» в колоду бомб
}, дайте { CASE($side, "dat") } жетон { $n } и переставьте на него всех, кто стоял на бомбе
move-loaded = Отметьте загрузку «{ $bomb }», уберите у { CASE($side, "gen") } ${ $price } и бомбардировщик
move-retrieved = На склад { CASE($side, "gen") } возвращаются: { $own_from }{ $greys ->
    [yes] ; подрядчики — на общий склад: { $grey_from }
   *[no] { "" }
}
move-freed = На склад { CASE($other, "gen") } возвращаются с карт { CASE($side, "gen") }: { $own_from }

unmove-building-up = Уберите с рынка обратно в колоду { CASE($building, "acc") } (место за ${ $price })
unmove-bomb-up = Уберите из ряда обратно в колоду бомбу «{ $bomb }»
unmove-placed = Верните { CASE($side, "dat") } на склад рабочих, стоящих { CASE($space, "in") }: { $workers }
unmove-manned = Верните { CASE($side, "dat") } на склад рабочих, стоящих { CASE($building, "in") }: { $workers }
unmove-paid = Верните { CASE($side, "dat") } с общего склада: { $amount }
unmove-gained = Заберите у { CASE($side, "gen") }: { $amount }
unmove-hired = Заберите у { CASE($side, "gen") } на общий склад: { $amount }, из них подрядчиков { $contractors }
unmove-bribe = Уберите ${ $n } из стопки взяток
unmove-bought = Верните { CASE($building, "acc") } с поля { CASE($side, "gen") } на прежнее место рынка, сдвинув карты вправо{ $price ->
    [0] { "" }
   *[other] , а { CASE($side, "dat") } — ${ $price }
}
unmove-took-pile = Заберите у { CASE($side, "gen") } обратно в стопку взяток ${ $n }
unmove-shot = Верните истребитель { CASE($side, "dat") } и { CASE($good, "one") } { CASE($victim, "dat") }
unmove-bombed = Верните бомбардировщик { CASE($side, "dat") } и снимите одно повреждение с { CASE($building, "gen") } { CASE($victim, "gen") }{ $stay ->
    [no] ; обратно туда со своих складов: { $gone }
   *[other] { "" }
}
unmove-repaired = { $price ->
    [0] Верните одно повреждение на { CASE($building, "acc") } { CASE($side, "gen") }
   *[other] Верните { CASE($side, "dat") } ${ $price } и одно повреждение на { CASE($building, "acc") }
}
unmove-kept = Верните «{ $bomb }» с руки { CASE($side, "gen") } в драфт
unmove-kept-unseen = Верните в драфт последнюю карту бомбы с руки { CASE($side, "gen") }
unmove-built = Верните «{ $bomb }» на руку { CASE($side, "gen") }, а команду — на склад: { $workers }
unmove-tested = { $shuffled ->
    [0] Достаньте «{ $bomb }» из-под колоды бомб
   *[other] Достаньте «{ $bomb }» из колоды бомб
}, верните на неё команду, а жетон { $n } — на общий склад
unmove-loaded = Снимите загрузку с «{ $bomb }», верните { CASE($side, "dat") } ${ $price } и бомбардировщик
unmove-retrieved = Рабочие { CASE($side, "gen") } встают обратно: { $own_from }{ $greys ->
    [yes] ; подрядчики — с общего склада обратно: { $grey_from }
   *[no] { "" }
}
unmove-freed = Рабочие { CASE($other, "gen") } встают обратно на карты { CASE($side, "gen") }: { $own_from }
