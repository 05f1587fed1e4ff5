# The Thing: The Boardgame українською. Усі формулювання — наші власні.
# Персонажі мають імена зі своїх карт, тож тексти однакові для кожного читача.
# Те, чого читач може не знати, надходить як “none”.
# Імена й локації стоять лише в називному відмінку.

title-name = The Thing: The Boardgame
title-about = Полярна ніч, станція, яку треба вберегти, і хтось із вас уже не людина. Сходьтеся, довіряйте, перевіряйте — і тікайте.

## Видання

edition-uk-2023 = Українське видання, 2023
edition-uk-2023-about = Пізніший текст: дві таблиці погоди, співпраця завжди діє сповна, після пожежі лежить лише палій.
edition-it-2021 = Італійське видання, 2021
edition-it-2021-about = Перший наклад: рятувальний гвинтокрил вирушає негайно, про посадку вирішує більшість, світло гасне лише під час обслуговування станції.

## Люди, локації та речі

character-bennings = Беннінгз
character-norris = Норріс
character-clark = Кларк
character-blair = Доктор Блер
character-garry = Гаррі
character-macready = Макріді
character-nauls = Нолз
character-windows = Віндовз

power-bennings = На метеостанції кидає кістку двічі й лишає котрийсь із результатів.
power-norris = Бачить у темряві; за особливої дії бере дві карти й кладе одну.
power-norris-coop = У темряві може перекинути до трьох кісток, кожну один раз.
power-clark = Наодинці з Кларком собаки нічого йому не роблять.
power-blair = У лабораторії бере на один жетон більше.
power-garry = Узявши карти, може скинути одну й узяти іншу.
power-garry-coop = Може перекинути одну кістку.
power-macready = В арсеналі бере три карти й лишає собі одну.
power-nauls = Готує вечерю з однієї порції, а не з двох.
power-windows = Усуває на одне пошкодження більше.

room-kennel = Псарня
room-weather_station = Метеостанція
room-armory = Арсенал
room-kitchen = Кухня
room-lab = Лабораторія
room-comms = Радіорубка
room-helicopter = Штатний гвинтокрил
room-snowplow = Снігохід
room-boiler = Котельня
room-generator = Генераторна
room-storage = Склад
room-dormitory = Спальня
room-rec_room = Кімната відпочинку
room-aboard = Рятувальний гвинтокрил
room-nowhere = ніде

use-weather_station = Киньте кістку погоди на наступний раунд і лишіть її тут; одна бочка в котельню або генераторну.
use-armory = Візьміть дві карти зброї, лишіть одну.
use-kitchen = Куховарте: дві порції з підсобки на сьогоднішню вечерю.
use-storage = Візьміть два предмети, лишіть один.
use-lab = Витягніть жетон: може трапитися зразок крові для перевірки.
use-comms = Якщо немає пошкоджень: надішліть S.O.S.
use-helicopter = Бочка із запасу на вулиці; або втеча з ключами, якщо машина ціла й заправлена.
use-snowplow = Бочка із запасу на вулиці; або втеча з ключами, якщо машина ціла й заправлена.
use-boiler = Бочка з підземного сховища. Паливо згоряє щораунду; без котельні станція замерзає.
use-generator = Бочка з підземного сховища. Паливо згоряє щораунду; без генераторної на станції темрява.
use-dormitory = Відпочиньте й замініть свої карти на ті, які виберете самі.
use-dormitory-coop = Відпочиньте тут, щоб повернути одну кістку будь-якою гранню.
use-rec_room = Тут усі сходяться, обмінюються речами й звинувачують одне одного.
use-kennel = Тут сидять спіймані собаки, доки хтось їх не випустить.

action-use = Активація
action-repair = Ремонт
action-sabotage = Саботаж
weapon-flamethrower = Вогнемет
weapon-dynamite = Динаміт
weapon-firearm = Вогнепальна зброя
weapon-melee = Холодна зброя
effect-flamethrower = За одну каністру: проженіть Прибульця, уникніть зіткнення або підпаліть локацію. Разом із дротом — перевірка.
effect-dynamite = Один раз: проженіть Прибульця або підпаліть локацію.
effect-firearm = Уникайте зіткнень скільки завгодно разів.
effect-melee = Один раз: уникніть зіткнення.
item-keys = Ключі
item-torch = Ліхтарик
item-toolbox = Інструменти
item-fuel = Паливо
item-wire = Дріт
effect-keys = Заведіть машину, якщо вона ціла й заправлена.
effect-torch = Ви бачите в темряві, а за особливої дії берете дві карти.
effect-toolbox = Один раз, між двома діями: усуньте одне пошкодження там, де стоїте.
effect-fuel = Один раз, між двома діями: додайте одну бочку там, де стоїте.
effect-wire = Разом із вогнеметом: перевірте будь-кого за одну каністру.
token-blood = зразок крові
token-failure = зіпсований зразок
effect-blood = Один раз: перевірте того, кого підозрюють найбільше.
effect-failure = Користі ніякої, але ніхто про це не знає.
role-human = Людина
role-alien = Прибулець
goal-human = Підтримуйте станцію, з’ясуйте, кому можна вірити, і втечіть: усі Люди й жодного Прибульця.
goal-alien = Ніхто не знає. Заражайте, збивайте зі сліду й тікайте з ними; або викрийте себе й полюйте.
weather-sun = ясно
weather-snow = сніг
weather-storm = буря
face-use = Активація
face-repair = Ремонт
face-sabotage = Саботаж
face-threat = Загроза
how-blood = аналіз крові
how-wire = розпечений дріт
how-willingly = з власної волі
how-dog = укус собаки
phase-weather = Погода
phase-maintenance = Обслуговування станції
phase-alien = Плани Прибульця
phase-draw = Узяття карт
phase-move = Переміщення
phase-encounters = Зіткнення
phase-actions = Дії
phase-recreation = Кімната відпочинку
phase-tests = Перевірки
phase-supper = Харчування
phase-dogs = Собаки й лідер
phase-escape = Утеча
fate-in_play = { "" }
fate-dead = поглинутий Прибульцем
fate-revealed = викритий Прибулець
fate-absent = не в цій грі

