# The Faceless українською. Усі формулювання — наші власні; назви Спогадів, здібностей і карт
# Роздоріжжя — теж. Клітинки названо за рядом і лінією: g7 — середина, a — південь. Зовнішні
# клітинки лічать зі сходу проти годинникової стрілки; так само й розвороти, у градусах.
# $you називає параметр, яким є читач, або дорівнює “none”. Вставлені назви — лише в називному.

title-name = The Faceless
title-about = Четверо друзів у світі сутінків, і веде їх компас, що чує кожен магніт довкола. Обертайте Безликих, ідіть за стрілкою й поверніть вісім Спогадів, доки не прийшов Біллігоут.

## Основна гра та сценарії

edition-base = Основна гра
edition-base-about = Без модулів: компас, Безликі, Біллігоут і вісім Спогадів.
edition-scenario-1 = 1 · Дівчинка з відеокамерою
edition-scenario-1-about = Портали, що переносять деінде, і Очі, які треба заплющити, щоб перемогти.
edition-scenario-2 = 2 · У кролячій норі
edition-scenario-2-about = Слуги-блукачі, яких не можна зустріти, Нечисті місця й вибір на кожному Роздоріжжі.
edition-scenario-3 = 3 · Лихі наміри
edition-scenario-3-about = Лігво просто на дорозі, Моторошна кістка, а Біллігоут — Демон.
edition-scenario-4 = 4 · Сатоші й комахи
edition-scenario-4-about = Кожен Спогад носить із собою Слуга; зібравши всі вісім, шукайте виходу.
edition-scenario-5 = 5 · Джон і ляльки
edition-scenario-5-about = Три Трясовини, Роздоріжжя і два Аватари водночас: Лялькар і Голова-гумка.
edition-scenario-6 = 6 · Співак Чарлі
edition-scenario-6-about = Нічний світ, Невимовний та ім’я, якого не слід казати вголос.
edition-scenario-7 = 7 · Зникла дівчинка
edition-scenario-7-about = Нічний світ проти піщаного годинника.
edition-scenario-8 = 8 · Ловчиня цапів Марі
edition-scenario-8-about = Туман над компасом, Роздоріжжя, а Біллігоут — Примарний: жодна Перешкода його не спинить.

## Назви

colour-blue = синій
colour-green = зелений
colour-yellow = жовтий
colour-red = червоний
colour-purple = фіолетовий
figure-alan = Алан
figure-sam = Сем
figure-judith = Джудіт
figure-billygoat = Біллігоут
card-blue1 = Синя 1
card-blue2 = Синя 2
card-blue3 = Синя 3
card-blue4 = Синя 4
card-blue5 = Синя 5
card-blue6 = Синя 6
card-green1 = Зелена 1
card-green2 = Зелена 2
card-green3 = Зелена 3
card-green4 = Зелена 4
card-green5 = Зелена 5
card-green6 = Зелена 6
card-yellow1 = Жовта 1
card-yellow2 = Жовта 2
card-yellow3 = Жовта 3
card-yellow4 = Жовта 4
card-yellow5 = Жовта 5
card-yellow6 = Жовта 6
card-red1 = Червона 1
card-red2 = Червона 2
card-red3 = Червона 3
card-red4 = Червона 4
card-red5 = Червона 5
card-red6 = Червона 6
card-purple1 = Фіолетова 1
card-purple2 = Фіолетова 2
card-purple3 = Фіолетова 3
card-purple4 = Фіолетова 4
card-purple5 = Фіолетова 5
card-purple6 = Фіолетова 6
memory-move_sam = Рогатка
memory-move_judith = Стрічка
memory-move_alan = Велосипед
memory-move_billygoat = Козячий дзвіночок
memory-step = Стоптані черевики
memory-refill = Шкільний сніданок
memory-clear = Нічник
memory-shift = Стара мотузка
fate-lying = загублено
fate-unused = забрано, не використано
fate-used = використано
character-casper = Каспер
character-dylan = Ділан
character-emily = Емілі
character-julie = Джулі
character-karyn = Керін
character-lily = Лілі
character-luke = Люк
character-matt = Метт
character-pj = П.Дж.
character-tommy = Томмі
power-whispers = Ще один шепіт
power-four_cards = Глибокі кишені
power-two_cards = Прудкі ноги
power-foresight = Передчуття
power-wanders = Жага мандрів
power-paces = Легкий крок
power-recovers = Дорогі дрібнички
power-turns = Певна рука
power-second_look = Другий погляд
power-carries = Дбайливі руки
avatar-demon = Демон
avatar-puppetmaster = Лялькар
avatar-eraserhead = Голова-гумка
avatar-unspeakable = Невимовний
avatar-spectral = Примарний
face-no_powers = Без здібностей
face-one_more = На крок більше
face-one_less = На крок менше
face-spared = Спогад уціліє
face-closer = Біллігоут іде
face-calm = Тиша
crossroads-c1 = Дві стежки
crossroads-c2 = Двоє зачинених дверей
crossroads-c3 = Змерзлі пальці
crossroads-c4 = Важкі повіки
crossroads-c5 = Мито
crossroads-c6 = Відвернена спина
crossroads-c7 = Угода
crossroads-c8 = Забуте ім’я
crossroads-c9 = Хоровод
crossroads-c10 = Натомлені ноги
fork-red_step = Група робить крок за червоним кінцем
fork-white_step = Група робить крок за білим кінцем
fork-no_yellow_green = наступного ходу жовті й зелені карти лише обертають Джудіт і Сема, не пересуваючи
fork-no_yellow_blue = наступного ходу жовті й сині карти лише обертають Джудіт і Алана, не пересуваючи
fork-no_blue_green = наступного ходу сині й зелені карти лише обертають Алана й Сема, не пересуваючи
fork-add_card = карта з колоди лягає на табло
fork-lose_card = той, чий хід, скидає карту
fork-goat_step = Біллігоут підходить на клітинку
fork-turn_one = один Безликий обертається
fork-drop_two = дві карти з колоди йдуть у скид
fork-spend_memory = один невикористаний Спогад витрачають без його дії
fork-turn_all = усі Безликі обертаються
fork-one_less = наступного ходу кожна зіграна карта рахується на один менше
obstacle-1 = Вхідна Перешкода
obstacle-2 = Перешкода 2
obstacle-3 = Перешкода 3
obstacle-4 = Перешкода 4
obstacle-5 = Перешкода 5
obstacle-6 = Перешкода 6
portal-a = Портал A
portal-b = Портал B
portal-c = Портал C
direction-east = схід
direction-northeast = північний схід
direction-northwest = північний захід
direction-west = захід
direction-southwest = південний захід
direction-southeast = південний схід

