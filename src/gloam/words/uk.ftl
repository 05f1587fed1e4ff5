# Те, що каже сама програма, українською.

lang-name = Українська

ui-your-hand = Ваша рука
ui-your-role = Ви — { $role }.
ui-choices = Варіанти
ui-refused = Зараз не можна
ui-journal = Що сталося
ui-notes = Що ви знаєте
ui-nothing-known = Поки що нічого певного.
ui-waiting = Чекаємо: { $text }
ui-deck = { $count ->
    [one] Колода: { $count } карта
    [few] Колода: { $count } карти
    [many] Колода: { $count } карт
   *[other] Колода: { $count } карти
  }
ui-deck-top = { $top ->
    [panic] зверху карта PANIC!
    [stay_away] зверху карта STAY AWAY!
   *[none] зверху нічого немає
  }
ui-discards = { $count ->
    [one] скид: { $count } карта
    [few] скид: { $count } карти
    [many] скид: { $count } карт
   *[other] скид: { $count } карти
  }
ui-direction = { $way ->
    [1] гра йде за годинниковою стрілкою
   *[-1] гра йде проти годинникової стрілки
  }
ui-you = ви
ui-out = поза грою
ui-turn = хід
ui-quarantine = { $count ->
    [one] Карантин, ще { $count } хід
    [few] Карантин, ще { $count } ходи
    [many] Карантин, ще { $count } ходів
   *[other] Карантин, ще { $count } ходу
  }
ui-door = двері
ui-own-note = Ваша нотатка: { $text }
ui-choose = Номер, «? номер» — чому не можна, «n текст» — нотатка, «q» — вийти:
ui-choose-number = Введіть, будь ласка, число від 1 до { $most }.
ui-rule = (правило { $clause })
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
ui-help = Числа — вибір · ? чому не можна · n нотатка · l мова · q вийти
ui-note-prompt = Ваша нотатка
ui-why-prompt = Чого зараз не можна зробити
ui-close = Закрити
ui-language = Мова: { $name }
ui-new-game = { $title } ({ $edition }), гравців: { $seats }.

bot-random = грає навмання
bot-sensible = грає розважливо

## Браузер

web-language = Мова
web-welcome = Три столи в темряві
web-welcome-about = Обмінюйтеся картами з тими, кому не можна вірити. З друзями на їхніх телефонах або просто зараз, із ботами. Без реєстрації: досить імені.
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
web-pace-relaxed = спокійний, без годинника
web-pace-live = наживо, хвилина на відповідь
web-pace-days = дні
web-watch = Інші можуть дивитися
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
claim-given = Мене заразив …
claim-i_am = Я людина
claim-suspect-said = Моя підозра: { $about }.
claim-trust-said = Моя довіра: { $about }.
claim-given-said = Зараження прийшло звідси: { $about }!
claim-i_am-said = Я людина!
web-take-back = Забрати назад
web-all-choices = Усі варіанти
web-paused = Гру призупинено.
web-again = Зіграти ще раз тим самим складом
web-follow = До наступного столу
web-record = Зберегти запис
lost-no-table = Столу з таким кодом немає.
lost-no-seat = Це посилання більше не має місця за цим столом.
lost-no-watching = За цим столом спостерігачів немає.