## Про що питають: читача і когось іншого

ask-play_as = Виберіть персонажа.
wait-play_as = { $seat } вибирає персонажа.
ask-weather = Ви лідер. На кістці { $weather }; на метеостанції збережено інший результат. Котрий із них діє?
wait-weather = { $seat } вибирає погоду.
ask-plan = Ви Прибулець. Виберіть локації та силу для кожної; коли план готовий, погодьте його.
wait-plan = { $seat } чаїться між стінами й складає план.
ask-garry = { character-garry }: одну свою карту можна поміняти на верхню карту колоди.
wait-garry = { $seat } може поміняти карту.
ask-move = { $character }: куди йдете і яку карту кладете?
wait-move = { $seat } вирішує, куди піде { $character }.
ask-special = { $character }: покладіть одну з двох узятих карт.
wait-special = { $seat } вибирає одну з двох карт.
ask-fetch = { $character }: виберіть нові карти з колоди.
wait-fetch = { $seat } переглядає колоду.
ask-walk = Куди йде { $character }?
wait-walk = { $seat } вирішує, куди піде { $character }.
ask-next_strike = Ви лідер. Прибулець у кількох локаціях: з котрої починаємо?
wait-next_strike = { $seat } вибирає, з котрої локації почати.
ask-next_meeting = Ви лідер. Зіткнення є в кількох локаціях: котре перше?
wait-next_meeting = { $seat } вибирає, котре зіткнення перше.
ask-fight = { $room }: тут Прибулець! { $character }: ви б’єтеся?
wait-fight = { $room }: { $seat } віч-на-віч із Прибульцем.
ask-prey = { $room }: локація ваша. Що берете?
wait-prey = { $room }: Прибулець вибирає.
ask-victim = { $room }: Прибулець сильніший. Ви лідер: хто йому дістанеться?
wait-victim = { $room }: { $seat } мусить назвати жертву.
ask-avoid = { $room }: { $character } тут не сам. Зі зброєю можна уникнути зіткнення.
wait-avoid = { $room }: { $seat } може уникнути зіткнення.
ask-lay_tokens = { $room }: перевірка зараження. Викладіть два жетони долілиць.
wait-lay_tokens = { $room }: { $seat } викладає жетони.
ask-look_at = { $room }: перевірка зараження. Чий жетон ви переглянете?
wait-look_at = { $seat } вибирає, чий жетон переглянути.
ask-next_card = { $count ->
    [0] Ви лідер. Відкрийте першу карту.
   *[other] Ви лідер. Відкрийте ще одну карту або зупиніться.
  }
wait-next_card = { $seat } керує роботою.
ask-assign = { $card }: хто це зробить?
wait-assign = { $seat } вирішує, хто це зробить: { $card }.
ask-lay_down = { $card }: ніхто не може цього зробити. Хто ляже?
wait-lay_down = { $seat } вирішує, хто ляже.
ask-how_often = { $character } ({ $room }), { $action }: скільки разів?
wait-how_often = { $seat } вирішує, скільки разів.
ask-keep_weapon = { $character }: лишіть собі одну зброю.
wait-keep_weapon = { $seat } оглядає арсенал.
ask-keep_item = { $character }: лишіть собі один предмет.
wait-keep_item = { $seat } оглядає склад.
ask-keep_tokens = { $character }: лишіть узяте в лабораторії або викиньте, не показуючи.
wait-keep_tokens = { $seat } дивиться, що дала лабораторія.
ask-store = { $character }: яку погоду лишаєте на наступний раунд?
wait-store = { $seat } читає небо.
ask-extra_barrel = { $character }: бочку в котельню чи в генераторну?
wait-extra_barrel = { $seat } приносить бочку.
ask-show_keys = { $room }: усе готове до втечі. { $character }: показуєте ключі?
wait-show_keys = { $room }: { $seat } біля машини.
ask-burn = Ви можете попросити дозволу підпалити свою локацію.
wait-burn = { $seat } може попросити дозволу на пожежу.
ask-consent = { $character } хоче підпалити: { $room } ({ $weapon }). Ви лідер: дозволяєте?
wait-consent = { $room }: { $seat } вирішує, чи бути пожежі.
ask-use_item = Ви можете застосувати предмет там, де стоїте.
wait-use_item = { $seat } може застосувати предмет.
ask-accuse = Кімната відпочинку: кого ви звинувачуєте? Тим часом речі можуть переходити з рук у руки.
wait-accuse = { $seat } розглядає решту.
ask-recess = Кімната відпочинку: передайте одне одному, що хочете, і йдіть далі.
wait-recess = { $seat } відпочиває.
ask-give = Ви можете щось віддати.
wait-give = { $seat } може щось віддати.
ask-show_oneself = Ви можете викрити себе.
wait-show_oneself = { $seat } може викрити себе.
ask-who_tests = Чи проводите ви перевірку?
wait-who_tests = { $seat } думає про перевірку.
ask-whom_to_hear = Перевірити готові кілька гравців. Ви лідер: хто це зробить?
wait-whom_to_hear = { $seat } вирішує, хто проведе перевірку.
ask-whom_to_test = { $character } ({ $test }): кого перевіряєте?
wait-whom_to_test = { $seat } вибирає, кого перевірити.
ask-go_hungry = Їжі бракує: скиньте карту.
wait-go_hungry = { $seat } голодує і скидає карту.
ask-willing = { $character }: сідаєте з ними?
wait-willing = { $seat } думає, чи сідати.
ask-admit = { $character } проситься на борт. Пускаєте? Питають усіх, хто вже там.
wait-admit = { $seat } вирішує. На борт проситься { $character }.
ask-take_along = { $character }: беремо з собою?
wait-take_along = { $seat } вирішує, чи потрапить на борт { $character }.
ask-take_one = Загроза наздогнала кількох. Ви лідер: кого вона забирає?
wait-take_one = { $seat } мусить сказати, кого забирає загроза.
ask-next_roll = { $count ->
    [0] Ви лідер. Киньте кістки для когось, хто стоїть.
   *[other] Ви лідер. Киньте ще раз або зупиніться.
  }
