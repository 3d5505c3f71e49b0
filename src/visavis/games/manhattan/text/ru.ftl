# «Проект Манхэттен» по-русски. Разделы и сообщения стоят в том же порядке, что в en.ftl.
# Формы имён: .nom — именительный внутри предложения, .gen .dat .acc .ins — падежи, .to — куда, .in — где,
# .number — число для сказуемого.


## Игра

game-title = Проект Манхэттен
game-tagline = Атомная гонка: добывайте кек, стройте заводы, шпионьте и бомбите соперников — но очки дают только бомбы.
game-length = около двух часов
game-players = от 2 до 5 игроков


## Цвета игроков

side-red = Красные
    .nom = красные
    .gen = красных
    .dat = красным
    .acc = красных
    .ins = красными
    .number = many
side-green = Зелёные
    .nom = зелёные
    .gen = зелёных
    .dat = зелёным
    .acc = зелёных
    .ins = зелёными
    .number = many
side-blue = Синие
    .nom = синие
    .gen = синих
    .dat = синим
    .acc = синих
    .ins = синими
    .number = many
side-yellow = Жёлтые
    .nom = жёлтые
    .gen = жёлтых
    .dat = жёлтым
    .acc = жёлтых
    .ins = жёлтыми
    .number = many
side-purple = Фиолетовые
    .nom = фиолетовые
    .gen = фиолетовых
    .dat = фиолетовым
    .acc = фиолетовых
    .ins = фиолетовыми
    .number = many


## Рабочие: L чернорабочий, E инженер, S учёный; c — подрядчик

worker-L = чернорабочий
    .gen = чернорабочего
    .dat = чернорабочему
    .acc = чернорабочего
    .ins = чернорабочим
worker-E = инженер
    .gen = инженера
    .dat = инженеру
    .acc = инженера
    .ins = инженером
worker-S = учёный
    .gen = учёного
    .dat = учёному
    .acc = учёного
    .ins = учёным
worker-Lc = подрядчик-чернорабочий
    .gen = подрядчика-чернорабочего
    .dat = подрядчику-чернорабочему
    .acc = подрядчика-чернорабочего
    .ins = подрядчиком-чернорабочим
worker-Ec = подрядчик-инженер
    .gen = подрядчика-инженера
    .dat = подрядчику-инженеру
    .acc = подрядчика-инженера
    .ins = подрядчиком-инженером
worker-Sc = подрядчик-учёный
    .gen = подрядчика-учёного
    .dat = подрядчику-учёному
    .acc = подрядчика-учёного
    .ins = подрядчиком-учёным


## Ресурсы: good — название, amount — сколько

good-laborers = Чернорабочие
    .nom = чернорабочие
good-engineers = Инженеры
    .nom = инженеры
good-scientists = Учёные
    .nom = учёные
good-money = Деньги
    .nom = деньги
good-yellowcake = Жёлтый кек
    .nom = жёлтый кек
good-fighters = Истребители
    .nom = истребители
good-bombers = Бомбардировщики
    .nom = бомбардировщики
good-uranium = Обогащённый уран
    .nom = обогащённый уран
good-plutonium = Плутоний
    .nom = плутоний
good-spies = Шпионы
    .nom = шпионы

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
amount-bombers = { $n ->
    [one] { $n } бомбардировщик
    [few] { $n } бомбардировщика
   *[many] { $n } бомбардировщиков
}
    .gen = { $n ->
        [one] { $n } бомбардировщика
       *[other] { $n } бомбардировщиков
    }
amount-uranium = { $n } ед. урана
amount-plutonium = { $n } ед. плутония
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
space-factory_money_left = Деньги, левое место
    .to = на левое денежное место
    .in = на левом денежном месте
space-factory_money_mid = Деньги, среднее место
    .to = на среднее денежное место
    .in = на среднем денежном месте
space-factory_money_right = Деньги, правое место
    .to = на правое денежное место
    .in = на правом денежном месте
space-mine_left = Рудник, левое место
    .to = на левое место рудника
    .in = на левом месте рудника
space-mine_mid = Рудник, среднее место
    .to = на среднее место рудника
    .in = на среднем месте рудника
space-mine_right = Рудник, правое место
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
space-airstrike_1 = Авиаудар, первое место
    .to = на первое место авиаудара
    .in = на первом месте авиаудара
space-airstrike_2 = Авиаудар, второе место
    .to = на второе место авиаудара
    .in = на втором месте авиаудара
space-repair = Ремонт
    .to = на поле ремонта
    .in = на поле ремонта
space-espionage = Шпионаж
    .to = на поле шпионажа
    .in = на поле шпионажа
space-design_bomb = Разработка бомб
    .to = на поле разработки бомб
    .in = на поле разработки бомб


## Здания: вид и номер

kind-factory = Фабрика
    .nom = фабрика
    .gen = фабрики
    .dat = фабрике
    .acc = фабрику
    .ins = фабрикой
    .to = на фабрику
    .in = на фабрике
kind-mine = Рудник
    .nom = рудник
    .gen = рудника
    .dat = руднику
    .acc = рудник
    .ins = рудником
    .to = на рудник
    .in = на руднике
kind-university = Университет
    .nom = университет
    .gen = университета
    .dat = университету
    .acc = университет
    .ins = университетом
    .to = в университет
    .in = в университете
kind-enrichment = Обогатительный завод
    .nom = обогатительный завод
    .gen = обогатительного завода
    .dat = обогатительному заводу
    .acc = обогатительный завод
    .ins = обогатительным заводом
    .to = на обогатительный завод
    .in = на обогатительном заводе
kind-reactor = Реактор
    .nom = реактор
    .gen = реактора
    .dat = реактору
    .acc = реактор
    .ins = реактором
    .to = на реактор
    .in = на реакторе
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
