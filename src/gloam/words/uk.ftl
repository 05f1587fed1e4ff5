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
ui-holds = { $seat } точно має: { $cards }.
ui-is = { $seat } — { $role }.
ui-not-thing = { $seat } — не Істота.
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