wait-next_roll = { $seat } керує роботою.
ask-give_dice = Ви лідер. Кому дістануться ці кістки?
wait-give_dice = { $seat } вирішує, кому дістануться кістки.
ask-use_dice = { $character }: що робите з кістками?
wait-use_dice = { $seat } вирішує, що з кістками зробить { $character }.

## Варіанти

option-play_as-character = { $character }
option-new-weather = Новий результат: { $weather }
option-stored-weather = Збережений результат: { $weather }
option-agree = План готовий
option-attack-room-count = { $room }: сила { $count }
option-spare-room = Прибрати з плану: { $room }
option-keep_hand = Лишити свої карти
option-change-action = Поміняти: { $action }
option-go-room = { $room }
option-go-room-action = { $room }, покласти: { $action }
option-special-room = { $room }, особлива дія: скинути всі карти й покласти нову
option-swap = Спальня: замінити всі карти
option-swap-action = Спальня, замінити: { $action }
option-swap-action-action = Спальня, замінити: { $action }, { $action2 }
option-swap-action-action-action = Спальня, замінити: { $action }, { $action2 }, { $action3 }
option-fetch-action = { $action }
option-fetch-action-action = { $action }, { $action2 }
option-fetch-action-action-action = { $action }, { $action2 }, { $action3 }
option-deliver-action = Покласти: { $action }
option-board = Сісти на борт
option-stay = Лишитися
option-resolve-room = { $room }
option-pass = Нічого не робити
option-fight-weapon = Битися: { $weapon }
option-meet = Не уникати зіткнення
option-avoid-weapon = Уникнути зіткнення: { $weapon }
option-place-role = { $role_is ->
    [alien] Людина і Прибулець
    [human] Людина і Людина
   *[other] Людина і { $role }
  }
option-look-character = Жетон, який виклав { $character }
option-assimilate-character = Поглинути: { $character }
option-assimilate_dog = Поглинути собаку
option-sabotage = Влаштувати саботаж
option-reveal_card = Відкрити карту
option-stop = Досить
option-assign-character = { $character }
option-lay_down-character = { $character }
option-times-count = { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } разу
  }
option-keep-weapon = { $weapon }
option-keep-item = { $item }
option-keep = Лишити решту
option-throw-token = Викинути: { $token }
option-show_keys = Показати ключі й тікати
option-fill-room = { $room }
option-spend-item-character = { $character } застосовує: { $item }
option-burn-weapon-character = { $character }: підпалити локацію ({ $weapon })
option-allow = Хай горить
option-forbid = Жодних пожеж
option-vote-character = Указати: { $character }
option-abstain = Схрестити руки
option-ready = Далі
option-reveal_self = Викрити себе: ви Прибулець
option-give-weapon-character-character = { $character } дає → { $character2 }: { $weapon }
option-give-item-character-character = { $character } дає → { $character2 }: { $item }
option-give-token-character-character = { $character } дає → { $character2 }: { $token }
option-test-how-character = { $character } проводить перевірку: { $how }
option-hear-how-character = { $character }: { $how }
option-put_to_test-character = { $character }
option-discard-action = Скинути: { $action }
option-accept = Пустити
option-refuse = Не пускати
option-take-character = { $character }
option-roll = Кинути кістки
option-roll-character = Кинути кістки: { $character }
option-cancel-face = Скасувати: { $face } (ще одна підозра)
option-reroll-face = Перекинути: { $face }
option-turn_die-face-face = Спальня: повернути кістку, { $face } → { $face2 }
option-suffer = Хай станеться
option-nothing = Нічого не робити
option-do-action = { $action }
option-burn_here-weapon = Підпалити цю локацію: { $weapon }

## Чому ні

why-character-taken = Цього персонажа вже хтось узяв.
why-not-for-people = Псарня — лише для собак і Прибульця.
why-must-move = Кожен мусить піти туди, де є робота.
why-room-full = Там уже троє.
why-room-burned = Ця локація вигоріла.
why-boiler-lost = Котельню зруйновано назавжди.
why-no-cards = На руці немає карт.
why-no-rescue-here = Рятувальний гвинтокрил не приземлився.
why-not-lowest-suspicion = Першим сідає лише той, кого підозрюють найменше.
why-alien-must-plan = Треба вибрати принаймні одну локацію.
why-room-chosen-already = Ця локація вже є в плані.
why-no-such-weapon = У вас немає цієї зброї.
why-no-refill = Вогнемет порожній.
why-no-card-in-the-pile = Це коштує карти зі стосу активних карт, а там порожньо.
why-humans-lay-humans = Людина може викласти лише жетони Людини.
why-no-dog-here = Собаки тут немає.
why-must-reveal-one = Треба відкрити принаймні одну карту.
why-nobody-or-nothing-left = Карт не лишилося, або ніхто не стоїть.
why-nothing-to-do-here = Тут нема чого робити.
why-nothing-left-here = Там уже нічого не лишилося.
why-full-or-no-fuel = Паливо вже не вміщується, або запас порожній.
why-comms-broken = Спершу треба відремонтувати радіорубку.
why-sos-sent = S.O.S. уже надіслано.
why-nothing-to-repair = Тут немає пошкоджень.
why-nothing-to-sabotage = Тут більше нема чого псувати.
why-lies-down = Хто лежить, той у цьому раунді більше нічого не робить.
why-no-keys = Бракує ключів.
why-no-fire-left = Жетонів вогню не лишилося.
why-no-such-item = У вас немає цього предмета.
why-no-use-for-item = Тут це нічого не дасть.
why-not-oneself = Себе звинувачувати не можна.
why-green-is-safe = Хто на зеленій поділці, той поза підозрою.
why-no-blood-bag = Для цього потрібен зразок крові.
why-no-wire-and-flame = Для цього потрібні дріт і вогнемет із каністрою.
why-test-done-already = Таку перевірку в цьому раунді вже проведено.
why-not-highest-suspicion = Зразком крові перевіряють того, кого підозрюють найбільше.
why-not-an-alien = Викрити себе може лише Прибулець.
why-too-late-to-show-oneself = Відпочинок скінчився: після першої перевірки ніхто вже не викриває себе з власної волі.
why-bed-taken = У спальні вже хтось є.
why-must-roll = Треба кинути кістки принаймні раз.
why-board-first-of-all = Сісти в рятувальний гвинтокрил можна лише до першого кидка.
why-bad-faces = Спершу Саботаж і Загроза.
why-no-bad-faces = На кістках немає нічого лихого.
why-no-such-die = Такого результату немає на жодній кістці.
why-nobody-in-the-dormitory = У спальні ніхто не відпочиває.
why-no-reroll = Перекидає лише Гаррі або, у темряві, Норріс чи той, хто має ліхтарик; жодної кістки — двічі.

