# Слова самой программы по-русски. Разделы и сообщения идут в том же порядке, что и в en.ftl.


## Команды: все слова, которые понимаются; показывается первое

command-options = ?, ответы
command-undo = отмена, отменить, назад
command-why = почему
command-rule = правило, правила
command-log = журнал, лог
command-moves = ходы
command-save = сохранить
command-legend = обозначения, легенда
command-board = поле, доска
command-help = помощь, справка
command-quit = выход, выйти
word-not = не

help-undo = взять назад ваш последний ответ, пока после него ничего не вытянули и не бросили
help-log = что произошло; «журнал всё» — с самого начала
help-moves = ещё раз: какие фишки и маркеры передвинуть на столе
help-save = сохранить копию («сохранить вечер.visavis»); сама игра сохраняется всегда
help-board = нарисовать поле заново
help-help = эта страница
help-quit = выйти; игра продолжится с того же места


## Экран

sign-goal = цель { $n }
agreements = Соглашения ({ $n }):
news-start = До сих пор:
news = После вашего ответа:
more-log = Что было раньше: «журнал всё».
no-log = Пока ничего не произошло.
prompt-line = { $side }
prompt-picked = { $side }, { $picked } на
prompt-table = Ваш стол
prompt-after = Конец
hint-answer = Введите ответ или его номер; помощь — список команд.
hint-typed-token = Введите код или название того, что вышло, например { $example }.
hint-typed = Введите, что вышло; ? — что возможно.


## Если непонятно

unknown = «{ $typed }» — здесь это не ответ и не команда. ? — что можно ответить, помощь — команды.
not-possible = «{ $typed }» сейчас невозможно. Что возможно, покажет ?.
ambiguous = «{ $typed }» можно понять по-разному:
ambiguous-many = «{ $typed }» подходит к { $n ->
    [one] { $n } ответу
   *[other] { $n } ответам
}. Введите чуть больше.
ambiguous-command = «{ $typed }» — это { $commands }?
not-offered-now = «{ $typed }» сейчас выйти не может. Проверьте буквы; если стол и программа разошлись, отмена уберёт последнее введённое.
ambiguous-hidden = По «{ $typed }» непонятно, что именно вышло. Введите код целиком.
list-reveals = Список покажет, что там ещё может лежать. Если всё равно хотите его увидеть, введите ??.
nothing-matches = С «{ $typed }» сейчас не связан ни один ответ.


## Отмена

undone = Взято назад: { $what }.
undo-start = Пока нечего брать назад.
undo-rolled = Взять назад нельзя: после этого уже бросили кубик.
undo-other = Взять назад нельзя: после вас уже { CASE($side, "number") ->
    [many] отвечали
   *[one] отвечала
} { CASE($side, "nom") }.
moves-heading = На вашем столе:
unmoves-heading = Чтобы вернуть стол в порядок:
no-moves = Передвигать ничего не нужно.


## Почему

why-nothing = ничего
why-skipped = пропуск: не осталось бы ничего
why-idle = сейчас не действует
why-all = остаются все ({ $n })


## Правила

rule-unknown = Нет пункта с номером или словами «{ $asked }».
rule-more = И ещё: { $rest }.


## Сохранение

saved-always = Игра сохраняется после каждого ответа: { $path }. Копия: сохранить ФАЙЛ.
saved-copy = Копия сохранена: { $path }.
save-exists = { $path } уже есть, и это не прежняя копия этой игры; выберите другое имя.
copy-failed = Не удаётся записать { $path }: { $reason }. Игра продолжается и сохраняется на прежнем месте.
save-failed = Не удаётся записать { $path }: { $reason }. Всё до последнего вопроса в сохранности.
save-new-failed = Не удаётся записать { $path }: { $reason }. Игра не начата.
save-in-use = { $path }: в эту игру играют в другом окне.
resume-failed = Не удаётся продолжить { $path }: { $reason }.
damaged = Сохранённую игру не удалось прочитать ({ $reason }); она отложена сюда: { $path }.
resumed = Продолжаем после { $n ->
    [one] { $n } ответа
   *[other] { $n } ответов
}.


## Неоконченная игра

resume-one = Есть неоконченная игра:
resume-several = Есть неоконченные игры:
resume-line = { $scenario }, { $status } ({ $when })
resume-line-table = { $scenario }, { $status }, за настоящим столом ({ $when })
resume-ask-one = Enter — продолжить, н — начать новую, в — выйти.
resume-ask = Enter — продолжить первую, номер — другую, н — начать новую, в — выйти.
resume-unknown = «{ $typed }» — такого ответа здесь нет.
resume-prompt = Ваш выбор
resume-answers-new = н, новая
resume-answers-quit = в, выход, выйти


## Двое у одного экрана

curtain = Передайте экран: теперь { CASE($side, "number") ->
    [many] ходят
   *[one] ходит
} { CASE($side, "nom") }.
curtain-look-away = { $other }, отвернитесь, пожалуйста.
curtain-seen = Прочитали? Нажмите Enter.
curtain-enter = { $side }, нажмите Enter, когда никто больше не смотрит.


## Начало и конец

welcome = { $title } — { $scenario }
welcome-solo = Вы играете за { CASE($side, "acc") } против бота из правил.
welcome-against = Вы играете за { CASE($side, "acc") }. Соперники: { $players }.
welcome-help = Команды — помощь; что можно ответить — ?.
bye-saved = Игра сохранена. Запустите снова, чтобы продолжить.
bye = До встречи.
over = Игра окончена
over-kept = Вся игра здесь: { $path }.
