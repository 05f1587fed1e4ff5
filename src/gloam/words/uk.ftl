# Те, що каже сама програма, українською.

ui-your-hand = Ваша рука
ui-your-role = Ви — { $role }.
ui-choices = Варіанти
ui-refused = Зараз не можна
ui-journal = Що сталося
ui-notes = Що ви знаєте
ui-nothing-known = Поки що нічого певного.
ui-waiting = Чекаємо: { $text }
ui-you = ви
ui-out = не грає
ui-own-note = Ваша нотатка: { $text }
ui-choose = Номер, «? номер» — чому не можна, «!» — порада, «n текст» — нотатка, «q» — вийти:
ui-choose-number = Введіть, будь ласка, число від 1 до { $most }.
ui-step = { $label } Щоб вернутися, напишіть «b».
ui-mark-so = Enter або те саме ще раз — підтвердити; щось інше — спробувати далі.
ui-mark-unknown = Цього тут не зрозуміти.
ui-try-keys = Пишіть або обертайте стрілками клавіатури · Enter підтверджує · Escape — назад
ui-rule = правило { $clause }
ui-left = Ви вийшли з гри. Її збережено у файлі { $file }.
ui-left-no-file = Ви вийшли з гри.
ui-over = Гру завершено: { $text }
ui-winners = { $names ->
    [none] Ніхто не перемагає.
   *[other] Перемога: { $names }.
  }
ui-you-won = Ви перемогли!
ui-you-lost = Ви програли.
ui-record-kept = Запис гри — у файлі { $file }.
ui-help = Числа — вибір · ? чому не можна · ! порада · n нотатка · l мова · q вийти
ui-note-prompt = Ваша нотатка
ui-why-prompt = Чого зараз не можна зробити
ui-advise = Що б ви зробили?
ui-advice = Я зробив би так: { $option }.
ui-no-advice = Зараз поради немає.
ui-close = Закрити
ui-new-game = { $title } ({ $edition }), гравців: { $seats }.

bot-random = грає навмання
bot-sensible = грає розважливо

## Браузер

web-language = Мова
web-welcome = Три столи в темряві
web-welcome-about = Настільні ігри жахів: з друзями через їхні телефони, в одній кімнаті або просто зараз із ботами. Без реєстрації: досить імені.
web-your-name = Ваше ім’я
web-guest = Гість
web-facts = від { $least } до { $most } гравців · { $from }–{ $to } хвилин
web-play-now = Грати зараз із ботами
web-make-table = Накрити стіл для друзів
web-join = Сісти за стіл
web-code = Код
web-carry-on = Продовжити
web-table = Стіл { $code }
web-players = Гравці
web-edition = Видання
web-pace = Темп
web-pace-relaxed = спокійно, без годинника
web-pace-live = наживо, з годинником
web-pace-days = протягом днів
web-watch = Інші можуть дивитися
web-advice = Хто питає, тому кажуть, що зробив би бот
web-rules = Усі правила цього столу
web-open = Відкрити стіл
web-home = На початок
web-entering = Заходимо …
web-reconnecting = Зв’язок зник; пробуємо знову. Нічого не втрачено.
web-invite = Надішліть це посилання друзям. Кожен сідає, назвавши ім’я.
web-copy = Скопіювати посилання
web-copied = Скопійовано
web-free-chair = вільне місце
web-remove = Прибрати: { $name }
web-sit = Сісти
web-fill = { $count ->
    [one] Посадити ботів на { $count } вільне місце
    [few] Посадити ботів на { $count } вільні місця
   *[other] Посадити ботів на { $count } вільних місць
  }
web-start = Почати
web-start-hint = { $count ->
    [one] Ще { $count } вільне місце.
    [few] Ще { $count } вільні місця.
   *[other] Ще { $count } вільних місць.
  }
web-host-starts = Господар почне, коли всі будуть тут.
web-the-table = Стіл
web-talk = Розмова
web-say = Скажіть щось
web-send = Надіслати
web-claim = Заявити
web-whom = Кого
claim-suspect = Підозрюю …
claim-trust = Довіряю …
claim-suspect-said = Моя підозра: { $about }.
claim-trust-said = Моя довіра: { $about }.
web-take-back = Забрати назад
web-all-choices = { $count ->
    [one] Увесь { $count } вибір
    [few] Усі { $count } варіанти
   *[other] Усі { $count } варіантів
  }