## Що сталося

event-chose = { $character } вступає в гру.
event-dealt = { $cards ->
    [none] { $character } отримує дві карти.
   *[other] { $character } отримує: { $cards }.
  }
event-role_dealt = { $role_is ->
    [none] { $character } дивиться на свою карту ролі.
   *[other] { $character } — { $role }.
  }
event-leader = Тепер лідер — { $character }.
event-token_lies = Жетон лідера → { $room }.
event-token_taken = { $character } бере жетон лідера.
event-round = — Раунд { $count } —
event-weather_rolled = Кістка погоди: { $weather }.
event-weather_is = Погода: { $weather }.
event-burnt_fuel = { $count ->
    [0] { $room }: палити нема чого.
    [one] { $room }: згоріла { $count } бочка.
    [few] { $room }: згоріли { $count } бочки.
    [many] { $room }: згоріло { $count } бочок.
   *[other] { $room }: згоріло { $count } бочки.
  }
event-hurt = { $count ->
    [one] { $room }: { $count } нове пошкодження.
    [few] { $room }: { $count } нові пошкодження.
    [many] { $room }: { $count } нових пошкоджень.
   *[other] { $room }: { $count } нового пошкодження.
  }
event-mended = { $count ->
    [one] { $room }: усунуто { $count } пошкодження.
    [few] { $room }: усунуто { $count } пошкодження.
    [many] { $room }: усунуто { $count } пошкоджень.
   *[other] { $room }: усунуто { $count } пошкодження.
  }
event-boiler_broke = Котельню втрачено назавжди. Станція починає замерзати.
event-freezing = Мороз насувається: поділка { $count }.
event-thawed = Вогонь відганяє мороз.
event-power_out = Світло гасне.
event-power_back = Світло знову горить.
event-rescue_flies = Рятувальний гвинтокрил наближається: поділка { $count }.
event-rescue_landed = Рятувальний гвинтокрил приземлився!
event-rescue_left = Рятувальний гвинтокрил лишився без пального й відлітає порожній.
event-plotted = { $room ->
    [none] Між стінами щось ворушиться.
   *[other] { $count ->
        [0] План минає локацію «{ $room }».
       *[other] План: { $room }, сила { $count }.
      }
  }
event-planned = { $counts ->
    [none] У цьому раунді Прибулець не показується.
   *[other] Прибулець склав план: сила { $counts }.
  }
event-alien_comes = { $room }: сюди вривається Прибулець, сила { $count }!
event-fled = { $room }: Прибулець тікає.
event-overpowered = { $room }: усіх приголомшено.
event-assimilated = { $room }: жертва Прибульця — { $character }.
event-dog_assimilated = { $room }: Прибулець поглинає собаку.
event-driven_off = { $room }: { $character } проганяє Прибульця.
event-sabotaged = { $count ->
    [0] { $room }: саботаж, але марний.
   *[other] { $whose ->
        [alien] { $room }: Прибулець трощить усе ({ $count }).
       *[card] { $room }: саботаж ({ $count }).
      }
  }
event-alien_destroyed = Прибульця знищено. Поки що.
event-revealed = { $character } — Прибулець! ({ $how })
event-grew = Сила Прибульця: { $count }.
event-drew = { $cards ->
    [none] { $character } бере карти.
   *[other] { $character } бере: { $cards }.
  }
event-reshuffled = Скид перетасовують у колоду.
event-changed = { $away ->
    [none] { $character } міняє карту.
   *[other] { $character } міняє карту: { $away } → { $got }.
  }
event-moved = { $character } → { $room }.
event-stayed = { $character } не має куди піти.
event-delivered = { $card ->
    [none] { $character } кладе карту долілиць.
   *[other] { $character } кладе: { $card }.
  }
event-delivered_openly = { $character } мусить класти карту відкрито: { $card }.
event-discarded = { $cards ->
    [none] { $character } скидає, не показуючи.
   *[other] { $character } скидає: { $cards }.
  }
event-swapped = { $cards ->
    [none] { $character } вибирає собі карти з колоди.
   *[other] { $character } вибирає: { $cards }.
  }
