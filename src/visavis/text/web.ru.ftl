# Слова страниц по-русски; %name подставляет страница. Сообщения идут в том же порядке, что и в web.en.ftl.


## Любая страница

web-slogan = Тот, кто сидит напротив
web-light = Светлые цвета
web-dark = Тёмные цвета
web-watch = Смотреть игру
web-home = На главную страницу
web-close = Закрыть
web-connecting = Соединяемся…
web-lost = Связь потеряна. Пробуем снова…
web-failed = Сервер не отвечает. Попробуйте ещё раз.
web-no-table = По этой ссылке стола нет. Проверьте, целиком ли она скопирована.


## Главная страница

web-welcome = Настольные игры по настоящим правилам против соперника, который объясняет каждый ход.
web-continue = Продолжить
web-finished = Законченные игры
web-kept-finished = Законченная игра хранится здесь %n день после последнего ответа.|Законченная игра хранится здесь %n дня после последнего ответа.|Законченная игра хранится здесь %n дней после последнего ответа.
web-kept-unfinished = Неоконченная — %n день.|Неоконченная — %n дня.|Неоконченная — %n дней.
web-search = Поиск по вашим столам
web-nothing-found = По запросу «%what» столов не нашлось.
web-none-unfinished = Неоконченных игр здесь нет.
web-rename = Назвать этот стол по-своему
web-forget = Убрать этот стол из списка
web-forgotten = «%what»: убрано из списка.
web-put-back = Вернуть
web-your-turn = Ваш ход
web-play-bot = Играть против бота
web-play-bots = Играть против ботов
web-play-friend = Играть с другом
web-play-friends = Играть с друзьями
web-how-many = Игроков
web-against = Соперники
web-play-bot-help = Начинается сразу, с обычными настройками. Без регистрации и вопросов.
web-more-ways = Другие варианты
web-new-game = Новая игра
web-scenario = Во что играем
web-scenario-alone = Во что играем: один против бота (%who)
web-scenario-two = Во что играем: вдвоём
web-scenario-together = Во что играем: с другими людьми или соперниками
web-seats = Места
web-player-human = Я, на этом устройстве
web-player-human-help = Вы играете за эту сторону здесь.
web-player-open = Друг, по ссылке
web-player-open-help = Вы получите ссылку; кто откроет её первым, играет за эту сторону.
web-player-random = Случайные ходы
web-player-random-help = Ходы по правилам, но без всякого замысла: чтобы попробовать.
web-player-hot = Ещё кто-то на этом устройстве
web-player-hot-help = Играете по очереди за одним экраном, между ходами — ширма.
web-player-bot = Бот из правил
web-real-table = Настоящий стол
web-real-table-help = У вас есть коробка: программа думает за ботов и говорит, что передвинуть.
web-by-hand = Что вы бросаете и тянете сами
web-by-hand-all = Всё
web-by-hand-all-help = Вы бросаете все кубики, тянете все фишки и карты и вводите, что вышло.
web-by-hand-pieces = Только фишки и карты
web-by-hand-pieces-help = Вы тянете то, что потом лежит на столе, а кубики бросает и жребий тянет программа.
web-by-hand-nothing = Ничего
web-by-hand-nothing-help = Программа бросает и тянет всё сама, а в списке ходов написано, какую фишку или карту взять.
web-more-settings = Все настройки
web-start = Начать игру
web-open-record = Открыть запись
web-open-record-help = Посмотреть игру из файла, ход за ходом.
web-record-too-long = Этот файл слишком длинный для записи игры.


## Стол