## Що вони роблять

effect-blue = Пересуньте Алана вздовж краю й оберніть; тоді Група йде за стрілкою.
effect-green = Пересуньте Сема вздовж краю й оберніть; тоді Група йде за стрілкою.
effect-yellow = Пересуньте Джудіт уздовж краю й оберніть; тоді Група йде за стрілкою.
effect-red = Пересуньте Біллігоута на клітинку й оберніть; тоді Група йде за стрілкою.
effect-purple = Жодна фігурка не рухається; Група йде, куди схочете.
effect-memory-move_sam = Пересуньте й оберніть Сема, як зеленою картою; Група стоїть.
effect-memory-move_judith = Пересуньте й оберніть Джудіт, як жовтою картою; Група стоїть.
effect-memory-move_alan = Пересуньте й оберніть Алана, як синьою картою; Група стоїть.
effect-memory-move_billygoat = Пересуньте й оберніть Біллігоута, як червоною картою; Група стоїть.
effect-memory-step = Група робить один крок у будь-якому напрямку.
effect-memory-refill = Виберіть гравця: він заповнює руку з табло.
effect-memory-clear = Скиньте до двох карт із низу стовпців.
effect-memory-shift = Перенесіть одну Перешкоду в інше місце за правилами підготовки.
effect-power-whispers = Раз за свій хід — ще один Шепіт, до або після дії.
effect-power-four_cards = Ваша рука вміщає чотири карти замість трьох.
effect-power-two_cards = У Поході можна зіграти дві карти, другу — коли першу виконано до кінця.
effect-power-foresight = На початку свого ходу можете глянути на верхню карту подій. Після Відпочинку чи Шепоту загроза вашого ходу може лишитися без дії.
effect-power-wanders = Коли ви відпочиваєте, Група може зробити крок у будь-якому напрямку.
effect-power-paces = У Поході карта може рахуватися на один більше чи менше.
effect-power-recovers = Щоразу, як забирають Спогад, можете взяти карту, обміняти одну з табло, або і те, і те.
effect-power-turns = Раз за свій хід, до або після дії, оберніть одного Безликого на місці.
effect-power-second_look = У своїй фазі загроз можете скинути відкриту карту й прийняти наступну.
effect-power-carries = Раз за свій хід, до дії, перенесіть один Спогад на вільну клітинку поруч.
effect-avatar-demon = Хто грає червону карту, мусить наблизити Біллігоута до Групи.
effect-avatar-puppetmaster = Кожна червона загроза ставить Слугу на зовнішню клітинку; жоден Безликий там більше не стане.
effect-avatar-eraserhead = Червона загроза зі значенням 1 або 2 витрачає один із ваших Спогадів.
effect-avatar-unspeakable = Після червоної загрози ніхто не сміє говорити: наступний гравець ходить сам.
effect-avatar-spectral = Біллігоут проходить крізь Перешкоди; кожна для нього — одна клітинка.
effect-face-no_powers = Доки вона зверху, здібностями користуватися не можна.
effect-face-one_more = Доки вона зверху, за картами й фіолетовими загрозами Група йде на крок далі.
effect-face-one_less = Доки вона зверху, за картами й фіолетовими загрозами Група йде на крок менше.
effect-face-spared = Один крок на Перешкоду чи в Трясовину не коштує Спогаду; тоді кістку перекидають.
effect-face-closer = Біллігоут підходить на клітинку, і кістку перекидають.
effect-face-calm = Нічого не стається.

# Що зробила б наступна карта стовпця; $count — карти для фіолетового й червоного, пари для решти.
threat-blue = { $count ->
    [0] нічого
    [one] на табло лягає { $count } карта з колоди
    [few] на табло лягають { $count } карти з колоди
   *[other] на табло лягає { $count } карт із колоди
  }
threat-green = { $count ->
    [0] нічого
    [1] один гравець скидає карту
    [one] { $count } раз гравець скидає карту
    [few] { $count } рази гравець скидає карту
   *[other] { $count } разів гравець скидає карту
  }
threat-yellow = { $count ->
    [0] нічого
    [one] обертається { $count } Безликий
   *[other] обертаються Безликі: { $count }
  }
threat-red = { $count ->
    [one] Біллігоут підходить на { $count } клітинку
    [few] Біллігоут підходить на { $count } клітинки
   *[other] Біллігоут підходить на { $count } клітинок
  }
threat-purple = { $count ->
    [0] Група лишається на місці
    [one] Група йде на { $count } клітинку за стрілкою
    [few] Група йде на { $count } клітинки за стрілкою
   *[other] Група йде на { $count } клітинок за стрілкою
  }

## Про що питають: читача і когось іншого

ask-before = Ваш хід: Похід із картою, Відпочинок або Шепіт.
wait-before = { $seat } обмірковує хід.
ask-after = Вашу дію виконано. Чи зробити ще щось, перш ніж прийде загроза?
wait-after = { $seat } ще може щось зробити перед загрозою.
ask-move_faceless = { $turn_only ->
    [0] { $figure }: виберіть зовнішню клітинку й розворот; пробуйте, доки не сподобається.
   *[other] { $figure }: виберіть розворот; пробуйте, доки не сподобається.
  }
wait-move_faceless = { $seat } пробує, де поставити фігурку ({ $figure }).
ask-move_billygoat = Біллігоут: виберіть, куди він іде і як обернений; пробуйте, доки не сподобається.
wait-move_billygoat = { $seat } пробує, де поставити Біллігоута.
ask-way = { $end ->
    [free] Куди йде Група?
   *[other] Стрілка вагається. Куди йде Група?
  }
wait-way = { $seat } вибирає шлях Групи.
ask-payment = На шляху: { $obstacle }. Який Спогад витратити?
wait-payment = { $seat } вибирає, який Спогад витратити.
ask-use_up = Один Спогад треба витратити без дії. Який?
wait-use_up = { $seat } вибирає, який Спогад витратити.
ask-fill = { $wander ->
    [0] Беріть карти з низу стовпців, доки рука не буде повна.
   *[other] Заповніть руку з табло; до чи після цього Група може зробити крок, куди схочете.
  }