event-boarded = { $character } залазить у рятувальний гвинтокрил.
event-dog_caught = { $room }: собаку спіймано й замкнено на псарні.
event-dog_met = { $token_is ->
    [none] { $room }: { $character } наодинці з собакою.
    [alien] { $room }: { $character } наодинці з собакою. Це не собака.
    [human] { $room }: { $character } наодинці з собакою. Просто собака.
   *[other] { $room }: { $character } наодинці з собакою. Жетон: { $token }.
  }
event-met = { $room }, зіткнення: { $characters }.
event-avoided = { $character } тримає інших на відстані ({ $weapon }).
event-laid_tokens = { $role_is ->
    [none] { $character } викладає два жетони.
    [alien] { $character } викладає: Людина і Прибулець.
    [human] { $character } викладає: Людина і Людина.
   *[other] { $character } викладає: Людина і { $role }.
  }
event-looked = { $role_is ->
    [none] { $character } дивиться на жетон, який виклав { $target }.
    [alien] { $character } бачить Прибульця на жетоні, який виклав { $target }.
    [human] { $character } бачить Людину на жетоні, який виклав { $target }.
   *[other] { $character } бачить жетон «{ $role }», який виклав { $target }.
  }
event-suspicion = { $character }: підозра { $count }.
event-card_revealed = Відкрито карту: { $card }.
event-assigned = { $character }, { $room }: { $card }.
event-wasted = Ніхто не може цього зробити: { $card } пропадає.
event-lay_down = { $character } лягає.
event-enough = { $count ->
    [one] { $count } карту скинуто долілиць.
    [few] { $count } карти скинуто долілиць.
    [many] { $count } карт скинуто долілиць.
   *[other] { $count } карти скинуто долілиць.
  }
event-took_weapon = { $weapon ->
    [none] { $character } бере зброю.
   *[other] { $character } бере: { $weapon }.
  }
event-flamethrower_shown = { $character } має вогнемет із шістьма каністрами.
event-took_item = { $item ->
    [none] { $character } бере предмет.
   *[other] { $character } бере: { $item }.
  }
event-drew_tokens = { $tokens ->
    [none] { $count ->
        [one] { $character } бере { $count } жетон лабораторії.
        [few] { $character } бере { $count } жетони лабораторії.
        [many] { $character } бере { $count } жетонів лабораторії.
       *[other] { $character } бере { $count } жетона лабораторії.
      }
   *[other] { $character } бере в лабораторії: { $tokens }.
  }
event-threw_token = { $token ->
    [none] { $character } викидає жетон, не показуючи.
   *[other] { $character } викидає: { $token }.
  }
event-cooked = { $count ->
    [one] { $character } готує { $count } порцію.
    [few] { $character } готує { $count } порції.
    [many] { $character } готує { $count } порцій.
   *[other] { $character } готує { $count } порції.
  }
event-fuelled = { $count ->
    [one] { $room }: ще { $count } бочка.
    [few] { $room }: ще { $count } бочки.
    [many] { $room }: ще { $count } бочок.
   *[other] { $room }: ще { $count } бочки.
  }
event-stored = Збережено на наступний раунд: { $weather }.
event-sos = { $character } надсилає S.O.S.!
event-no_keys = { $character } ключів не показує. Дію втрачено.
event-keys_shown = { $character } показує ключі: { $room }!
event-item_used = { $character } застосовує: { $item }.
event-weapon_used = { $character } застосовує: { $weapon }.
event-burn_refused = Пожежі не буде: лідер проти. ({ $character })
event-burned = { $room } палає! Палій — { $character }.
event-gathered = Усі збираються в кімнаті відпочинку.
event-gave_weapon = { $weapon ->
    [none] { $character } дає зброю → { $target }.
   *[other] { $character } дає → { $target }: { $weapon }.
  }
event-gave_item = { $item ->
    [none] { $character } дає предмет → { $target }.
   *[other] { $character } дає → { $target }: { $item }.
  }
event-gave_token = { $token ->
    [none] { $character } дає жетон лабораторії → { $target }.
   *[other] { $character } дає → { $target }: { $token }.
  }
event-voted = { $character } вказує → { $target }.
event-abstained = { $character } схрещує руки.
event-tested = { $character } перевіряє → { $target } ({ $how }).
event-proved_human = { $character } — Людина, підозри знято.
event-ate = { $count ->
    [one] Вечеря: { $count } приготована порція.
    [few] Вечеря: { $count } приготовані порції.
    [many] Вечеря: { $count } приготованих порцій.
   *[other] Вечеря: { $count } приготованої порції.
  }
event-ate_stores = { $count ->
    [0] Вечеря: у підсобці порожньо.
    [one] Вечеря: { $count } холодна порція з підсобки.
    [few] Вечеря: { $count } холодні порції з підсобки.
    [many] Вечеря: { $count } холодних порцій із підсобки.
   *[other] Вечеря: { $count } холодної порції з підсобки.
  }
event-hungry = Їжі не вистачило. Відтепер станція голодує.
event-dog_roams = Собака біжить → { $room }.
event-dogs_freed = { $count ->
    [0] Псарню відчинено, але там порожньо.
    [one] Псарню відчинено: { $count } собака на волі.
    [few] Псарню відчинено: { $count } собаки на волі.
    [many] Псарню відчинено: { $count } собак на волі.
   *[other] Псарню відчинено: { $count } собаки на волі.
  }
event-boarding = Починається посадка: { $room }.
event-would_not = { $character } лишається.
event-turned_away = { $character } на борт не потрапляє: його не пускають.
event-admitted = { $character } на борту.
event-takes_off = Вони вирушають.
event-role_shown = { $character } розкриває роль: { $role }.
event-threat = Загроза переходить на поділку { $count }.
event-taken = Жертва загрози — { $character }.
event-rolled = Кістки: { $faces }.
event-rolled_again = Перекинуто: { $face } → { $got }.
event-turned_die = { $character } повертає кістку: { $face } → { $got }.
event-cancelled = { $character } скасовує: { $face }.
event-dice_assigned = { $character } отримує кістки.
event-escape_rolled = Остання спроба Прибульця: { $faces }. Лихих: { $count }.
event-escape_failed = Прибулець зриває втечу. Назад до кімнати відпочинку!

