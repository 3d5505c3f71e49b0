# Что говорит терминал о «Мировом порядке». Разделы и сообщения стоят в том же порядке, что и в terminal.en.ftl.


## Справка и подсказки

help-answers = Наберите ответ или его номер в списке либо столько букв, чтобы он был один такой: прописные буквы и раскладка не важны.
help-options = что можно ответить сейчас и к чему это приведёт; «? экспорт» покажет только ответы с экспортом
help-why = почему Автомы поступили так, строка за строкой; «почему не Африка» скажет, что было против
help-rule = пункт правил по номеру, например «правило Б6.2», или по словам, например «правило влияние»
help-legend = что значат знаки и короткие слова на поле
zone-own = У вас на руке ({ $n }):
hint-place = Наберите ответ, например { $words }; ? покажет всё, справка — команды.
hint-picked = { $picked }: наберите, что именно, или номер; ввод — назад.


## Условные знаки

legend-board = Поле
legend-places = Короткие слова
legend-pieces = Фишки и жетоны, после знака хозяина
legend-turn = чей ход
legend-contractor = ничьё за столом: неигровая держава, местные, свободная ячейка
legend-arrow = перед ней — цена или экспорт, за ней — прибыль или импорт
legend-or = одно или другое


## Вопросы и ответы

undo-drawn = Этого назад не взять: с тех пор открыта карта.
why-none = Пока никто ничего не объяснял: Автомы объясняют свои решения после первого хода.
why-not-how = Скажите что: регион, страну или карту, например «почему не Африка».
why-not-what = «{ $typed }» — не регион, не страна и не карта. Попробуйте { $example }.
rule-how = Скажите какой: номер, например «правило Б6.2», или слова, например «правило влияние».


## Начало и конец

over-regions = Чем кончилось в регионах:
over-ask = журнал — как всё было, почему — последние решения Автом, сохранить ФАЙЛ — копия партии, ввод — выход.


## Напечатанное — одним словом

face-energy = { $n } эн.
face-raw = { $n } сыр.
face-food = { $n } прод.
face-cg = { $n } тов.
face-services = { $n } усл.
face-diplomacy = { $n } дипл.
face-army = { $n } арм.
face-money = { $n } ден.
face-points = { $n } ПО
face-score = { $n } ПО
face-research = { $n } иссл.
face-value = ценность { $n }
face-allies = { $n } союзн.
face-armies = { $n } на поле
face-domestic = { $n ->
    [1] внутр.
   *[other] { $n } внутр.
}
face-diplomatic = { $n ->
    [1] дипломат.
   *[other] { $n } дипломат.
}
face-economic = { $n ->
    [1] эконом.
   *[other] { $n } эконом.
}
face-military = { $n ->
    [1] воен.
   *[other] { $n } воен.
}
face-usa = { $n ->
    [1] США
   *[other] США { $n }
}
face-eu = { $n ->
    [1] ЕС
   *[other] ЕС { $n }
}
face-russia = { $n ->
    [1] Россия
   *[other] Россия { $n }
}
face-china = { $n ->
    [1] Китай
   *[other] Китай { $n }
}
face-local = { $n ->
    [1] местные
   *[other] местные { $n }
}
face-army-usa = +армия
face-army-eu = +армия
face-army-russia = +армия
face-army-china = +армия
face-europe = Европа
face-central_asia = Ц. Азия
face-americas = Америка
face-mena = Бл. Восток
face-africa = Африка
face-south_asia = Ю. Азия
face-east_asia_pacific = В. Азия
face-engage = { $n ->
    [1] сотрудничество
   *[other] { $n } сотрудничество
}
face-relations = { $n ->
    [1] улучшить отношения
   *[other] { $n } улучшить отношения
}
face-invest = { $n ->
    [1] инвестировать
   *[other] { $n } инвестировать
}
face-trade = экспорт { $n }
face-move = { $n ->
    [1] переместить
   *[other] { $n } переместить
}
face-base = базы { $n }
face-fdi = ПИИ { $n }
face-threat = { $n ->
    [1] угроза
   *[other] { $n } угроза
}
face-defence = { $n ->
    [1] оборона
   *[other] { $n } оборона
}
face-deck = карт { $n }
face-deals = экспорт и импорт { $n }
face-asset = использован
face-order = не использован
face-scores = ✓
face-closed = –
face-others = угроза:
face-discard = сбросить { $n }
face-any = любых { $n }
means-points = победные очки
means-value = ценность страны
means-research = очки исследования
means-fdi = жетоны ПИИ и их предел
means-base = базы и их предел
means-trade = символы экспорта
means-energy = энергия
means-raw = сырьё
means-food = продовольствие
means-cg = товары
means-services = услуги
means-diplomacy = дипломатия
means-army = армии резерва
means-money = деньги
means-others = кто потерял бы очки из-за угрозы


## Пометки

mark-scores = оценивался бы
mark-waits = свободно { $n }
mark-barred = закрыта
mark-base = можно базу
mark-spent = перевёрнуто
mark-ready = готова
mark-closed = закрыта
mark-copies = (осталось { $n })


## Короткие имена

short-permanent = Постоянное
short-temporary = Временное
short-forces = Армии
short-hand = рука
short-played = сыграно
short-assets = преимущества
short-objectives = цели
short-revealed = открыто
short-waiting = дальше
short-token = жетон
short-fdi = ПИИ
short-base = база
short-engage = сотр.
short-usa = США
short-eu = ЕС
short-russia = Россия
short-china = Китай
short-local = местные
short-army-usa = армия США
short-army-eu = армия ЕС
short-army-russia = армия Россия
short-army-china = армия Китай
short-slot-1 = (1)
short-slot-2 = (2)
short-slot-3 = (3)
short-slot-4 = (4)
short-slot-5 = (5)
permanent-title-name = Постоянное
temporary-title-name = Временное
forces-title-name = Армии
score-title-name = По местам
order-title-name = { $n }
commerce-title-name = { $power }
growth-title-name = { $card } ({ $level })
focus-title-name = Приоритет
prosperity-title-name = Процветание { $n }
primary-title-name = Производство
secondary-title-name = Производство
deals-title-name = Сделки
symbols-title-name = Торговля
deck-title-name = Колода
player-title-name = Порядок рынка
cell-title-name = { $cell }
column-title-name = { $region }, союзников { $n }
order-card-title-name = Указ
country-title-name = { $name }
country-exhausted-name = { $name }