web-board = Поле
web-common = Общее
web-board-large = Показать целиком
web-board-small = Свернуть
web-map-closer = Приблизить
web-map-farther = Отдалить
web-map-whole = Вся карта
web-map-away = Ещё в эту сторону: %n
web-supplies = Запасы
web-map-sight = Что видно с места, на которое вы показываете
web-map-reach = Куда достаёт противник
web-map-supply = Пути снабжения
web-map-next = Кто ещё может действовать
web-sheets = Памятки у доски
web-sheet-read = действует сейчас
web-sheet-due = ещё предстоит
web-sheet-done = сделано
web-sheet-undone = не сделано
web-sheet-impossible = невозможно
web-sheet-skipped = пропущено
web-turned = Всё меняется
web-turned-seen = Прочитано
web-key-next = кто ещё может действовать
web-legend-asked = о ком вопрос
web-legend-reached = достижимо для фишки, на которую вы показываете
web-legend-covered = достижимо для противника (кнопка с сектором)
web-legend-unsighted = не видно оттуда, куда вы показываете (кнопка с глазом)
web-linked = Соседи: %what
web-scores = Все показатели рядом
web-in-full = %title: %said
web-aim = Задача
web-legend = Что значат знаки
web-over = Игра окончена.
web-outcome-won = Вы победили!
web-outcome-lost = Вы проиграли.
web-outcome-drawn = Ничья.
web-outcome-shared = Вы разделили победу.
web-points = %n очко|%n очка|%n очков
web-cities = %n город|%n города|%n городов
web-account = Итоговый лист
web-sources-points = За что очки
web-sources-cities = Откуда города
web-sources-margin = %who впереди: %got − %other = %points
web-turning-points = Переломные моменты
web-turning = %who: +%n, %what (%stands)
web-turning-leads = %who: +%n, %what (%stands), выход вперёд
web-hands = Что было на руках
web-share = Скопировать ссылку на позицию
web-picture = Сохранить картинкой
web-again = Сыграть ещё раз так же
web-again-swapped = Сыграть ещё раз, поменявшись сторонами
web-next-table = К следующей партии этих игроков
web-waiting = Ждём: %who.
web-watching = Вы зритель.
web-thinks = %who: думает %player
web-seconds = %n с
web-past = Позиция %at из %of.
web-live = Вернуться в настоящее
web-fork = Играть отсюда
web-confirm = Подтвердить
web-next-turn = следующий ход: %who
web-you-decide = решаете вы
web-cancel = Отмена
web-again-confirms = Коснитесь ещё раз, чтобы подтвердить.
web-picked = %what — теперь выберите то, что в рамке.
web-kept-out = %what — сюда нельзя. Куда можно, обведено рамкой.
web-which = Что именно?
web-more = Прочее
web-made-of = Из чего сложились числа
web-options = %n возможный ответ|%n возможных ответа|%n возможных ответов
web-agreements = Соглашения: %n
web-moves = На вашем столе
web-unmoves = Чтобы вернуть стол как было
web-die-shows = Кубик %n: %shown
web-find-key = Найти по названию или номеру
web-moves-done = Готово
web-abilities = Что умеют фишки
web-set-up = Как разложить коробку
web-other-pieces = Что-то другое
web-curtain = Передайте устройство: %who
web-curtain-help = Скрытое останется скрытым, пока за экран не сядет другой игрок.
web-turn-done = Ваш ход окончен. Посмотрите, что получилось, и передайте устройство: %who.
web-turn-waits = Ваш ход не окончен, но прежде нужен ответ другого игрока: %who. Посмотрите, что получилось, и передайте устройство.
web-turn-resumes = Ответ принят. Передайте устройство тому, чей ход продолжается: %who.
web-hand-over = Скрыть и передать
web-lift = %who: я здесь, больше никто не смотрит


## Время

web-undo = Взять назад
web-undo-whose = Взять назад ответ: %who
web-undo-sure = Это ответ другого игрока: %who. Ещё раз — и он будет взят назад.
web-first = В начало
web-back = На шаг назад
web-play = Показать партию отсюда
web-pause = Пауза
web-on = На шаг вперёд
web-scrub = Позиция в партии


## Панели