## Чим усе завершується

outcome-escaped = Усі Люди втекли, і з ними жодного Прибульця.
outcome-alien_aboard = На борту Прибулець.
outcome-left_behind = На станції лишилася Людина.
outcome-frozen = Станція замерзла.
outcome-no_human = Жодної Людини не лишилося.
outcome-all_infected = Усіх заражено.
outcome-all_taken = Прибулець поглинув усіх.

## Перемикачі

switch-weather_groups = Таблиці погоди
switch-weather_groups-about = Для яких кількостей гравців є окрема таблиця погоди.
switch-weather_groups-three = 4–5, 6 і 7–8
switch-weather_groups-two = до 6 і 7–8
switch-freezing_starts = Перший мороз
switch-freezing_starts-about = Коли мороз уперше рушає після руйнування котельні.
switch-freezing_starts-next_round = у наступному раунді
switch-freezing_starts-at_once = одразу
switch-blackout = Збій живлення
switch-blackout-about = Коли два пошкодження в генераторній гасять світло.
switch-blackout-at_once = одразу
switch-blackout-check = під час обслуговування станції
switch-full_sabotage = Саботаж без наслідків
switch-full_sabotage-about = Чи можна призначити Саботаж туди, де вже нема чого псувати.
switch-full_sabotage-refused = ні
switch-full_sabotage-wasted = так, намарне
switch-card_swap = Заміна карт
switch-card_swap-about = Скільки карт із руки замінюють у спальні.
switch-card_swap-whole = усю руку
switch-card_swap-some = будь-яку її частину
switch-cooperation = Співпраця
switch-cooperation-about = Чи можна виконати спільну дію менше разів, ніж є помічників.
switch-cooperation-may = скільки завгодно разів
switch-cooperation-must = якнайбільше разів
switch-revealed_cards = Карти тих, хто вибуває
switch-revealed_cards-about = Куди йдуть карти дій того, кого викрито чи поглинуто.
switch-revealed_cards-discard = у скид
switch-revealed_cards-deck = під низ колоди
switch-hunger = Голод
switch-hunger-about = Коли станція починає голодувати.
switch-hunger-unpaid = коли на вечерю не вистачає їжі
switch-hunger-empty = коли підсобка порожня
switch-rescue_boarding = Посадка в рятувальний гвинтокрил
switch-rescue_boarding-about = Коли починається посадка, якщо хтось уже заліз.
switch-rescue_boarding-after_all = коли всі перемістяться
switch-rescue_boarding-at_once = одразу
switch-boarding_vote = Кого пустити на борт
switch-boarding_vote-about = Як вирішують ті, хто вже на борту.
switch-boarding_vote-all = мусять погодитися всі
switch-boarding_vote-majority = більшість; за рівності — найменш підозрюваний
switch-last_infected = Останній заражений
switch-last_infected-about = Коли останній заражений програє разом із Людьми.
switch-last_infected-always = завжди
switch-last_infected-none_revealed = лише поки жодного Прибульця не викрито
switch-macready_rest = Решта зброї Макріді
switch-macready_rest-about = Куди йде зброя, якої Макріді собі не лишає.
switch-macready_rest-bottom = під низ колоди
switch-macready_rest-out = геть із гри
switch-burn_lays = Після пожежі
switch-burn_lays-about = Хто лягає, коли згоріла локація.
switch-burn_lays-all = усі, хто там був
switch-burn_lays-burner = лише палій
switch-damage_slots = Місце для пошкоджень
switch-damage_slots-about = Скільки пошкоджень уміщують радіорубка й штатний гвинтокрил.
switch-damage_slots-scaled = за кількістю гравців
switch-damage_slots-printed = як для восьми гравців
switch-alien_must_plan = Прибулець мусить нападати
switch-alien_must_plan-about = Чи мусить викритий Прибулець вибрати принаймні одну локацію.
switch-fire_limit = Шість пожеж
switch-fire_limit-about = Чи може згоріти щонайбільше шість локацій.
switch-windows_multiplies = Віндовз і помічники
switch-windows_multiplies-about = Чи подвоює Віндовз спільний ремонт, замість додати одиницю.
switch-silent_all_infected = Грати далі, коли заражено всіх
switch-silent_all_infected-about = Чи триває гра, адже знати про це ніхто не може.
switch-kennel_card = Карта псарні
switch-kennel_card-about = Без неї спіймані собаки вже ніколи не вийдуть (додаткове правило).
switch-coop_roles = Ролі важать під час утечі
switch-coop_roles-about = До трьох гравців: чи розкривають ролі під час посадки; інакше вдалий кидок дає перемогу.
switch-dice_powers = Кістки Гаррі й Норріса
switch-dice_powers-about = До трьох гравців: чиї кістки вони можуть перекидати.
switch-dice_powers-assigned = власні
switch-dice_powers-any = будь-чиї
switch-characters = Персонажі
switch-characters-about = Як гравці отримують персонажів.
switch-characters-random = навмання
switch-characters-chosen = кожен вибирає сам
switch-first_leader = Перший лідер
switch-first_leader-about = Персонаж, який стає лідером першим, рахуючи від першого гравця; -1 — навмання.
switch-figures = Власні числа
switch-figures-about = Файл з іншими значеннями для того, чого ще ніхто не прочитав на ігровому полі.

## Числа