web-paused = Гру призупинено.
web-again = Зіграти ще раз тим самим складом
web-follow = До наступного столу
web-record = Зберегти запис
lost-no-table = Столу з таким кодом немає.
lost-no-seat = Це посилання більше не має місця за цим столом.
lost-no-watching = За цим столом спостерігачів немає.
web-clock = Час на відповідь
web-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[other] { $count } секунд
  }
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
   *[other] { $count } днів
  }
web-days-left = { $count ->
    [one] лишився { $count } день
    [few] лишилося { $count } дні
   *[other] лишилося { $count } днів
  }
web-absent = Якщо хтось відійшов
web-absent-stand_in = грає заступник
web-absent-wait = стіл чекає
web-away = відійшов
web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
  }
web-point = Показати
web-propose = Запропонувати: { $what }
web-proposed = { $name } пропонує: { $what }
web-agree = Згода
web-ask-others = Запитати думку інших
web-nothing-with-it = Зараз із цим нічого не зробиш.
web-nothing-said = Ще ніхто нічого не сказав.
web-journal = Журнал
web-notes = Нотатки
web-settings = Налаштування
web-sound = Звук
web-motion = Рух на екрані
web-plain = Простий стіл: лише текст і кнопки
web-light = Світло
web-light-auto = як на пристрої
web-light-dark = темне
web-light-light = світле
web-menu = Стіл і посилання
web-host = Ви господар столу
web-hosts = господар
web-pause = Призупинити стіл
web-resume = Продовжити
web-make-host = Зробити господарем
web-new-link = Нове посилання на це місце
web-other-device = Моє місце на іншому пристрої
web-link-of = Хто відкриє це посилання, той має місце гравця { $name }.
web-qr = Посилання як QR-код
web-leave = Вийти на якийсь час
web-one-room = Усі в одній кімнаті
web-screen = Відкрити спільний екран
web-screen-about = Спільний екран показує те, що можна бачити всім; кожен телефон — рука з картами.
web-screen-join = Приєднуйтеся з телефона:
web-pass-about = Або кілька людей грають на цьому пристрої: посадіть їх тут і передавайте його по колу.
web-another = Ще один гравець на цьому пристрої
web-pass = { $count ->
    [one] Передавати пристрій по колу: { $count } гравець
    [few] Передавати пристрій по колу: { $count } гравці
   *[other] Передавати пристрій по колу: { $count } гравців
  }
web-to-lobby = До столу
web-curtain = Пристрій бере { $name }
web-curtain-about = Решта відвертається.
web-curtain-up = Це я, { $name }
web-curtain-down = Опустити завісу
web-no-server = Сервер не відповідає; пробуємо знову.
web-read-rules = Правила
web-seek = Шукати в правилах
web-back-there = Назад
web-clauses = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
  }
web-deduced = випливає з правил; жодна книжка цього не каже
web-figures = Наші числа
web-figures-about = Де жодна книжка не дає числа, програмі воно все ж потрібне. Тут діють ці, разом із тим, на чому вони ґрунтуються.
web-figure-X = вибрано нами: жодне джерело не каже
web-figure-M = виведено зі слів правил
web-figure-D = обчислено з інших значень
web-figure-table = власне значення цього столу
web-no-figures = Таких немає: усі числа цієї гри є в її книжках.
web-bots = Боти
web-choose = Вибрати
web-look-back = Переглянути гру
web-look-back-about = Пройдіть завершену гру крок за кроком за збереженим записом, очима будь-кого.
web-open-record = Відкрити запис
web-story = Що сталося насправді
web-first = На початок
web-back = Крок назад
web-forward = Крок уперед
web-last = У кінець
web-moment = Момент
web-eyes = Чиїми очима
web-eyes-all = усе відкрито
web-eyes-none = глядач
web-eyes-seat = { $name }

## What went wrong