wait-fill = { $seat } бере карти з табло.
ask-gain = Спогад повернувся: можете взяти карту, обміняти одну з табло, або і те, і те.
wait-gain = { $seat } може взяти чи обміняти карту.
ask-pace = Зіграно: { $card }. На крок більше чи менше?
wait-pace = { $seat } вирішує, як далеко йде Група.
ask-second_card = Можете йти далі з другою картою.
wait-second_card = { $seat } може зіграти другу карту.
ask-second_look = Загроза: { $card }. Лишити її чи відкрити іншу?
wait-second_look = { $seat } може відкрити іншу загрозу; ця — { $card }.
ask-calm = Карта лягла в стовпець: { $colour }. Нехай діє чи ні?
wait-calm = { $seat } вирішує, чи діятиме карта (стовпець: { $colour }).
ask-approaches = До Групи кілька однаково коротких шляхів. Котрим піде Біллігоут?
wait-approaches = { $seat } вибирає шлях Біллігоута.
ask-turn_round = { $count ->
    [1] Котрий Безликий обертається?
   *[other] Обертаються Безликі: { $count }. Котрий тепер?
  }
wait-turn_round = { $seat } вибирає, котрий Безликий обертається.
ask-give_up = Загроза забирає карту з вашої руки. Котру?
wait-give_up = { $seat } віддає карту.
ask-crossroads = Роздоріжжя. Перше: { $one }. Друге: { $other }. Що вибираєте?
wait-crossroads = { $seat } вирішує на Роздоріжжі: { $one }, або { $other }.
ask-lose_one = Роздоріжжя забирає карту з вашої руки. Котру?
wait-lose_one = { $seat } віддає карту.
ask-which_first = На цю карту ({ $card }) відповідають обидва Аватари. Хто перший?
wait-which_first = { $seat } вибирає, котрий Аватар діє першим.
ask-post_servant = Лялькар посилає Слугу. На якій зовнішній клітинці він стане?
wait-post_servant = { $seat } вибирає, де стане Слуга.
ask-whose_hand = Чию руку заповнити з табло?
wait-whose_hand = { $seat } вибирає, чию руку заповнити.
ask-clear_cards = { $count ->
    [1] Можете скинути ще одну карту з низу стовпця.
   *[other] Можете скинути карти з низу стовпців, щонайбільше { $count }.
  }
wait-clear_cards = { $seat } розчищає табло.
ask-shift_obstacle = Яку Перешкоду перенести й куди?
wait-shift_obstacle = { $seat } переносить Перешкоду.
ask-set_figure = Підготовка. { $figure }: виберіть зовнішню клітинку й розворот.
wait-set_figure = { $seat } ставить фігурку ({ $figure }).
ask-lay_obstacle = Підготовка. { $obstacle }: куди її покласти і як повернути?
wait-lay_obstacle = { $seat } викладає Перешкоду ({ $obstacle }).
ask-lay_den = Підготовка. Лігво: куди його покласти і як повернути?
wait-lay_den = { $seat } викладає Лігво.
ask-hide_memory = Підготовка. Де лежатиме наступний Спогад, закритий?
wait-hide_memory = { $seat } кладе Спогад, не дивлячись.
ask-place_group = Підготовка. Звідки вирушає Група? Поруч із Вхідною Перешкодою.
wait-place_group = { $seat } вибирає, звідки вирушає Група.
ask-place_billygoat = Підготовка. Де стоїть Біллігоут? Ліпше подалі від вас.
wait-place_billygoat = { $seat } вибирає, де стоїть Біллігоут.
ask-sand = У годиннику сиплеться пісок.
wait-sand = У годиннику сиплеться пісок.
ask-name = Чи той, чий хід, сказав ім’я?
wait-name = Усі дослухаються, чи не пролунає ім’я.

## Варіанти

option-lay-space-direction = { $space }, на { $direction }
option-hide-space = { $space }
option-begin-space = { $space }
option-stand-space = { $space }
option-set-outer = Зовнішня клітинка { $outer }
option-set-outer-heading = Зовнішня клітинка { $outer }, розворот { $heading }°
option-move-space = { $space }
option-move-space-heading = { $space }, розворот { $heading }°
option-enter-obstacle = Увійти: { $obstacle }
option-enter-obstacle-heading = Увійти: { $obstacle }, розворот { $heading }°
option-keep_off = Лишається осторонь
option-play-card = Похід: { $card }
option-rest = Відпочинок: заповнити руку з табло
option-give-card-seat-seat = Шепіт, віддати: { $card }, { $seat } → { $seat2 }
option-give_free-card-seat-seat = Ще один шепіт, віддати: { $card }, { $seat } → { $seat2 }
option-swap-card-seat-card-seat = Шепіт, обміняти: { $card } ({ $seat }) ⇄ { $card2 } ({ $seat2 })
option-swap_free-card-seat-card-seat = Ще один шепіт, обміняти: { $card } ({ $seat }) ⇄ { $card2 } ({ $seat2 })
option-take-colour = Узяти зі стовпця: { $colour }
option-more = На крок більше
option-fewer = На крок менше
option-as_printed = Як на карті
option-done = Далі
option-remember-memory = Використати Спогад: { $memory }
option-turn-figure = Обернути: { $figure }
option-carry-space-direction = Перенести Спогад із { $space } на { $direction }
option-peek = Глянути на верхню карту колоди
option-roll = Додати на табло карту з колоди й кинути Моторошну кістку
option-refill-seat = { $seat }
option-clear-colour = Скинути зі стовпця: { $colour }
option-shift-obstacle-space-direction = { $obstacle }: на { $space }, повернути на { $direction }
option-go-direction = На { $direction }
option-spend-memory = Витратити: { $memory }
option-spare = Нічого не витрачати й перекинути кістку
option-draw = Узяти карту з колоди
option-exchange-card-colour = Віддати карту ({ $card }) за нижню зі стовпця: { $colour }
option-keep = Лишити її
option-replace = Скинути її й відкрити іншу
option-act = Нехай діє
option-calm_down = Нехай лежить без дії
option-approach-space = Через { $space }
option-approach-obstacle = Навпростець: { $obstacle }
option-flip-figure = Обернути: { $figure }
option-discard-card = Скинути: { $card }
option-choose-fork = { $fork }
option-post-outer = Зовнішня клітинка { $outer }
option-first-avatar = Спершу { $avatar }
option-sand_out = Пісок висипався
option-said_name = Хтось сказав ім’я

## Чому ні