figure-weather-die = Грані кістки погоди
figure-word-sun = { weather-sun }
figure-word-snow = { weather-snow }
figure-word-storm = { weather-storm }
figure-generator-4-5 = Генераторна, 4–5 гравців: бочок за ясної погоди, снігу, бурі
figure-boiler-4-5 = Котельня, 4–5 гравців: бочок за ясної погоди, снігу, бурі
figure-generator-6 = Генераторна, 6 гравців і спільна гра: бочок за ясної погоди, снігу, бурі
figure-boiler-6 = Котельня, 6 гравців і спільна гра: бочок за ясної погоди, снігу, бурі
figure-generator-7-8 = Генераторна, 7–8 гравців: бочок за ясної погоди, снігу, бурі
figure-boiler-7-8 = Котельня, 7–8 гравців: бочок за ясної погоди, снігу, бурі
figure-freezing = На скільки поділок просувається мороз за ясної погоди, снігу, бурі
figure-rescue = Скільки поділок пролітає рятувальний гвинтокрил за ясної погоди, снігу, бурі
figure-sos-spaces = Поділки треку S.O.S.
figure-rescue-fuel-spaces = Поділки треку палива рятувального гвинтокрила
figure-freezing-spaces = Поділки треку замерзання
figure-suspicion-start = Підозра на початку
figure-snowplow-fuel-less = Паливо снігохода: на скільки менше, ніж гравців

## Що місце знає напевно

fact-cleared = { $character } на зеленій поділці: Людина.
fact-saw_alien = Ви бачили Прибульця на жетоні, який виклав { $character }.
fact-saw_human = Ви бачили Людину на жетоні, який виклав { $character }, але це нічого не доводить.
fact-gave_weapon = { $character } дав вам: { $weapon }.
fact-gave_item = { $character } дав вам: { $item }.
fact-gave_token = { $character } дав вам: { $token }.
fact-delivered = У цьому раунді ви поклали: { $card }.

## Стіл словами

sheet-round = Раунд { $value }
sheet-phase = { $value }
sheet-weather = Погода: { $value }
sheet-stored = Збережено на метеостанції: { $value }
sheet-leader = Лідер: { $value }
sheet-token_holder = Жетон лідера: { $value }
sheet-token_room = Жетон лідера лежить тут: { $value }
sheet-people_room = { $value }
sheet-people_standing = { $value ->
    [yes] { "" }
   *[no] лежить
  }
sheet-people_fate = { $value }
sheet-people_suspicion = підозра { $value }
sheet-people_cards = { $value ->
    [0] { "" }
    [one] { $value } карта
    [few] { $value } карти
    [many] { $value } карт
   *[other] { $value } карти
  }
sheet-people_weapons = { $value ->
    [0] { "" }
    [one] { $value } карта зброї
    [few] { $value } карти зброї
    [many] { $value } карт зброї
   *[other] { $value } карти зброї
  }
sheet-people_refills = Вогнемет, каністри: { $value }
sheet-people_items = { $value ->
    [0] { "" }
    [one] { $value } предмет
    [few] { $value } предмети
    [many] { $value } предметів
   *[other] { $value } предмета
  }
sheet-people_lab = { $value ->
    [0] { "" }
    [one] { $value } жетон лабораторії
    [few] { $value } жетони лабораторії
    [many] { $value } жетонів лабораторії
   *[other] { $value } жетона лабораторії
  }
sheet-roles = { $value }
sheet-rooms_fuel = паливо { $value }
sheet-rooms_damage = { $value ->
    [0] { "" }
   *[other] пошкодження { $value }
  }
sheet-rooms_dogs = { $value ->
    [one] { $value } собака
    [few] { $value } собаки
    [many] { $value } собак
   *[other] { $value } собаки
  }
sheet-rooms_alien = Прибулець, сила { $value }
sheet-rooms_burned = Згоріло: { $value }
sheet-blackout = { $value ->
    [yes] Світла немає.
   *[no] { "" }
  }
sheet-freezing = { $value ->
    [0] { "" }
   *[other] Мороз: поділка { $value }
  }
sheet-pantry = Підсобка: { $value }
sheet-kitchen = Приготовано: { $value }
sheet-hungry = { $value ->
    [yes] Станція голодує.
   *[no] { "" }
  }
sheet-underground = Бочки в підземному сховищі: { $value }
sheet-outside = Бочки на вулиці: { $value }
sheet-rescue = { $value ->
    [0] { "" }
   *[other] Рятувальний гвинтокрил: поділка { $value }
  }
sheet-rescue_fuel = Паливо рятувального гвинтокрила: поділка { $value }
sheet-pile = Карти в стосі активних карт: { $value }
sheet-face_up = Покладено відкрито: { $value }
sheet-strength = { $value ->
    [0] { "" }
   *[other] Сила Прибульця: { $value }
  }
sheet-planned = План Прибульця: { $value }
sheet-threat = { $value ->
    [0] { "" }
   *[other] Загроза: поділка { $value }
  }
sheet-dice = Кістки: { $value }
sheet-passengers = На борту: { $value }

## Розділи правил

chapter-TT-0 = Загальне
chapter-TT-S = Підготовка
chapter-TT-1 = Фаза 1: погода
chapter-TT-2 = Фаза 2: обслуговування станції та порятунок
chapter-TT-3 = Фаза 3: викритий Прибулець
chapter-TT-4_0 = Фаза 4.0: узяття карт
chapter-TT-4_1 = Фаза 4.1: переміщення й планування
chapter-TT-4_2 = Фаза 4.2: дії
chapter-TT-E = Зіткнення
chapter-TT-IC = Перевірка зараження
chapter-TT-CB = Співпраця
chapter-TT-5 = Фаза 5: кімната відпочинку
chapter-TT-6 = Фаза 6: перевірки
chapter-TT-R = Викриття
chapter-TT-7 = Фаза 7: харчування
chapter-TT-8 = Фаза 8: собаки й лідер
chapter-TT-OPT = Додаткове правило
chapter-TT-W = Зброя
chapter-TT-I = Предмети
chapter-TT-B = Пожежі
chapter-TT-ESC = Утеча
chapter-TT-WIN = Перемога
chapter-TT-SOLO-S = Від одного до трьох: підготовка
chapter-TT-SOLO-0 = Від одного до трьох: раунд
chapter-TT-SOLO-3 = Від одного до трьох: переміщення
chapter-TT-SOLO-R = Від одного до трьох: загроза
chapter-TT-SOLO-4 = Від одного до трьох: Прибулець
chapter-TT-SOLO-5 = Від одного до трьох: кістки
chapter-TT-SOLO-6 = Від одного до трьох: кімната відпочинку
chapter-TT-SOLO-7 = Від одного до трьох: перевірки
chapter-TT-SOLO-8 = Від одного до трьох: харчування
chapter-TT-SOLO-9 = Від одного до трьох: собаки, лідер, загроза
chapter-TT-SOLO-ESC = Від одного до трьох: утеча
chapter-TT-SOLO-WIN = Від одного до трьох: кінець