wrong-bad-name = Ім’я має від 1 до 24 літер.
wrong-name-taken = Хтось за столом уже має таке ім’я.
wrong-table-full = Усі стільці за цим столом зайняті.
wrong-chair-taken = Цей стілець зайнятий.
wrong-no-table = Столу з таким кодом немає.
wrong-not-host = Це може зробити лише господар.
wrong-chairs-free = На кожному стільці має бути людина або бот.
wrong-too-fast = Забагато одразу: зачекайте хвилинку.
wrong-paused = Стіл призупинено.
wrong-may-not-talk = Зараз вам не можна говорити до інших.
wrong-no-advice = За цим столом порад не дають.
wrong-talk-full = За цим столом сказано вже досить.
wrong-bad-text = Текст порожній або задовгий.
wrong-no-server = Сервер не відповідає: спробуйте за мить.
wrong-no-storage = Сервер зараз не може нічого зберегти: спробуйте за мить.
wrong-game-over = Гру завершено.
wrong-not-asked = Зараз від вас нічого не чекають.
wrong-not-an-option = Зараз це неможливо.
wrong-not-over = Гру можна переглянути, коли вона завершиться.
wrong-not-a-record = Цей файл — не запис гри.
wrong-altered-record = Цей запис змінено або пошкоджено.
wrong-broken-record = Цей запис пошкоджено.
wrong-too-large = Це завелике.
wrong-too-many = За цим столом стежить уже забагато людей.
wrong-watching = Тут ви лише глядач.
wrong-bad-seats = Ця гра для { $least }–{ $most } гравців, а не для { $given }.
wrong-unknown-edition = Видання «{ $given }» немає. Можливо: { $known }.
wrong-unknown-switch = Налаштування «{ $given }» немає. Можливо: { $known }.
wrong-switch-yes-no = «{ $switch }» — це «так» або «ні», а не «{ $given }».
wrong-switch-number = «{ $switch }» — число від { $least } до { $most }, а не «{ $given }».
wrong-switch-above = «{ $switch }» за такої кількості гравців — щонайбільше { $most }, а не { $given }.
wrong-switch-choice = «{ $switch }» — одне з такого: { $known }; а не «{ $given }».
wrong-switch-text = «{ $switch }» — текст в один рядок, а не «{ $given }».
wrong-bad-seed = Зерно — це число або текст в один рядок.
wrong-bad-figures = Це не файл значень: у ньому немає назв зі значеннями.
wrong-figures-file = Це не файл значень ({ $problem }).
wrong-unknown-figure = Значення «{ $given }» немає. Можливо: { $known }.
wrong-figure-list = Значення «{ $figure }» — список, де від { $least } до { $most } записів, а не { $given }.
wrong-figure-length =
    Значення «{ $figure }» — список із { $count ->
        [one] { $count } запису
       *[other] { $count } записів
    }, а не { $given }.
wrong-figure-lists = Значення «{ $figure }» — список списків, а не { $given }.
wrong-figure-text = Значення «{ $figure }» — слова, а не { $given }.
wrong-figure-word = Значення «{ $figure }» — одне з таких слів: { $known }; а не { $given }.
wrong-figure-number = Значення «{ $figure }» — число, а не { $given }.
wrong-figure-whole = Значення «{ $figure }» — ціле число, а не { $given }.
wrong-figure-range = Значення «{ $figure }» лежить між { $least } і { $most }, а { $given } — ні.
wrong-bad-table = Стіл не має такого темпу або такого ладу для відсутніх.
wrong-bad-clock = Годинник іде від п’яти секунд до чотирнадцяти днів.
wrong-unknown-title = Гри «{ $given }» немає. Можливо: { $known }.
wrong-unknown-language = Мови «{ $given }» немає. Можливо: { $known }.
wrong-unknown-bots = Ботів «{ $given }» немає. Можливо: { $known }.
wrong-already-open = Цей стіл уже відкрито.
wrong-chair-free = Цей стілець вільний.
wrong-no-chair = Такого стільця немає.
wrong-no-person = Там ніхто не сидить.
wrong-host-stays = Господар лишається або спершу передає стіл іншому.
wrong-as-it-is = Це вже так.
wrong-game-runs = Гра триває.
wrong-no-game = Жодна гра не триває.
wrong-stale = Гра тим часом пішла далі.
wrong-bad-claim = Так сказати не можна.
wrong-bad-pose = Це не можна приміряти перед усіма.
wrong-no-seat = Це посилання не має місця за цим столом.
wrong-no-watching = За цим столом спостерігачів немає.
wrong-said-hello = З’єднання вже є.
wrong-hello-first = З’єднання почалося не так, як слід: спробуйте ще раз.
wrong-bad-message = Сервер цього не розуміє: перезавантажте сторінку.
wrong-bad-request = Сервер цього не розуміє: погляньте, що введено, або перезавантажте сторінку.
wrong-too-slow = Запит ішов надто довго: спробуйте ще раз.
wrong-no-such-path = Тут нічого немає.
wrong-unknown-option = Такої відповіді не буває.
wrong-bad-seat = Такого місця немає.
wrong-bad-since = Такої миті немає.
wrong-other-title = Це запис іншої гри.
