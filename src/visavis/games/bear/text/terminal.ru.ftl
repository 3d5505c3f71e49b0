# Что терминал говорит о «Пробуждении медведя». Разделы и сообщения стоят в том же порядке, что в terminal.en.ftl.


## Справка и подсказки

help-answers = Введите ответ, его номер в списке или начало, если оно понятно однозначно: большие буквы и раскладка клавиатуры не важны. Подразделение зовут по его имени, гекс — по надписи.
help-options = что можно ответить сейчас и к чему это приведёт; «? { "G06" }» — только то, что связано с этим гексом
help-why = почему «Афина» поступила именно так, приказ за приказом; «почему не { "G06" }» — что было против
help-rule = пункт правил по номеру («правило { "B6.0a" }») или по словам («правило дым»)
help-legend = что значат знаки на карте
zone-own = Ваши боевые карты ({ $n }):
zone-own-due = Ваши подкрепления ({ $n }):
hint-place = Введите ответ, например { $words }; ? — все ответы, помощь — команды.
hint-picked = { $picked }: введите, что именно, или номер; { "Enter" } — назад.


## Условные знаки

legend-board = Карта
legend-facing = куда смотрит подразделение
legend-small = строчная буква: подразделение измотано
legend-several = сколько подразделений в гексе, если их несколько
legend-reconstructed = пометка о том, что реконструировано
legend-height = у названия гекса: его высота
legend-road = дорога по открытой местности
legend-places = Местность, перед названием гекса
legend-pieces = Подразделения и жетоны, после знака своей стороны
letter-infantry = пехота
letter-pioneers = сапёры
letter-machine_gun = пулемёт
letter-mortar = миномёт
letter-gun = пехотное орудие
letter-at_gun = противотанковое орудие
letter-tank = танк
letter-flame_tank = огнемётный танк
letter-assault_gun = самоходка
letter-armoured_car = бронеавтомобиль
letter-carrier = бронетранспортёр
letter-truck = грузовик
letter-wagon = повозка
letter-suspect = предполагаемый противник
letter-trench = траншея
letter-bunker = дзот
letter-hasty = одиночные окопы
letter-wire = проволока
letter-road_block = завал
letter-mines = мины
letter-smoke-heavy = плотный дым
letter-smoke-light = рассеянный дым
letter-refugees = беженцы
letter-cattle = скот


## Вопросы и ответы

undo-drawn = Взять назад нельзя: после этого уже открыли карту или жетон.
why-none = Объяснений пока нет: их даёт только «Афина», после своего первого хода.
why-not-how = Скажите, что именно: подразделение или гекс, например «почему не { "G06" }».
why-not-what = «{ $typed }» — не подразделение и не гекс. Например: { $example }.
rule-how = Скажите какое: номер («правило { "B6.0a" }») или слова («правило дым»).


## Начало и конец

over-regions = Чем кончилось:
over-ask = журнал — как всё было, почему — последние доводы «Афины», сохранить ФАЙЛ — копия, { "Enter" } — выход.


## Названия и пометки там, где мало места

path-wall = Стены:
counter-title-name = { CASE($counter, "start") }
mark-spent = { CASE($title, "gender") ->
    [f] измотана
    [n] измотано
    [pl] измотаны
   *[m] измотан
}
mark-stressed = в напряжении
mark-hit = { CASE($title, "gender") ->
    [f] поражена
    [n] поражено
    [pl] поражены
   *[m] поражён
}
mark-hidden = { CASE($title, "gender") ->
    [f] скрыта
    [n] скрыто
    [pl] скрыты
   *[m] скрыт
}
mark-bogged = { CASE($title, "gender") ->
    [f] увязла
    [n] увязло
    [pl] увязли
   *[m] увяз
}
mark-aboard = на борту
mark-objective = цель
mark-scores = очки
mark-held = { $n ->
    [0] контроль Германии
   *[other] контроль СССР
}
mark-smoke = { $n ->
    [1] рассеянный дым
   *[other] плотный дым
}
mark-soft-stunned = «{ marker-soft-stunned }»
mark-soft-unnerved = «{ marker-soft-unnerved }»
mark-soft-destroyed = «{ marker-soft-destroyed }»
mark-soft-panicked = «{ marker-soft-panicked }»
mark-soft-pinned = «{ marker-soft-pinned }»
mark-soft-suppressed = «{ marker-soft-suppressed }»
mark-soft-cowering = «{ marker-soft-cowering }»
mark-soft-berserk = «{ marker-soft-berserk }»
mark-armoured-stunned = «{ marker-armoured-stunned }»
mark-armoured-gun-damaged-red = «{ marker-armoured-gun-damaged-red }»
mark-armoured-gun-damaged-blue = «{ marker-armoured-gun-damaged-blue }»
mark-armoured-destroyed = «{ marker-armoured-destroyed }»
mark-armoured-panicked = «{ marker-armoured-panicked }»
mark-armoured-immobilised = «{ marker-armoured-immobilised }»
mark-armoured-suppressed = «{ marker-armoured-suppressed }»
mark-armoured-light-damage = «{ marker-armoured-light-damage }»
mark-soft-spare = «{ marker-soft-spare }»
mark-armoured-spare = «{ marker-armoured-spare }»


## Шкала сценария

sign-start = { $n }: { cell-start }
sign-sniper-fire = { $n }: { cell-sniper-fire }
sign-auto-rally = { $n }: { cell-auto-rally }
sign-bog-down = { $n }: { cell-bog-down }
sign-swift-action = { $n }: { cell-swift-action }
sign-zeal = { $n }: { cell-zeal }
sign-rally = { $n }: { cell-rally }
sign-place-re = { $n }: { cell-place-re }
sign-reinforcements = { $n }: { cell-reinforcements }
sign-ss-hunters = { $n }: { cell-ss-hunters }
sign-supply-run = { $n }: { cell-supply-run }
sign-mines = { $n }: { cell-mines }
sign-platoon = { $n }: { cell-platoon }
sign-end = { $n }: { cell-end }
sign-own = { $n }: событие
