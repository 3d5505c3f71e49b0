# Слова самой программы по-русски. Разделы и сообщения идут в том же порядке, что и в en.ftl.


## Команды: все слова, которые понимаются; показывается первое

command-options = ?, ответы
command-undo = отмена, отменить, назад
command-why = почему
command-hint = подсказка, совет
command-rule = правило, правила
command-log = журнал, лог
command-news = новости
command-moves = ходы
command-save = сохранить
command-guide = введение, знакомство
command-legend = обозначения, легенда
command-board = поле, доска
command-help = помощь, справка
command-quit = выход, выйти
word-not = не

help-hint = лучшие ответы с шансами на победу и то, чего ждать потом
help-undo = взять назад ваш последний ответ, пока после него ничего не вытянули и не бросили
help-log = что произошло; «журнал всё» — с самого начала
help-news = коротко: что произошло после вашего прошлого хода
help-moves = ещё раз: какие фишки и маркеры передвинуть на столе; «ходы подготовка»: как разложить коробку
help-save = сохранить копию («сохранить вечер.visavis»); сама игра сохраняется всегда
help-guide = о чём эта игра, какие в ней фишки и с чего начать
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


## Условные знаки, общие для всех игр

legend-goal = цель или отметка шкалы, на которой что-то происходит; рядом со шкалой сказано, что именно
legend-five = каждая пятая отметка
legend-both = здесь стоят оба маркера
legend-position = где стоит маркер
legend-hidden-card = карта, лица которой вы не видите
legend-due = на листе: ещё предстоит сделать
legend-done = на листе: сделано
legend-undone = на листе: можно было сделать, но не сделано
legend-impossible = на листе: сделать нельзя или уже не нужно
legend-read = на листе: строка, которая сейчас действует
legend-times = сколько таких


## Если непонятно

unknown = «{ $typed }» — здесь это не ответ и не команда. ? — что можно ответить, помощь — команды.
not-possible = «{ $typed }» — не ответ на этот вопрос. ? — что можно ответить.
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

turn-passes = На этом ваш ход окончен. Enter — дальше, «отмена» — взять последний ответ назад.
turn-passes-prompt = Enter или отмена:
turn-passes-ask = «{ $typed }» не подходит: Enter — дальше, «отмена» — взять последний ответ назад.
undone = Взято назад: { $what }.
undo-start = Пока нечего брать назад.
undo-rolled = Взять назад нельзя: после этого уже бросили кубик.
undo-revealed = Это нельзя взять назад: открылось то, что было скрыто.
undo-kept = Решение изменить уже нельзя: программа после него бросила кубик или тянула жребий. Исправить можно только введённую вытянутую фишку.
undo-over = Взять назад уже ничего нельзя: игра окончена, и всё скрытое открыто.
risky-sure = Введите ещё раз, и так и будет.
undo-sure = Это ответ другого игрока: { $side }. Введите ещё раз, и он будет взят назад.
undo-other = Взять назад нельзя: ход перешёл к { CASE($side, "dat") }.
table-resigned = Партия окончена: сторона «{ CASE($side, "nom") }» сдалась.
table-drawn = Партия окончена: игроки согласились на ничью.
moves-heading = На вашем столе:
moves-heading-of = На вашем столе, { $who }:
moves-own = ваш ход
moves-set-up = подготовка
word-set-up = подготовка
moves-of = ход { CASE($side, "gen") }
unmoves-heading = Чтобы вернуть стол в порядок:
no-moves = Передвигать ничего не нужно.


## Почему

why-nothing = ничего
why-skipped = пропуск: не осталось бы ничего
why-idle = сейчас не действует
why-all = остаются все ({ $n })
why-only = Выбирать было не из чего.
why-not = { $dropped }: { CASE($reason, "not") }, §{ $rule }. Осталось: { $after }.
why-not-alone = { $dropped }: { CASE($reason, "not") }, §{ $rule }. Не осталось ничего.
why-not-thought = { $dropped }: { CASE($reason, "not") }. Выбрано: { $after }.
why-not-told = { $reason }, §{ $rule }.
why-not-chosen = Это и было выбрано: { $chosen }.
why-not-lot = { $dropped }: ничем не хуже; жребий выбрал другое: { $chosen }.
why-not-unknown = Этого среди вариантов не было.
candidate-measured = { $name } ({ $measure })


## Думать вперёд

opponent-pupil = Ученик
opponent-pupil-help = Заглядывает вперёд на мгновение и порой выбирает не самый лучший ответ.
opponent-thinker = Мыслитель
opponent-thinker-help = Тратит на ответ не больше секунды: представляет, как может пойти партия, и выбирает то, с чем чаще побеждает.
opponent-sage = Мудрец
opponent-sage-help = То же, что Мыслитель, но думает над ответом до пяти секунд.
thought-tried = чаще всего ведёт к победе в представленных партиях ({ $n })
    .not = реже ведёт к победе
thought-doubted = ненамного хуже, а уверенности нет
    .not = жребий выпал другому
thought-expected = дальше ожидается: { $steps }
thought-step = { TELLS($question, $side) ->
        [itself] { $side }: { ANSWERED($question) }
        [who] { ASKED($question) } — { $answer }
       *[what] { $side }: «{ ASKED($question) }» — { $answer }
    }
