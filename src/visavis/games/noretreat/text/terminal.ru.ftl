# Что терминал говорит о «Ни шагу назад!». Разделы и сообщения стоят в том же порядке, что в terminal.en.ftl.


## Справка и подсказки

help-answers = Введите ответ, его номер в списке или начало, если оно понятно однозначно: большие буквы и раскладка клавиатуры не важны. Фишку зовут по её имени, гекс — по номеру или городу.
help-options = что можно ответить сейчас и к чему это приведёт; «? { "1107" }» — только то, что связано с этим гексом
help-why = почему противник поступил именно так, решение за решением; «почему не { "West" }» — что было против
help-rule = пункт правил по номеру («правило { "B6.12" }») или по словам («правило снабжение»)
help-legend = что значат знаки на карте
hint-place = Введите ответ, например { $words }; ? — все ответы, помощь — команды.
hint-picked = { $picked }: введите, что именно, или номер; { "Enter" } — назад.


## Условные знаки

legend-board = Карта
legend-small = строчная буква: фишка уже действовала
legend-several = сколько фишек в гексе, если их несколько
legend-places = Местность, перед номером гекса
legend-pieces = Фишки и маркеры, после знака своей стороны
letter-infantry = { type-infantry }
letter-mech = { type-mech }
letter-armour = { type-armour }
letter-ss_armour = { type-ss-armour }
letter-ss_mech = { type-ss-mech }
letter-shock = { type-shock }
letter-regional = { type-regional }
letter-fort = { type-fort }
letter-ally = { type-ally }
letter-cadre = { type-cadre }
letter-volkssturm = { type-volkssturm }
letter-target = { marker-target }
letter-blow = { marker-blow }
letter-stalin = { marker-stalin }
letter-directive = { marker-directive }
letter-orders = { marker-orders }


## Вопросы и ответы

undo-drawn = Взять назад нельзя: после этого уже бросили кубик или взяли карту.
why-none = Объяснений пока нет: их даёт только противник, после своего первого хода.
why-not-how = Скажите, что именно: фишка или гекс, например «почему не { "1107" }».
why-not-what = «{ $typed }» — не фишка и не гекс. Например: { $example }.
rule-how = Скажите какое: номер («правило { "B6.12" }») или слова («правило снабжение»).


## Начало и конец

over-regions = Чем кончилось:
over-ask = журнал — как всё было, почему — последние доводы противника, сохранить ФАЙЛ — копия, { "Enter" } — выход.


## Названия и пометки там, где мало места

path-lake = Озёра:
path-area = Области и гексы рядом с ними:
mark-held = { $n ->
    [0] ■
   *[other] □
}
counter-title-name = { $unit } { $attack }-{ $defence }-{ $move }
box-title-name = { $place }
named-title-name = { $name }
zone-own = Карты в руке ({ $n }):
track-turn-short = раунд { $n } из { $last }, { $weather }