why-must-move = Біллігоута треба зрушити; на місці він не лишиться.
why-goat-obstacle = Там Перешкода, і Біллігоут на неї не зайде.
why-demon-nearer = Демон іде лише ближче до Групи.
why-shortest-way = Це не на найкоротшому шляху до Групи.
why-start-taken = Звідти починає інший Безликий.
why-not-past = На шляху інший Безликий, повз якого не пройти.
why-faceless-near = Надто близько до іншого Безликого: між ними має бути вільна зовнішня клітинка.
why-servant-there = Там стоїть Слуга Лялькаря.
why-only-turns = Цього разу Безликий лише обертається на місці.
why-already-turned = Цей уже обернувся.
why-removed = Цього Безликого прибрано; повернути його можна лише рухом за його картою чи Спогадом.
why-hand-full = Та рука повна.
why-deck-empty = У колоді не лишилося карт.
why-once-a-memory = За цей Спогад це вже зроблено.
why-column-empty = Той стовпець порожній.
why-needle-elsewhere = Стрілка показує не туди.
why-memory-not-unused = Цей Спогад не забрано або вже використано.
why-die-does-not-spare = Спогад береже лише одна грань Моторошної кістки, а зверху не вона.
why-display-first = На табло є карти: беруть звідти.
why-must-fill = Спершу треба заповнити руку.
why-memory-lying = Цей Спогад іще не забрано.
why-memory-used = Цей Спогад уже використано.
why-one-memory = За хід діє лише один Спогад, і його вже використано.
why-den-near = Хід почався поруч із Лігвом: до його кінця Спогади не діють.
why-no-other-place = Жодній Перешкоді немає іншого місця.
why-power-suspended = Зараз здібності не діють.
why-once-a-turn = Цього ходу це вже зроблено.
why-space-taken = Там уже щось є.
why-outer-taken = Та зовнішня клітинка зайнята.
why-beside-servant = Поруч стоїть Слуга, а деінде є місце.
why-fork-impossible = Це зараз неможливо, а інше можливе.
why-rolled-already = Цього ходу кістку вже кидали.
why-start-of-turn = Це роблять на самому початку ходу.

## Що сталося

event-character_dealt = { $you ->
    [seat] { $character } — ваш персонаж.
   *[other] { $character } — персонаж, якого веде { $seat }.
  }
event-cards_dealt = { $you ->
    [seat] Ваші перші карти: { $cards }.
   *[other] { $seat } — перші карти: { $cards }.
  }
event-obstacle_laid = { $obstacle } лежить на { $spaces }.
event-laid_anew = Для решти немає місця: усе викладають наново.
event-swamp = { $obstacle } — Трясовина.
event-den_laid = Лігво лежить на { $spaces }.
event-memory_hidden = Закритий Спогад лежить на { $space }.
event-group_begins = Група вирушає з { $space }.
event-billygoat_stands = Біллігоут чекає на { $space }.
event-boxed = { $count ->
    [one] { $count } карта йде з колоди геть, ніким не бачена.
    [few] { $count } карти йдуть із колоди геть, ніким не бачені.
   *[other] { $count } карт ідуть із колоди геть, ніким не бачені.
  }
event-avatar_shown = Аватар Біллігоута: { $avatar }.
event-eye_laid = Розплющене Око лежить на { $space }.
event-haunt_laid = Закрите Нечисте місце лежить на { $space }.
event-portal_laid = { $portal } відкривається на { $space }.
event-servant_laid = Слуга стоїть на { $space }.
event-turn = { $you ->
    [seat] — Хід { $count }: ваш —
   *[other] — Хід { $count }: { $seat } —
  }
event-fog_falls = Туман ховає стрілку.
event-fog_lifts = Туман розходиться.
event-by_the_den = { $you ->
    [seat] Ви починаєте поруч із Лігвом: цього ходу не діють ні здібність, ні Спогади.
   *[other] { $seat } починає поруч із Лігвом: цього ходу не діють ні здібність, ні Спогади.
  }
event-played = { $you ->
    [seat] Ви вирушаєте в Похід: { $card }.
   *[other] { $seat } вирушає в Похід: { $card }.
  }
event-rested = { $you ->
    [seat] Ви відпочиваєте.
   *[other] { $seat } відпочиває.
  }
event-gave = { $you ->
    [seat] Ви шепочете: { $card }, { $giver } → { $receiver }.
    [both] Ви шепочете: { $card }, { $giver } → { $receiver }.
   *[other] { $seat } шепоче: { $card }, { $giver } → { $receiver }.
  }
event-swapped = { $you ->
    [seat] Ви шепочете: { $card } ({ $giver }) ⇄ { $back } ({ $receiver }).
    [both] Ви шепочете: { $card } ({ $giver }) ⇄ { $back } ({ $receiver }).
   *[other] { $seat } шепоче: { $card } ({ $giver }) ⇄ { $back } ({ $receiver }).
  }
event-took = { $you ->
    [seat] Ви берете з табло: { $card }.
   *[other] { $seat } бере з табло: { $card }.
  }
event-drew = { $you ->
    [seat] Ви берете з колоди: { $card }.
   *[other] { $seat } бере з колоди: { $card }.
  }
event-exchanged = { $you ->
    [seat] Ви міняєтеся з табло: { $card } ⇄ { $got }.
   *[other] { $seat } міняється з табло: { $card } ⇄ { $got }.
  }
event-peeked = { $card ->
    [none] { $you ->
        [seat] Ви дивитеся на колоду.
       *[other] { $seat } дивиться на верхню карту колоди.
      }
   *[other] { $you ->
        [seat] Зверху колоди ви бачите: { $card }.
       *[other] { $seat } бачить зверху колоди: { $card }.
      }
  }
event-paced = { $count ->
    [0] Карта не рахується зовсім.
   *[other] Карта рахується як { $count }.
  }
event-carried = { $you ->
    [seat] Ви переносите Спогад із { $space } на { $to }.
   *[other] { $seat } переносить Спогад із { $space } на { $to }.
  }
event-faceless_set = { $figure } стоїть на { $outer }, розворот { $heading }°.
event-kept_off = { $figure } лишається осторонь.
event-billygoat_moved = Біллігоут на { $space }, розворот { $heading }°.
event-billygoat_entered = Біллігоут усередині: { $obstacle }, розворот { $heading }°.
event-turned_round = { $figure } обертається: розворот { $heading }°.
event-collided = { $figure_is ->
    [billygoat] Магніти злиплися — Біллігоут і { $other }; { $other } лишає поле.
   *[other] Магніти злиплися — { $figure } і Біллігоут; { $figure } лишає поле.
  }
event-stepped = { $end ->
    [red] Червоний кінець веде Групу на { $way }, до { $space }.
    [white] Білий кінець веде Групу на { $way }, до { $space }.
    [pushed] Групу несе на { $way }, до { $space }.
   *[free] Група йде на { $way }, до { $space }.
  }
event-bumped = { $end ->
    [red] Червоний кінець веде на { $way }, а там { $obstacle }.
    [white] Білий кінець веде на { $way }, а там { $obstacle }.
    [pushed] Групу несе на { $way }, а там { $obstacle }.
   *[free] Група йде на { $way }, а там { $obstacle }.
  }