thought-chance = { $chance } % побед, от { $low } до { $high }; проб: { $n }
thought-untried = не пробовали

# Подсказка

hint-begins = Расчёт займёт около десяти секунд; Ctrl+C его прервёт.
hint-games = Сыграно в уме партий: { $n }, возможных ответов: { $among }.
hints-not-agreed = Подсказок нет: те, кто играет друг с другом, договариваются о них заранее, ключом --hints.
hint-nothing = Выбирать сейчас не из чего.
hint-begun = Пока лишь первое впечатление: сыграно в уме партий — { $n }.
hint-sure = В первом варианте почти нет сомнений.
hint-leans = Скорее первый вариант, но это ещё не точно.
hint-open = Первые два варианта почти равны.
hint-worse = Точно хуже: на сотню партий { $n ->
    [one] на { $n } победу меньше
    [few] на { $n } победы меньше
   *[many] на { $n } побед меньше
}.
hint-seems-worse = Похоже, хуже: на сотню партий { $n ->
    [one] на { $n } победу меньше
    [few] на { $n } победы меньше
   *[many] на { $n } побед меньше
}, но это может быть и случайностью.
hint-alike = Почти не отличается.
hint-little-tried = Судить рано: { $n ->
    [one] пока { $n } проба
    [few] пока { $n } пробы
   *[many] пока { $n } проб
}.


## Правила

rule-unknown = Нет пункта с номером или словами «{ $asked }».
rule-more = И ещё: { $rest }.


## Сохранение

saved-always = Игра сохраняется после каждого ответа: { $path }. Копия: сохранить ФАЙЛ.
saved-copy = Копия сохранена: { $path }.
save-exists = { $path } уже есть, и это не прежняя копия этой игры; выберите другое имя.
save-no-folder = Папки { $path } нет: туда ничего не сохранено. Сама партия сохраняется всегда.
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
you-play = Вы играете за { CASE($side, "acc") }.
welcome-solo = Вы играете за { CASE($side, "acc") } против бота из правил.
welcome-against = Вы играете за { CASE($side, "acc") }. Соперники: { $players }.
welcome-table-all = Настоящий стол: бросайте и тяните сами и вводите, что вышло; за соперников думает программа.
welcome-table-pieces = Настоящий стол: тяните сами то, что остаётся на столе, — фишки и карты — и вводите, что вышло; программа бросает кубики, тянет жребий и думает за соперников.
welcome-table-nothing = Настоящий стол: программа сама бросает и тянет, думает за соперников и говорит, что взять и что передвинуть.
welcome-help = Впервые здесь — введение; команды — помощь; что можно ответить — ?.
bye-saved = Игра сохранена. Запустите снова, чтобы продолжить.
bye = До встречи.
over = Игра окончена
over-kept = Вся игра здесь: { $path }.

# Разбор партии

review-title = разбор партии
review-progress = ответы
review-part = Прервано: оценено ответов { $n } из { $all }.
review-about = Ответов, в которых был выбор: { $n }; каждый опробован примерно в { $playouts } воображаемых партиях, какой позицию знал отвечавший. Все числа — сотые доли победы.
review-off = В этой игре оценки расходились с итогами в среднем на { $n ->
        [one] { $n } сотую
        [few] { $n } сотые
       *[many] { $n } сотых
    } победы.
review-behind = шансы на победу после ответов (их { $n }), за каждым около { $playouts } воображаемых партий
review-share = { $n } %
review-axis = ответов: { $n }
review-seat = сторона
review-began = сначала
review-skill = свои ответы
review-gifts = чужие ответы
review-luck = удача
review-ended = в конце
review-mistakes = Самые дорогие ошибки
review-no-mistakes = Ни один ответ не стоил и трёх сотых победы.
review-mistake = { TELLS($asked, $side) ->
        [itself] { $side }: потеряно { $lost } % шансов.
       *[what] { $side }: потеряно { $lost } % шансов на вопросе «{ ASKED($asked) }».
    }
review-answer = { TELLS($question, $side) ->
        [itself] { ANSWERED($question) }
       *[what] { $answer }
    }
review-given = Дано: { $answer }, шансы { $chance } %.
review-given-then = Дано: { $answer }, шансы { $chance } %. Дальше ожидалось: { $steps }.
review-better = Лучше: { $answer }, { $chance } % (воображаемых партий: { $n }).
review-better-then = Лучше: { $answer }, { $chance } % (воображаемых партий: { $n }). Дальше ожидалось бы: { $steps }.
review-fortunes = Где больше всего изменили кубики и жребий
review-fortune = Удача, { $side }: +{ $gain }, шансы были { $was } %, стали { $is } %.
review-throw = { $first }.
review-throw-then = { $first }; { $then }.
review-drawn = { $asked } — { $came }
review-more-throws = До этого бросков и взятий: { $n }.
review-leads = Где сменился лидер
review-lead = Отсюда впереди { $side }: { $chance } %.
review-look = Число слева — сколько ответов было до этого: позицию покажет visavis show { $file } --at N.

fairness-title = Шансы и итоги
fairness-about = Для каждой игры: по горизонтали названный шанс, по вертикали доля таких партий, которые выиграны.
fairness-chances = шансов: { $n }
fairness-said = названо — вправо, сбылось — вверх, в %
