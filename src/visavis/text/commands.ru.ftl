# Слова команд: visavis games, rules, sim, fuzz.

games-scenario = режим
games-setting = настройка
games-values = значения
games-about = что это

coverage-game = игра
coverage-paragraphs = пунктов
coverage-placed = в коде и данных
coverage-tested = проверено тестами

where-place = место
where-test = тест
where-by-question = применён в записанной партии: после ответа { $n } спрашивают о нём:
where-by-event = применён в записанной партии: к нему привёл ответ { $n }:
where-by-reason = применён в записанной партии: на него ссылается объяснение при ответе { $n }:
where-by-place = в записанной партии его код впервые сработал на ответе { $n }:
where-never = ни в одной записанной партии не применялся

check-corrections = поправки к игре { $game }: { $files }.

sim-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, режим { $scenario }, зерно { $seed }
sim-seat = место
sim-player = игрок
sim-wins = побед
sim-share = доля (95-процентный интервал)
sim-points = очки: среднее (5 % – медиана – 95 %)
sim-answers = Ответов за партию
sim-turns = Ходов за партию
match-seats = мест
match-fair = при равной силе
match-unfinished = { $n ->
    [one] { $n } партия не доиграна.
    [few] { $n } партии не доиграны.
   *[many] { $n } партий не доиграно.
}

fuzz-mode = { $mode }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, { $failures ->
    [0] сбоев нет
    [one] { $failures } сбой
    [few] { $failures } сбоя
   *[other] { $failures } сбоев
}, { $seconds } с
fuzz-failure = { $problem } — запись, которая это показывает: { $record }

## Справка командной строки

cli-about = Visavis играет в настольные игры о войне и мировой политике по их настоящим правилам и объясняет, почему его боты ходят именно так.
cli-version = показать версию и выйти
version-compiled = visavis { $version }, работает скомпилированный код
version-none = visavis { $version }, работает исходный код
version-unwanted = visavis { $version }, работает исходный код: так велит VISAVIS_COMPILED
version-python = visavis { $version }, работает исходный код: скомпилированный предназначен для другого Python
version-changed = visavis { $version }, работает исходный код: { $file } изменился после компиляции
version-damaged = visavis { $version }, работает исходный код: среди скомпилированных модулей нет { $file }, или этот файл повреждён
cli-commands = команды
cli-usage = использование:
cli-positionals = аргументы
cli-options = параметры
cli-help = показать эту справку и выйти
cli-play = сыграть в терминале
cli-games = список игр, их режимов и настроек
cli-replay = пересказать записанную партию и показать, чем она кончилась
cli-explain = показать, почему бот в записанной партии ходил так, а не иначе
cli-review = сказать, чего стоил каждый ответ записанной партии: ошибки, мастерство и удача
cli-show = показать позицию из записи: на экране или картинкой
cli-rules = почитать правила в нашем изложении
cli-check = проверить написанный вами сценарий или поправки
cli-sim = сыграть много партий и подвести итоги
cli-match = свести игроков во многих партиях, каждого поровну на всех местах
cli-fuzz = сыграть случайные партии с полной проверкой
cli-lang = язык, ru или en; по умолчанию язык системы
cli-json = вывести JSON
cli-game = название игры, см. «visavis games»
cli-any-game = название игры, см. «visavis games»; без него — тысячи партий каждой игры
cli-mode = режим игры, см. «visavis games»
cli-side = сторона, за которую играете вы; за остальных играет --against
cli-against = кто играет за остальных: human (за тем же экраном), random или соперник из игры, см. «visavis games»
cli-play-seats = кто где сидит, по порядку, например human,director,human; свой игрок — path/to/file.py:name
cli-level = уровень соло-бота
cli-stratagems = пользуется ли соло-бот стратагемами
cli-option = настройка игры, см. «visavis games»; можно указать несколько раз
cli-overlay = файл с поправками к данным о компонентах
cli-scenario = сценарий, который кто-то написал
cli-seed = зерно случайности для кубиков и мешочков
cli-real-table = игра с коробкой на столе: программа думает за ботов и говорит, что передвинуть
cli-by-hand = за настоящим столом — что вы бросаете и тянете сами: all — всё, pieces — только то, что остаётся на столе (как обычно), nothing — ничего
cli-new = начать новую партию, не предлагая продолжить старую
cli-save = вести запись партии в этом файле
cli-resume = продолжить партию из этого файла
cli-check-file = сценарий или поправки к данным о компонентах
cli-check-game = для какой они игры, если в файле это не сказано
cli-file = записанная партия
cli-at = остановиться после N ответов
cli-explain-all = все решения, а не только последние
cli-playouts = сколько раз пробуется каждый ответ, по умолчанию { $n }
cli-svg = картинкой SVG
cli-dark = в тёмных цветах
cli-seat = чьими глазами смотреть
cli-svg-out = записать картинку в этот файл
cli-paragraph = номер пункта или раздела либо слова для поиска
cli-where = где в коде эти пункты: места, тесты, записанная партия, где каждый применён
cli-coverage = сколько пунктов есть в коде и проверено тестами
cli-count = сколько партий, по умолчанию { $n }
cli-seats = кто где сидит, например random,random или random,path/to/file.py:name
cli-sim-out = сохранить партии: папка записей или таблица, если имя кончается на .csv
cli-players = кто играет, по имени или path/to/file.py:name на каждое место; после каждой партии игроки сдвигаются на одно место
cli-workers = сколько процессов
cli-fuzz-out = куда положить записи сбоев

## Разбор партии

review-progress = ответы
review-about = Ответов, в которых был выбор: { $n }; каждый опробован в воображаемых партиях ({ $playouts }), какой позицию знал отвечавший. Все числа — сотые доли победы.
review-seat = сторона
review-began = сначала
review-skill = свои ответы
review-gifts = чужие ответы
review-luck = удача
review-ended = в конце
review-mistakes = Самые дорогие ошибки:
review-no-mistakes = Ни один ответ не стоил и трёх сотых победы.
review-mistake = после ответа { $n }, { $side }: { $answer } — шансы { $was } %; лучше: { $better }, { $could } %
review-fortunes = Где больше всего изменили кубики и жребий:
review-fortune = после ответа { $n }: { $side }, +{ $gain }