event-waded = Шлях веде в Трясовину: { $obstacle }.
event-spent = Спогад витрачено: { $memory }.
event-spared = Цього разу нічого не витрачено.
event-recovered = На { $space } Група знаходить Спогад: { $memory }.
event-remembered = { $you ->
    [seat] Ви використовуєте Спогад: { $memory }.
   *[other] { $seat } використовує Спогад: { $memory }.
  }
event-obstacle_moved = { $obstacle } тепер на { $spaces }.
event-cleared = { $card } іде з табло.
event-revealed = Загроза: { $card }.
event-replaced = { $you ->
    [seat] Ви скидаєте її: { $card }.
   *[other] { $seat } скидає її: { $card }.
  }
event-calmed = Вона лежить без дії.
event-added = { $card } лягає на табло.
event-threat = { $colour_is ->
    [blue] { $count ->
        [0] Синя загроза без пари: нічого не стається.
        [one] Синя загроза: на табло лягає { $count } карта.
        [few] Синя загроза: на табло лягають { $count } карти.
       *[other] Синя загроза: на табло лягає { $count } карт.
      }
    [green] { $count ->
        [0] Зелена загроза без пари: нічого не стається.
        [one] Зелена загроза: треба віддати { $count } карту.
        [few] Зелена загроза: треба віддати { $count } карти.
       *[other] Зелена загроза: треба віддати { $count } карт.
      }
    [yellow] { $count ->
        [0] Жовта загроза без пари: нічого не стається.
        [1] Жовта загроза: обертається один Безликий.
        [one] Жовта загроза, { $count } пара: Безликі обертаються.
        [few] Жовта загроза, { $count } пари: Безликі обертаються.
       *[other] Жовта загроза, { $count } пар: Безликі обертаються.
      }
    [red] { $count ->
        [one] Червона загроза: Біллігоут підходить на { $count } клітинку.
        [few] Червона загроза: Біллігоут підходить на { $count } клітинки.
       *[other] Червона загроза: Біллігоут підходить на { $count } клітинок.
      }
   *[purple] { $count ->
        [0] Фіолетова загроза: Група лишається на місці.
        [one] Фіолетова загроза: стрілка тягне Групу на { $count } клітинку.
        [few] Фіолетова загроза: стрілка тягне Групу на { $count } клітинки.
       *[other] Фіолетова загроза: стрілка тягне Групу на { $count } клітинок.
      }
  }
event-discarded = { $you ->
    [seat] Ви віддаєте: { $card }.
   *[other] { $seat } віддає: { $card }.
  }
event-dropped = { $card } йде з колоди у скид.
event-eye_turned = { $open ->
    [0] Око на { $space } заплющується.
   *[other] Око на { $space } розплющується.
  }
event-watched = { $count ->
    [one] Розплющене Око все бачить: { $count } карта йде з колоди геть, ніким не бачена.
    [few] Розплющене Око все бачить: { $count } карти йдуть із колоди геть, ніким не бачені.
   *[other] Розплющене Око все бачить: { $count } карт ідуть із колоди геть, ніким не бачені.
  }
event-rolled = Моторошна кістка показує: { $face }.
event-fork_shown = Роздоріжжя «{ $crossroads }»: { $one }, або { $other }.
event-fork_chosen = { $you ->
    [seat] Ви вибираєте: { $fork }.
   *[other] { $seat } вибирає: { $fork }.
  }
event-haunted = { $count ->
    [one] Нечисте місце на { $space } жене Групу на { $way }, на { $count } клітинку.
    [few] Нечисте місце на { $space } жене Групу на { $way }, на { $count } клітинки.
   *[other] Нечисте місце на { $space } жене Групу на { $way }, на { $count } клітинок.
  }
event-haunts_turned = { $count ->
    [1] Закриті Нечисті місця повертаються на 60°.
    [one] Закриті Нечисті місця повертаються на 60°, { $count } раз.
    [few] Закриті Нечисті місця повертаються на 60°, { $count } рази.
   *[other] Закриті Нечисті місця повертаються на 60°, { $count } разів.
  }
event-ported = { $portal } переносить Групу на { $space }.
event-servants_move = { $count ->
    [one] Слуги йдуть на { $way }, на { $count } клітинку.
    [few] Слуги йдуть на { $way }, на { $count } клітинки.
   *[other] Слуги йдуть на { $way }, на { $count } клітинок.
  }
event-servant_moved = Слуга йде з { $space } на { $to }.
event-servant_gone = Слуга на { $space } зникає.
event-servant_posted = Слуга назавжди стає на зовнішню клітинку { $outer }.
event-silence = { $you ->
    [seat] Анічичирк: наступний хід ви граєте без жодної допомоги.
   *[other] Анічичирк: { $seat } грає наступний хід без жодної допомоги.
  }
event-speech = Усі знову можуть говорити.
event-glass_started = Годинник перевернуто: пісок сиплеться.
event-glass_beside = Годинник стоїть біля Спогаду: коли пісок висиплеться, це нічого не коштуватиме.
event-sand_out = { $cards ->
    [0] Пісок висипався біля Спогаду: годинник вертається на своє місце.
    [one] Пісок висипався: на табло лягає { $cards } карта.
    [few] Пісок висипався: на табло лягають { $cards } карти.
   *[other] Пісок висипався: на табло лягає { $cards } карт.
  }
event-name_said = { $you ->
    [seat] Ви сказали ім’я!
   *[other] { $seat } каже ім’я!
  }

## Як усе скінчилося

outcome-rescued = Усе згадано. Ви вийшли із сутінків.
outcome-caught = Біллігоут вас упіймав.
outcome-trapped = Перешкода вас не пускає, і жоден Спогад не покаже, як її обійти.
outcome-swallowed = Трясовина змикається над вами.
outcome-den = Ви зайшли в Лігво.
outcome-servants = Слуга вас знайшов.
outcome-no_cards = Колода порожня, і сутінки стають ніччю.

## Налаштування

