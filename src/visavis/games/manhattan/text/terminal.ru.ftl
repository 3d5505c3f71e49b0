# Что терминал говорит о «Проекте Манхэттен». Разделы и сообщения стоят в том же порядке, что в terminal.en.ftl.


## Справка и подсказки

help-answers = Введите номер ответа из списка, его название или начало, если оно понятно однозначно: большие буквы, точки и раскладка клавиатуры не важны.
help-options = что можно ответить сейчас и к чему это приведёт; «? рудник» — только то, что связано с рудниками
help-why = почему соперники сыграли именно так, строка за строкой; «почему не рудник в середине» — что было против
help-rule = пункт правил по номеру («правило 9.4») или по словам («правило взятки»)
help-legend = что значат знаки и короткие слова на поле
zone-own = У вас на руке ({ $n }):
hint-place = Введите ответ, например { $words }; ? — все ответы, помощь — команды.
hint-picked = { $picked }: введите, что именно, или номер; Enter — назад.


## Условные знаки

legend-board = Поле
legend-places = Короткие слова
legend-pieces = Рабочие, после знака своего хозяина
legend-turn = чей сейчас ход
legend-contractor = подрядчик: не принадлежит никому
legend-arrow = перед стрелкой — что требуется, после — что это даёт
legend-or = одно из двух
letter-L = чернорабочий
letter-E = инженер
letter-S = учёный


## Вопросы и ответы

undo-drawn = Взять назад нельзя: после этого уже открыли карту.
why-none = Объяснений пока нет: стажёры и директора дают их после своего первого хода.
why-not-how = Скажите, что именно: место, здание или бомбу, например «почему не рудник в середине» или «почему не 12».
why-not-what = «{ $typed }» — не место, не здание и не бомба. Например: { $example }.
rule-how = Скажите какое: номер («правило 9.4») или слова («правило взятки»).


## Начало и конец

over-regions = Чем кончилось по разделам:
over-ask = журнал — как всё было, почему — последние доводы соперников, сохранить ФАЙЛ — копия, Enter — выход.


## Ответы по группам

group-main-board = Главное поле
group-buildings = Здания
group-bombs = Бомбы
group-tests = Тестовый взрыв
group-loading = Загрузка
group-other = Прочее


## Что напечатано, одним словом

face-any = { $n ->
    [1] любой
   *[other] { $n } любых
}
face-laborers = { $n ->
    [1] черн
   *[other] { $n } черн
}
face-engineers = { $n ->
    [1] инж
   *[other] { $n } инж
}
face-scientists = { $n ->
    [1] уч
   *[other] { $n } уч
}
face-money = ${ $n }
face-yellowcake = { $n } кек
face-uranium = { $n } U
face-plutonium = { $n } Pu
face-fighters = { $n } истр
face-bombers = { $n } бмб
face-spies = { $n } шп
face-points = { $n } ПО
face-score = { $n } ПО
face-stock_engineers = склад { $n } инж
face-stock_scientists = { $n } уч
face-buildings = купить
face-airstrike = налёты
face-repair = ремонт
face-bombs = драфт
face-loaded = загружена
face-load = загрузка ${ $n }
face-others = другим

means-any = любой рабочий
means-laborers = чернорабочий
means-engineers = инженер
means-scientists = учёный
means-money = деньги
means-yellowcake = жёлтый кек
means-uranium = обогащённый уран
means-plutonium = плутоний
means-fighters = истребители
means-bombers = бомбардировщики
means-spies = шпионы
means-points = победные очки; через косую черту — после тестового взрыва
means-stock_engineers = свои рабочие на общем складе
means-buildings = купить здание
means-airstrike = совершить налёты
means-repair = починить здания
means-bombs = разобрать карты бомб
means-load = цена загрузки бомбы
means-loaded = загружена в бомбардировщик
means-others = это получают все остальные

mark-bribe = +взятка
mark-free = (инженеру даром)
mark-ready = готова
mark-damage = повр. { $n }
mark-closed = закрыто


## Короткие названия

short-factory_fighters = Истребители
short-factory_bombers = Бомбардир.
short-factory_money_left = Деньги слева
short-factory_money_mid = Деньги в сер.
short-factory_money_right = Деньги справа
short-mine_left = Слева
short-mine_mid = В середине
short-mine_right = Справа
short-univ_1 = Чернорабочие
short-univ_2 = Инженеры
short-univ_3 = Учёные
short-univ_4 = Платный
short-airstrike_1 = Авиаудар 1
short-airstrike_2 = Авиаудар 2
short-factory = Фабр.
short-mine = Рудник
short-university = Унив.
short-enrichment = Обогат.
short-reactor = Реактор
short-supply = рабочие
short-hand = бомбы

bomb-title-name = { $bomb }
bomb-lacks-name = { $name } (не хватает: { $what })
bomb-ready-name = { $name } (можно строить)
built-title-name = { $name } { $n } ПО
bomb-barred-name = { $name }
built-barred-name = { $name } { $n } ПО
token-title-name = Тест