web-panel = Журнал, причины, правила, стол
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-go-there = Показать этот момент на поле
web-why = Почему
web-why-none = Здесь боты называют свои причины — как только кто-то из них что-нибудь решит.
web-why-intro = Как принималось решение, строка за строкой. Наведите на строку или коснитесь её — на поле видно, что после неё осталось.
web-why-turn = %n решение|%n решения|%n решений
web-why-only = Больше выбирать было не из чего.
web-why-all = Показать строки, которые ничего не изменили
web-why-fewer = Скрыть строки, которые ничего не изменили
web-why-skipped = пропущена: ничего бы не осталось
web-why-idle = сейчас не действует
web-why-kept = остались все: %n
web-why-cut = %before → %after
web-why-done = исполнено
web-why-undone = не исполнено
web-why-nobody = %what: никого
web-reconstructed = эта строка карты — реконструкция
web-why-not = Почему не
web-rules = Правила
web-rules-search = Поиск: слова или номер
web-rules-none = Таких слов нет ни в одном пункте.
web-table = Стол
web-you = вы
web-you-elsewhere = вы, и ещё на одном устройстве
web-elsewhere = Это место открыто ещё и на другом устройстве.
web-online = здесь
web-free = свободно: приглашение ещё никто не открыл
web-offline = сейчас не здесь
web-own-name = Ваше имя за этим столом
web-end-table = Закончить партию
web-resign = Сдаться
web-resign-sure = Сдаться? Партия за этим столом закончится, взять это назад нельзя.
web-draw-offer = Предложить ничью
web-draw-offer-sure = Предложить ничью? Партия закончится, как только согласятся все игроки.
web-draw-agree = Согласиться на ничью
web-draw-agree-sure = Согласиться на ничью? Партия за этим столом закончится.
web-draw-decline = Отклонить ничью
web-draw-withdraw = Отозвать предложение
web-draw-offered-by = Вам предлагают ничью: %who.
web-draw-offered = Вам предлагают ничью.
web-draw-off = Ничьей не будет: партия продолжается.
web-draw-waits = Вы предложили ничью. Предложение действует до следующего ответа.
web-invite = Приглашения
web-invite-help = Кто первым откроет приглашение, займёт это место и получит свою ссылку, а приглашение больше не подействует. Свою ссылку никому не давайте.
web-spectators = Для зрителей
web-copy = Копировать
web-copied = Ссылка скопирована.
web-options-title = О чём договорились
web-options-usual = Всё как обычно (%n)
web-options-rest = Остальное — как обычно (%n)
web-habits = Настройки
web-hint = Подсказка
web-hint-thinks = Идёт расчёт
web-hint-goes-on = Расчёт продолжается, сыграно в уме партий: %n
web-hint-done = Сыграно в уме партий: %n
web-hint-chance = %chance %
web-hint-interval = от %low до %high
web-hint-chance-said = побед из 100 партий: %chance, от %low до %high
web-hint-follows = Ожидается: %steps
web-hint-among = Шансы на победу; всего вариантов: %n.
web-hints = Подсказки
web-hints-help = Тот, кому отвечать, может узнать лучшие ответы; все видят, сколько подсказок взял каждый игрок.
web-hints-taken = подсказок: %n
web-happened = Что произошло
web-changed = %by после вашего последнего ответа
web-habit-pace = Чужие ходы
web-pace-slow = медленно
web-pace-normal = по секунде
web-pace-fast = быстро
web-pace-off = все сразу
web-habit-confirm = Подтверждать то, чего не вернуть
web-habit-sound = Звуки: мой ход, кубики, потери
web-habit-notify = Сообщать, когда мой ход
web-notify-refused = Браузер не разрешает здесь уведомления.
web-guide-again = Показать введение ещё раз
web-files = Файлы
web-record = Скачать запись
web-report = Сообщить о проблеме
web-report-help = Файл с записью и версией, его можно приложить к сообщению.


## Разбор

web-review = Разбор
web-review-intro = Каждый ответ, где был выбор, много раз доигрывается в уме — так, как знал партию отвечавший. На это уходит несколько минут; расчёт идёт, пока открыта эта страница.
web-review-begin = Разобрать партию
web-review-on = Продолжить
web-review-stop = Остановить
web-review-begins = Расчёт начинается.
web-review-judged = Оценено ответов: %judged из %asked.
web-review-rests = Для вас только что думали так много, что расчёт отдыхает; он продолжится сам.
web-review-ready = Разбор готов.
web-review-none = В этой партии никто ничего не выбирал.
web-review-behind = В сотых долях победы. Оценено ответов: %judged; за каждым около %playouts воображаемых партий.
web-review-curve = Шансы на победу
web-review-at = Позиция %at: %chances
web-review-chance = %who %chance %
web-review-account = Мастерство и удача
web-review-began = сначала
web-review-skill = свои ответы
web-review-gifts = чужие ответы
web-review-luck = удача
web-review-ended = в конце
web-review-so-far = пока
web-review-leads = Где сменился лидер
web-review-mistakes = Самые дорогие ошибки
web-review-no-mistakes = Ни один ответ не стоил и трёх сотых победы.
web-review-fortunes = Где больше всего изменили кубики и жребий
web-review-share = Скопировать ссылку на разбор


## Клавиши

web-keys = Клавиши
web-key-arrows = к следующему из того, что можно выбрать
web-key-look = узнать о чём угодно на столе: что это и почему сейчас нельзя
web-key-enter = выбрать; ещё раз — подтвердить
web-key-escape = отпустить, закрыть, вернуться в настоящее
web-key-undo = взять назад
web-key-step = на шаг назад или вперёд во времени


## Введение

web-guide-why = «Почему» — здесь каждый бот строка за строкой объясняет свой ход. Каждый § ведёт к своему пункту правил.
web-guide-next = Дальше
web-guide-back = Назад
web-guide-done = Играть
web-guide-skip = Пропустить