switch-difficulty = Складність
switch-difficulty-about = Скільки карт завжди лежить на табло загроз. Для першої гри годиться легка.
switch-difficulty-easy = легка: 5 карт
switch-difficulty-medium = середня: 6 карт
switch-difficulty-hard = важка: 8 карт
switch-layout = Підготовка
switch-layout-about = Хто викладає Перешкоди, Спогади й фігурки.
switch-layout-random = випадок
switch-layout-by_hand = перший гравець
switch-characters = Персонажі
switch-characters-about = Їхні імена в порядку місць; якщо порожньо — їх роздають навмання.
switch-first_player = Перший гравець
switch-first_player-about = Місце, що починає, рахуючи від 0; -1 — навмання.
switch-solo = На самоті
switch-solo-about = Одна людина грає однією рукою. Книга правил такої гри не знає.
switch-labyrinth = Лабіринт
switch-labyrinth-about = Куди веде крок за край.
switch-labyrinth-line = на дальній кінець тієї ж лінії
switch-labyrinth-antipodal = на протилежну клітинку
switch-collisions = Злипання
switch-collisions-about = Чи злипаються магніти, що надто близько.
switch-collisions-physical = злипаються
switch-collisions-off = ніколи не злипаються
switch-earth = Земля
switch-earth-about = Чи тягне стрілку й власне поле Землі.
switch-avatar = Аватар
switch-avatar-about = Біллігоут має власну вдачу. Ліпше після 4 ігор.
switch-avatar-none = без Аватара
switch-avatar-random = навмання
switch-avatar-demon = Демон: червоні карти наближають його
switch-avatar-puppetmaster = Лялькар: Слуги займають зовнішні клітинки
switch-avatar-eraserhead = Голова-гумка: малі червоні загрози забирають Спогади
switch-avatar-unspeakable = Невимовний: після червоних загроз усі мовчать
switch-avatar-spectral = Примарний: проходить крізь Перешкоди
switch-second_avatar = Другий Аватар
switch-second_avatar-about = Ще одна вдача поруч із першою, як у сценарії 5. Ліпше після 4 ігор.
switch-second_avatar-none = без другого
switch-second_avatar-demon = Демон
switch-second_avatar-puppetmaster = Лялькар
switch-second_avatar-eraserhead = Голова-гумка
switch-second_avatar-unspeakable = Невимовний
switch-second_avatar-spectral = Примарний
switch-creepy_die = Моторошна кістка
switch-creepy_die-about = Жовті загрози кидають кістку, чиї грані здебільшого тривають. Ліпше після 5 ігор.
switch-crossroads = Роздоріжжя
switch-crossroads-about = Зелені загрози змушують вибирати з двох лих. Ліпше після 5 ігор.
switch-den = Лігво
switch-den-about = Туди не можна заходити; поруч із ним не діють ні здібності, ні Спогади. Ліпше після 8 ігор.
switch-eyes = Очі
switch-eyes-about = Двоє Очей поїдають колоду, доки Група їх не заплющить. Ліпше після 6 ігор.
switch-nightworld = Нічний світ
switch-nightworld-about = Інший бік поля: на Обернених клітинках веде білий кінець. Ліпше після 12 ігор.
switch-haunted = Нечисті місця
switch-haunted-about = Чотири приховані місця, що женуть Групу геть. Ліпше після 6 ігор.
switch-hourglass = Піщаний годинник
switch-hourglass-about = Якщо пісок висиплеться, перш ніж знайдено Спогад, на табло лягають дві карти. Ліпше після 12 ігор.
switch-hourglass-off = без нього
switch-hourglass-seconds = у справжньому часі
switch-hourglass-turns = за ходами
switch-portals = Портали
switch-portals-about = Три брами: рух, що кінчається біля однієї з них, веде далі крізь неї. Ліпше після 3 ігор.
switch-fog = Туман
switch-fog-about = Від початку ходу стрілки не видно, доки Група не рушить або дію не завершено. Ліпше після 15 ігор.
switch-servants = Слуги
switch-servants-about = Червоні загрози женуть Слуг полем. Ліпше після 8 ігор.
switch-servants-off = без них
switch-servants-wandering = чотири блукачі, яких не можна зустріти
switch-servants-collectors = вісім збирачів, що носять Спогади
switch-swamps = Трясовини
switch-swamps-about = Скільки Перешкод є Трясовинами: туди можна зайти, по Спогаду за крок. У модулі їх 2. Ліпше після 8 ігор.
switch-way_out = Вихід
switch-way_out-about = Щоб перемогти, Група має ще стояти поруч із Вхідною Перешкодою, як у сценарії 4.
switch-his_name = Його ім’я
switch-his_name-about = Хто у свій хід каже «Біллігоут», кладе на табло карту, і вона діє, як у сценарії 6.
switch-final_challenge = Останнє випробування
switch-final_challenge-about = До всього ще й Туман, на важкому рівні.
switch-figures = Власні числа
switch-figures-about = Інші значення того, чого ще ніхто не прочитав із самої гри: поле, карти, магніти.

## Числа

figure-board-radius = Клітинок від середини поля до краю
figure-starts = Зовнішні клітинки, з яких можуть починати Безликі
figure-day-symbols = Знаки для Перешкод удень
figure-night-symbols = Знаки для Перешкод у Нічному світі
figure-inverse-spaces = Обернені клітинки
figure-obstacles = Форми Перешкод із позначеними частинами
figure-den = Форма Лігва
figure-blue-cards = Значення синіх карт
figure-green-cards = Значення зелених карт
figure-yellow-cards = Значення жовтих карт
figure-red-cards = Значення червоних карт
figure-purple-cards = Значення фіолетових карт
figure-easy-cards = Карти на табло на легкому рівні
figure-powers = Здібності в порядку персонажів
figure-avatars = Аватари, яких можуть витягти
figure-die-faces = Грані Моторошної кістки
figure-crossroads = Дві дії кожної карти Роздоріжжя
figure-servant-directions = Напрямки на картах Слуг
figure-haunted-arrows = Стрілки Нечистих місць
figure-hourglass-seconds = За скільки секунд висипається пісок
figure-hourglass-turns = За скільки ходів висипається пісок
figure-pitch-mm = Від клітинки до сусідньої, мм
figure-needle-height-mm = Висота стрілки над магнітами, мм
figure-faceless-moment = Магніт Безликого, А·м²
figure-billygoat-moment = Магніт Біллігоута, А·м²
figure-earth-field = Поле Землі, мкТл
figure-earth-heading = Куди Земля тягне червоний кінець, градуси
figure-tie-degrees = Як близько до середини між двома клітинками стрілка вагається, градуси
figure-null-field = Найслабше поле, що зрушує стрілку, мкТл
figure-snap-distance = Як близько мають бути магніти, щоб злипнутися, мм
figure-snap-force = Як сильно мають притягатися, щоб злипнутися, Н
figure-word-whispers = { power-whispers }
figure-word-four_cards = { power-four_cards }
figure-word-two_cards = { power-two_cards }
figure-word-foresight = { power-foresight }
figure-word-wanders = { power-wanders }
figure-word-paces = { power-paces }
figure-word-recovers = { power-recovers }
figure-word-turns = { power-turns }
figure-word-second_look = { power-second_look }
figure-word-carries = { power-carries }
figure-word-demon = { avatar-demon }
figure-word-puppetmaster = { avatar-puppetmaster }
figure-word-eraserhead = { avatar-eraserhead }
figure-word-unspeakable = { avatar-unspeakable }
figure-word-spectral = { avatar-spectral }
figure-word-no_powers = { face-no_powers }
figure-word-one_more = { face-one_more }
figure-word-spared = { face-spared }
figure-word-closer = { face-closer }
figure-word-calm = { face-calm }
figure-word-red_step = { fork-red_step }
figure-word-white_step = { fork-white_step }
figure-word-no_yellow_green = { fork-no_yellow_green }
figure-word-no_yellow_blue = { fork-no_yellow_blue }
figure-word-no_blue_green = { fork-no_blue_green }
figure-word-add_card = { fork-add_card }
figure-word-lose_card = { fork-lose_card }
figure-word-goat_step = { fork-goat_step }
figure-word-turn_one = { fork-turn_one }
figure-word-drop_two = { fork-drop_two }
figure-word-spend_memory = { fork-spend_memory }
figure-word-turn_all = { fork-turn_all }
figure-word-east = { direction-east }
figure-word-northeast = { direction-northeast }
figure-word-northwest = { direction-northwest }
figure-word-west = { direction-west }
figure-word-southwest = { direction-southwest }
figure-word-southeast = { direction-southeast }
# Грань кістки й дія Роздоріжжя.
figure-word-one_less = на один менше