## Заяви

claim-given = … показує мені Прибульця!
claim-i_am = Я Людина
claim-given-said = { $about } показує мені Прибульця!
claim-i_am-said = Я Людина!

## На екрані

map-kennel = Псарня
map-weather_station = Метеостанція
map-armory = Арсенал
map-kitchen = Кухня
map-lab = Лабораторія
map-comms = Радіорубка
map-helicopter = Гвинтокрил
map-snowplow = Снігохід
map-boiler = Котельня
map-generator = Генераторна
map-storage = Склад
map-dormitory = Спальня
map-rec_room = Відпочинок
map-aboard = На борту

effect-use = Дія локації: виконує той, кого назве лідер.
effect-repair = На одне пошкодження менше там, де стоїть названий.
effect-sabotage = Пошкодження або втрата там, де стоїть названий.
effect-threat = Якщо не скасувати, загроза наблизиться на одну поділку.

harm-weather_station = Саботаж: зникає одна бочка з підземного сховища.
harm-armory = Саботаж: зникає одна зброя, і ніхто не бачить яка.
harm-kitchen = Саботаж: псуються дві порції в підсобці.
harm-storage = Саботаж: зникає один предмет, і ніхто не бачить який.
harm-lab = Саботаж: зникає один зразок крові.
harm-damage = Саботаж: одне пошкодження.

about-fuel = Паливо: { $value } з { $most }.
about-damage = Пошкодження: { $value } з { $most }.
about-helpers = Хто ще тут стоїть, допомагає: дія виконується стільки разів, скільки тут людей.
about-weapons = { $count ->
    [one] Лишилася { $count } карта зброї.
    [few] Лишилося { $count } карти зброї.
   *[other] Лишилося { $count } карт зброї.
  }
about-items = { $count ->
    [one] Лишився { $count } предмет.
    [few] Лишилося { $count } предмети.
   *[other] Лишилося { $count } предметів.
  }
about-bag = { $count ->
    [one] У торбинці { $count } жетон.
    [few] У торбинці { $count } жетони.
   *[other] У торбинці { $count } жетонів.
  }
about-pantry = Підсобка: { $value }, приготовано на вечір: { $most }.
about-reserves = Бочок у підземному сховищі: { $value }, надворі: { $most }.
about-here = Тут: { $names }.
about-player = Грає: { $name }.
about-role = Роль: { $role }.
about-suspicion = Підозра { $value } з { $most }.
about-lying = Лежить: нічого не робить, доки всі не зійдуться в кімнаті відпочинку.
about-leads = Зараз лідер.
about-token = Хто має жетон лідера, той очолить наступний раунд.
about-holds = Має: { $things }.
about-refills = { $count ->
    [one] Вогнемет, { $count } каністра.
    [few] Вогнемет, { $count } каністри.
   *[other] Вогнемет, { $count } каністр.
  }
about-weather = { $weather }: генератор { $generator }, котельня { $boiler }, рятувальники { $rescue }, мороз { $frost }.
about-weather-table = Щораунду згорають бочки; рятувальники, коли їх викликано, і мороз, коли котельню втрачено, просуваються на поділки.
about-stored = На метеостанції: { $weather }.
about-no-sos = Допомогу ще ніхто не викликав: це роблять із полагодженої радіорубки.
about-rescue = Гвинтокрил на поділці { $value } з { $most }, його паливо на { $fuel } з { $fuels }.
about-rescue-landed = Він сів: замість переміщення на борт може зайти той, кого підозрюють найменше.
about-rescue-gone = Гвинтокрил повернув назад назавжди.
about-no-frost = Доки працює котельня, ніщо не замерзає.
about-frost = Мороз на поділці { $value } з { $most }. На останній усе втрачено.
about-orders = Тут лежать карти цього раунду; лідер розкриває їх по одній і каже, хто виконує.
about-no-alien = Жоден Прибулець поки не викрив себе.
about-alien = Сила Прибульця — { $count }; він ділить її між локаціями.
about-plan = Цього раунду на картах лежить: { $counts }.
about-threat = Загроза чекає на поділці { $count } треку підозр і забирає того, хто туди дійде.
about-hungry = На станції голод: карт на руці менше.
about-hungry-coop = На станції голод: дві кістки замість трьох.
about-dark = Немає світла. Без ліхтарика карти кладуть навмання.
about-dark-coop = Немає світла: спершу називають, хто діє, а тоді кидають кістки. З ліхтариком їх можна перекинути.

sign-weather = Погода
sign-rescue = Рятувальники
sign-frost = Мороз
sign-stores = Бочки
sign-orders = Накази
sign-alien = Прибулець
sign-threat = Загроза
sign-aboard = На борту
sign-thinking = думає
sign-cleared = поза підозрою
sign-generator = генератор
sign-boiler = котельня

story-first = На початку: { $characters }
story-infected = Раунд { $count }: { $target } заражає { $character }.
story-dog = Раунд { $count }: собака заражає { $character }.
story-told = Раунд { $count }: { $event }