## Стіл словами

sheet-turn = Хід { $value }
sheet-current = Ходить: { $value }
sheet-here = Група на { $value }
sheet-needle = Червоний кінець показує { $value }°
sheet-billygoat_space = Біллігоут на { $value }
sheet-billygoat_obstacle = Біллігоут усередині: { $value }
sheet-billygoat_heading = Розворот Біллігоута: { $value }°
sheet-figures_alan_outer = Алан на { $value }
sheet-figures_alan_heading = Розворот Алана: { $value }°
sheet-figures_sam_outer = Сем на { $value }
sheet-figures_sam_heading = Розворот Сема: { $value }°
sheet-figures_judith_outer = Джудіт на { $value }
sheet-figures_judith_heading = Розворот Джудіт: { $value }°
sheet-memories = Спогади на { $value }
sheet-fates = { $value }
sheet-deck = { $value ->
    [0] Колода порожня
    [one] У колоді { $value } карта
    [few] У колоді { $value } карти
   *[other] У колоді { $value } карт
  }
sheet-display_blue = Синій стовпець: { $value }
sheet-display_green = Зелений стовпець: { $value }
sheet-display_yellow = Жовтий стовпець: { $value }
sheet-display_red = Червоний стовпець: { $value }
sheet-display_purple = Фіолетовий стовпець: { $value }
sheet-characters = { $value }
sheet-powers = { $value }
sheet-face = Моторошна кістка показує: { $value }
sheet-avatars = Аватар: { $value }
sheet-portals = Портали A, B, C: { $value }
sheet-servants = Слуги: { $value }
sheet-puppets = Слуги Лялькаря: { $value }
sheet-den = Лігво: { $value }
sheet-glass = { $value ->
    [off] { "" }
    [home] Годинник на своєму місці
   *[memory] Годинник біля Спогаду
  }
sheet-glass_turns = { $value ->
    [0] { "" }
    [one] Піску на { $value } хід
    [few] Піску на { $value } ходи
   *[other] Піску на { $value } ходів
  }
sheet-me_hand = Ваші карти: { $value }
sheet-me_top = Зверху колоди: { $value }

## Чому бот зробив би так

advice-wins = Із цим ми вийдемо з сутінків.
advice-no_way_out = Нас уже ніщо не врятує.
advice-recovers = { $count ->
    [one] Так повернеться { $count } Спогад.
    [few] Так повернуться { $count } Спогади.
   *[many] Так повернеться { $count } Спогадів.
  }
advice-flees = { $count ->
    [one] Біллігоут близько, а так він лишиться на { $count } крок далі.
    [few] Біллігоут близько, а так він лишиться на { $count } кроки далі.
   *[many] Біллігоут близько, а так він лишиться на { $count } кроків далі.
  }
advice-nearer = { $count ->
    [one] Так до Спогадів на { $count } крок ближче.
    [few] Так до Спогадів на { $count } кроки ближче.
   *[many] Так до Спогадів на { $count } кроків ближче.
  }
advice-calms = { $count ->
    [one] Так із табло зійде { $count } небезпечна карта.
    [few] Так із табло зійдуть { $count } небезпечні карти.
   *[many] Так із табло зійде { $count } небезпечних карт.
  }
advice-draws = { $count ->
    [one] Так у нас буде на { $count } карту більше.
    [few] Так у нас буде на { $count } карти більше.
   *[many] Так у нас буде на { $count } карт більше.
  }
advice-first = Це нічого не коштує, тож зробіть це спершу.
advice-safest = Яка б карта не прийшла, так нам буде найкраще.

## Розділи правил

chapter-TF-1 = Гра
chapter-TF-2 = Слова
chapter-TF-3 = Підготовка
chapter-TF-4 = Хід
chapter-TF-5 = Компас
chapter-TF-6 = Спогади
chapter-TF-7 = Зіткнення з Перешкодами
chapter-TF-8 = Загрози
chapter-TF-9 = Кінець
chapter-TF-10 = Модулі
chapter-TF-11 = Персонажі й здібності
chapter-TF-12 = Сценарії
chapter-TF-13 = Магніти
chapter-E = Приклади з книги правил
chapter-A = Де книга правил мовчить
chapter-V = Еталонні положення магнітів

## Термінал і простий стіл

scale-heading = Розворот у градусах
scale-heading-how = Градуси (0 — схід, 90 — північ), вітер на зразок пнзх, година на зразок 4h або клітинка, куди дивитися, як-от g7.
map-winds = схід/сх, північний схід/пнсх, північ/пн, північний захід/пнзх, захід/зх, південний захід/пдзх, південь/пд, південний схід/пдсх
map-group = Група
map-memory = Спогад
map-obstacle = Перешкода
map-sign = знак для Перешкоди
map-swamp = Трясовина
map-den = Лігво
map-open_eye = розплющене Око
map-shut_eye = заплющене Око
map-haunt = Нечисте місце
map-portal = Портал
map-servant = Слуга
map-inverse = Обернена клітинка
map-fogged = Туман ховає стрілку
map-silent = Нікому не можна говорити
map-next = далі: { $threat }
map-lost = { $count ->
    [0] Жоден Спогад не загублено
    [one] Ще загублено { $count } Спогад
    [few] Ще загублено { $count } Спогади
   *[other] Ще загублено { $count } Спогадів
  }
map-unused = Можна використати: { $memories }
map-used = Використано: { $memories }
map-toward = Стрілка показала б { $angle }°: на { $way }.
map-between = Стрілка показала б { $angle }°: між напрямками { $way } і { $other }.
map-faint = Магніти гасять один одного: стрілка лишилася б, як була.
map-blind = У Тумані не видно, що зробила б стрілка.
map-catch = Там Біллігоут спіймає Групу, і гру буде програно.

## Поле в браузері

claim-ping = Погляньте сюди
claim-ping-said = Погляньте: { $thing }.
claim-propose = Пропоную …
claim-propose-said = Пропоную: { $thing }.
claim-agree = Згода
claim-agree-said = Згода: { $thing }.
wood-duskworld = Сутінковий світ згори.
wood-keys = Сутінковий світ. Стрілки вліво і вправо пересувають фігурку, вгору і вниз обертають її, із Shift — на десяту градуса; Enter підтверджує.
wood-fog = Над компасом лежить Туман
wood-no-field = Стрілку ніщо не вабить
wood-closer = Роздивитися ближче
wood-removed = Прибрано після зіткнення; повернеться, коли пересунуть наступного разу.
wood-place-on = Далі, проти годинникової стрілки
wood-place-back = Назад, за годинниковою стрілкою
wood-turn-left = Обернути проти годинникової стрілки
wood-turn-right = Обернути за годинниковою стрілкою
wood-threats = Табло загроз
wood-next-card = Якщо наступна карта …
wood-next = { $colour_is ->
    [blue] Синя карта зараз: { $what }.
    [green] Зелена карта зараз: { $what }.
    [yellow] Жовта карта зараз: { $what }.
    [red] Червона карта зараз: { $what }.
   *[purple] Фіолетова карта зараз: { $what }.
  }
wood-column = Стовпчик: { $colour }.
wood-memories = Спогади
wood-people = Гравці та їхні відкриті карти
wood-signs = Що ще діє
wood-deck = { $count ->
    [0] Колода порожня
    [one] У колоді { $count } карта
    [few] У колоді { $count } карти
   *[other] У колоді { $count } карт
  }
wood-about-deck = Хто мусить тягнути з порожньої колоди, програє гру за всіх. Найменше карт на табло загроз: { $level }.
wood-fogged = Туман
wood-about-fog = Стрілки не видно, доки дію не завершено або Група не вирушила.
wood-silent = Тиша: нікому не можна говорити
wood-no-face = Ще не кидали
wood-forks = { $count ->
    [one] { $count } карта Роздоріжжя
    [few] { $count } карти Роздоріжжя
   *[other] { $count } карт Роздоріжжя
  }
wood-glass-home = { $turns ->
    [0] Піщаний годинник на своєму місці
    [one] Піщаний годинник на своєму місці: { $turns } хід
    [few] Піщаний годинник на своєму місці: { $turns } ходи
   *[other] Піщаний годинник на своєму місці: { $turns } ходів
  }
wood-glass-memory = { $turns ->
    [0] Піщаний годинник біля Спогаду
    [one] Піщаний годинник біля Спогаду: { $turns } хід
    [few] Піщаний годинник біля Спогаду: { $turns } ходи
   *[other] Піщаний годинник біля Спогаду: { $turns } ходів
  }
wood-stands = { $figure }: { $place }, кольоровий бік дивиться на { $heading }°.
wood-about-faceless = Кольоровий бік притягує червоний кінець стрілки, світлий відштовхує. { $colour_is ->
    [blue] Синя
    [green] Зелена
   *[yellow] Жовта
  } карта пересуває й обертає цю фігурку.
wood-about-billygoat = Його червоний бік притягує червоний кінець стрілки, світлий, із рогами, відштовхує. Якщо він і Група опиняться на одній клітинці, усе втрачено.
wood-space = Клітинка { $space }
wood-outer = Зовнішня клітинка { $outer }
wood-free = Тут нічого немає.
wood-group = Тут стоїть Група з компасом.
wood-obstacle = { $obstacle }.
wood-about-obstacle = Хто йде на неї, лишається на місці й витрачає Спогад.
wood-swamp = { $obstacle }, Трясовина.
wood-about-swamp = Кожен крок туди витрачає Спогад.
wood-mark = Ця частина має знак Спогаду.
wood-den = Лігво: хто туди зайде, той пропав; поруч не допомагають ні здібності, ні Спогади.
wood-memory = Тут лежить закритий Спогад.
wood-servant = Тут стоїть Слуга.
wood-puppet = Тут стоїть Слуга Лялькаря: жоден Безликий не може тут зупинитися.
wood-eye = { $open ->
    [0] Око, заплющене.
   *[other] Око, розплющене: кожна загроза забирає з колоди три карти.
  }
wood-haunt = Нечисте місце, ще закрите.
wood-haunt-open = { $count ->
    [one] Нечисте місце жене на { $count } клітинку на { $way }.
    [few] Нечисте місце жене на { $count } клітинки на { $way }.
   *[other] Нечисте місце жене на { $count } клітинок на { $way }.
  }
wood-portal = { $portal }.
wood-inverse = Обернена клітинка: звідси веде білий кінець.
wood-symbol = Знак місця для Перешкоди.

## Яким стіл бути не може

wrong-solo-off = The Faceless — гра для 2–4 гравців; одному можна грати, увімкнувши «{ switch-solo }».
wrong-solo-on = «{ switch-solo }» — для одного гравця.
wrong-second-avatar = «{ switch-second_avatar }» стоїть поруч з іншим, якого називає «{ switch-avatar }».
wrong-unknown-character = Персонажа «{ $given }» немає. Можливо: { $known }.
wrong-characters =
    «{ switch-characters }» називає щонайменше { $seats ->
        [one] { $seats } персонажа
       *[other] { $seats } різних персонажів
    }, кожного один раз, або жодного — тоді їх роздають навмання.
wrong-figure-cells = «{ $figure }» — різні клітинки поля з радіусом { $radius }.
wrong-figure-starts = «starts» — три зовнішні клітинки з номерами до { $ring }, що не торкаються одна одної.
wrong-figure-parts =
    «{ $figure }» — клітинки, де { $parts ->
        [one] { $parts } число
        [few] { $parts } числа
       *[many] { $parts } чисел
    }.
wrong-figure-origin = «{ $figure }» — форми, перша клітинка яких 0, 0.
wrong-figure-marks = У «obstacles» має бути вісім позначених частин для Спогадів, а не { $given }.
wrong-figure-cards = Карт подій п’ятдесят, а не { $given }.
wrong-figure-powers = «powers» — кожна здібність по одному разу.
wrong-no-layout = З такими значеннями розкласти поле не вдалося.
