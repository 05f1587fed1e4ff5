# Stay Away! українською. Усі формулювання — наші власні.
# $you називає параметр, яким є читач (seat, target …), або дорівнює “none”.
# Те, чого читач може не знати, надходить як “none”.

title-name = Stay Away!
title-about = Хатина, буревій і щось, схоже на когось із вас. Міняйтеся картами, забивайте двері, паліть того, кого треба.

## Видання

edition-revised-it = Оновлене видання
edition-revised-it-about = Карантин на два ходи відкриває карти; хто має на руці саме лише зараження, програє.
edition-first-en = Перше видання
edition-first-en-about = Карантин на три ходи відрізає гравця від решти; ніхто не тримає понад три зараження.
edition-revised-es = Оновлене видання, іспанське
edition-revised-es-about = Як оновлене видання, але після зміни місць хід переходить туди, куди й обмін, що по суті те саме.

## Ролі

role-human = Людина
role-infected = Заражений
role-thing = Істота
goal-human = Знайдіть Істоту і спаліть її. Не дайте їй передати вам зараження.
goal-infected = Тепер ви служите Істоті. Прикривайте її й завжди тримайте одну карту «Зараження!».
goal-thing = Передавайте карти «Зараження!», доки не лишиться жодної Людини, і оголосіть це. Не дайте себе викрити.

## Карти: назва і дія

card-the_thing = Істота
card-infected = Зараження!
card-flamethrower = Вогнемет
card-analysis = Аналіз
card-axe = Сокира
card-suspicious = Підозра
card-whiskey = Віскі
card-resolute = Рішучість
card-watch_your_back = Озирнись!
card-change_places = Міняймося місцями!
card-youd_better_run = Накивай п’ятами!
card-seduction = Спокуса
card-scary = Переляк
card-im_comfortable = Мені й тут добре
card-no_thanks = Ні, дякую!
card-missed = Схибив!
card-no_barbecue = Жодного барбекю!
card-quarantine = Карантин
card-barred_door = Забиті двері
card-rotten_ropes = Гнилі мотузки
card-one_two = Раз, два…
card-three_four = Три, чотири…
card-party = І це вечірка?
card-get_out_of_here = Забирайся звідси!
card-forgetful = Забудькуватість
card-round_and_round = По колу
card-cant_we_be_friends = Може, подружимося?
card-blind_date = Побачення наосліп
card-oops = Ой!
card-just_between_us = Лише між нами…
card-revelations = Одкровення
card-lovecraft = Г. Ф. Лавкрафт
card-necronomicon = Некрономікон

type-contagion = Зараження
type-action = Дія
type-defence = Захист
type-obstacle = Перешкода
type-panic = PANIC!
type-promo = Промо

effect-the_thing = Ви — Істота. Ця карта лишається з вами, хай що станеться.
effect-infected = Узята з колоди, безпечна. Передана Істотою, перетворює Людину на Зараженого.
effect-flamethrower = Спаліть сусіда: гравець вибуває, якщо не відповість картою «Жодного барбекю!».
effect-analysis = Перегляньте всі карти на руці сусіда.
effect-axe = { $axe_doors ->
    [between] Зніміть Карантин із себе чи сусіда або приберіть Забиті двері біля себе.
   *[either_side] Приберіть Карантин або Забиті двері біля себе чи біля сусіда.
  }
effect-suspicious = Гляньте на одну випадкову карту сусіда.
effect-whiskey = Покажіть усім геть усі карти на своїй руці.
effect-resolute = Візьміть три карти й залиште одну; потім ще раз зіграйте або скиньте карту.
effect-watch_your_back = Напрямок гри змінюється на протилежний — для ходів і для обмінів.
effect-change_places = Поміняйтеся місцями із сусідом, а тоді обміняйтеся з наступним гравцем уже звідти.
effect-youd_better_run = { $reach ->
    [arc] Поміняйтеся місцями з будь-ким, хто не в Карантині, якщо хоч з одного боку немає ні дверей, ні Карантину.
    [adjacent] Поміняйтеся місцями із сусідом, який не в Карантині, якщо хоч з одного боку немає ні дверей, ні Карантину.
   *[any] Поміняйтеся місцями з будь-ким, хто не в Карантині, попри будь-які двері.
  }
effect-seduction = { $reach ->
    [arc] Обміняйтеся картою з будь-ким, хто не в Карантині, якщо хоч з одного боку немає ні дверей, ні Карантину; ваш хід завершується.
    [adjacent] Обміняйтеся картою із сусідом, який не в Карантині й не за дверима; ваш хід завершується.
   *[any] Обміняйтеся картою з будь-ким, хто не в Карантині; ваш хід завершується.
  }
effect-scary = Відповідь: відмовтеся від обміну й гляньте на карту, від якої відмовилися.
effect-im_comfortable = Відповідь: лишіться на місці, коли хтось хоче помінятися з вами місцями.
effect-no_thanks = Відповідь: відмовтеся від обміну.
effect-missed = { $missed_immunity ->
    [yes] Відповідь: відмовтеся від обміну; замість вас обмінюється наступний гравець, і це його не заразить.
   *[no] Відповідь: відмовтеся від обміну; замість вас обмінюється наступний гравець.
  }
effect-no_barbecue = Відповідь: Вогнемет нічого вам не робить.
effect-quarantine = { $quarantine_mode ->
    [isolate] { $quarantine_self ->
        [yes] На себе або сусіда
       *[no] На сусіда
      }, на { $quarantine_turns } { $quarantine_turns ->
        [one] хід
        [few] ходи
        [many] ходів
       *[other] ходу
      }: гравець не обмінюється, не грає карт і не може бути ціллю.
   *[face_up] { $quarantine_self ->
        [yes] На себе або сусіда
       *[no] На сусіда
      }, на { $quarantine_turns } { $quarantine_turns ->
        [one] хід
        [few] ходи
        [many] ходів
       *[other] ходу
      }: гравець бере, дає і скидає карти відкрито та не може ні палити, ні мінятися місцями.
  }
effect-barred_door = Поставте двері між собою і сусідом: між вами двома більше нічого не проходить.
effect-rotten_ropes = Усі Карантини завершуються.
effect-one_two = { $one_two_quarantine ->
    [target] Поміняйтеся місцями з третім гравцем ліворуч або праворуч, попри будь-які двері, — якщо він не в Карантині.
   *[either] Поміняйтеся місцями з третім гравцем ліворуч або праворуч, попри будь-які двері, — якщо жоден із вас двох не в Карантині.
  }
effect-three_four = Усі Забиті двері зникають.
effect-party = Карантини й двері зникають; далі гравці попарно міняються місцями, за годинниковою стрілкою від вас.
effect-get_out_of_here = { $reach ->
    [arc] Поміняйтеся місцями з будь-ким, хто не в Карантині, якщо хоч з одного боку немає ні дверей, ні Карантину.
    [adjacent] Поміняйтеся місцями із сусідом, який не в Карантині й не за дверима.
   *[any] Поміняйтеся місцями з будь-ким, хто не в Карантині.
  }
effect-forgetful = Скиньте три зі своїх чотирьох карт і візьміть три нові.
effect-round_and_round = Усі одночасно передають карту наступному гравцеві. Хід завершується.
effect-cant_we_be_friends = { $reach ->
    [arc] Обміняйтеся картою з будь-ким, хто не в Карантині, якщо хоч з одного боку немає ні дверей, ні Карантину. Хід триває.
    [adjacent] Обміняйтеся картою із сусідом, який не в Карантині й не за дверима. Хід триває.
   *[any] Обміняйтеся картою з будь-ким, хто не в Карантині. Хід триває.
  }
effect-blind_date = Обміняйте одну свою карту на верхню карту колоди. Хід завершується.
effect-oops = Покажіть усім свою руку.
effect-just_between_us = Покажіть свою руку одному сусідові.
effect-revelations = Усі по черзі можуть показати свою руку, доки хтось не покаже зараження.
effect-lovecraft = Перегляньте всі карти на руці будь-якого гравця.
effect-necronomicon = Гравець на ваш вибір вибуває з гри.

## Про що питають: читача і когось іншого

ask-draw = Ваш хід. Візьміть карту з колоди.
wait-draw = { $seat } бере карту з колоди.
ask-play_or_discard = Ваш хід. Зіграйте або скиньте одну карту.
wait-play_or_discard = { $seat } грає або скидає карту.
ask-offer = { $missed_by ->
    [none] Обмін: ви і { $partner }. Оберіть карту, яку пропонуєте.
   *[other] { $missed_by } ухиляється. Обмін переходить далі: ви і { $partner }. Оберіть карту, яку пропонуєте.
  }
wait-offer = { $seat } обирає карту для обміну, { $partner } чекає.
ask-reply = { $missed_by ->
    [none] { $partner } пропонує вам карту. Оберіть, яку свою карту віддати, або відмовтеся.
   *[other] { $missed_by } ухиляється, тож { $partner } пропонує карту вам. Оберіть, яку свою карту віддати, або відмовтеся.
  }
wait-reply = { $partner } пропонує обмін, { $seat } відповідає.
ask-fire = { $partner } наводить на вас Вогнемет!
wait-fire = { $partner } наводить Вогнемет, під прицілом — { $seat }.
ask-move = { $partner } хоче помінятися з вами місцями.
wait-move = { $partner } хоче помінятися місцями, { $seat } відповідає.
ask-keep_one = «Рішучість»: залиште собі одну з узятих карт; решта йде у скид.
wait-keep_one = { $seat } обирає з узятих карт.
ask-forget = «Забудькуватість»: оберіть одну карту, яку лишаєте собі; три інші йдуть у скид.
wait-forget = { $seat } обирає одну карту, яку лишає собі.
ask-show = «Одкровення»: чи показуєте ви свою руку?
wait-show = { $seat } вирішує, чи показувати свою руку.
ask-send_out = «Забирайся звідси!» Оберіть, з ким ви міняєтеся місцями.
wait-send_out = { $seat } обирає, з ким помінятися місцями.
ask-which_side = «Раз, два…» Помінятися місцями з третім гравцем ліворуч чи праворуч від вас?
wait-which_side = { $seat } обирає: ліворуч чи праворуч.
ask-confide = «Лише між нами…» Оберіть сусіда, який побачить вашу руку.
wait-confide = { $seat } обирає, кому показати свою руку.
ask-blind_date = «Побачення наосліп»: оберіть карту, яку обміняєте на верхню карту колоди.
wait-blind_date = { $seat } обирає карту для обміну з колодою.
ask-befriend = «Може, подружимося?» Оберіть, з ким ви обмінюєтеся картою.
wait-befriend = { $seat } обирає, з ким обмінятися картою.
ask-pass_on = «По колу»: оберіть карту, яку передаєте наступному гравцеві.
wait-pass_on = { $seat } обирає карту, щоб передати далі.
ask-declare = Ви можете будь-коли оголосити, що не лишилося жодної Людини.
wait-declare = { $seat } може зробити оголошення.

## Варіанти

option-draw = Взяти карту
option-play-card = Зіграти карту «{ $card }»
option-play-card-seat = { $you ->
    [seat] Зіграти карту «{ $card }» на себе
   *[other] Зіграти карту «{ $card }» → { $seat }
  }
option-play-card-place = Зіграти карту «{ $card }» { $place }
option-discard-card = Скинути карту «{ $card }»
option-offer-card = Запропонувати карту «{ $card }»
option-give-card = Віддати карту «{ $card }»
option-defend-card = Відповісти картою «{ $card }»
option-keep-card = Залишити собі карту «{ $card }»
option-swap-card = Віддати в колоду карту «{ $card }»
option-choose-seat = { $seat }
option-go-side = { $side ->
    [left] Ліворуч
   *[right] Праворуч
  }
option-accept = Хай так і буде
option-show_hand = Показати всю руку
option-show_infected = Показати лише карту «Зараження!»
option-show_nothing = Нічого не показувати
option-declare = Оголосити: не лишилося жодної Людини!
place = ({ $left } – { $right })

## Чому ні

why-the-thing-stays = Істота ніколи не покидає вашої руки.
why-last-infected = Заражений завжди лишає собі одну карту «Зараження!».
why-human-never-infects = Людина ніколи й нікому не віддає карт «Зараження!».
why-only-to-the-thing = Заражений віддає карти «Зараження!» лише Істоті.
why-card-stands = Уже запропонованої карти не змінюють.
why-no-infected-card = У вас немає карти «Зараження!».
why-too-many-infected = У вас понад три карти «Зараження!»: спершу треба скинути одну з них.
why-only-in-answer = Цю карту грають лише у відповідь на чужу дію.
why-never-played = Цю карту ніколи не грають.
why-isolated-plays-nothing = У Карантині можна лише скидати карти.
why-quarantine-forbids-this-card = У Карантині не можна ні усувати гравців, ні мінятися місцями.
why-not-adjacent = Ця карта дістає лише до сусідніх гравців.
why-door-between = Між вами Забиті двері.
why-target-in-quarantine = Цей гравець у Карантині.
why-target-isolated = На гравця в Карантині нічого не можна зіграти.
why-out-of-reach = З обох боків заважають двері або Карантин.
why-quarantine-forbids-exchange = У Карантині ви не можете обмінюватися картами.
why-not-yourself = Цю карту не можна зіграти на себе.
why-at-nobody-else = Цю карту не грають на інших.
why-door-there-already = Там уже стоять Забиті двері.
why-door-to-isolated = На гравця в Карантині нічого не можна зіграти, навіть двері.
why-gap-too-far = До того місця ви не дістаєте.
why-nothing-to-remove = Сокира не дістає до жодного Карантину чи дверей.
why-answers-something-else = Ця карта — відповідь на щось інше.
why-no-defence-in-quarantine = У Карантині не можна грати карти захисту.
why-the-thing-must-be-kept = Якщо взято Істоту, її треба залишити собі.

## Що сталося

event-dealt = { $you ->
    [seat] Вам роздають: { $cards }.
   *[other] { $seat } отримує чотири карти.
  }
event-turn = { $you ->
    [seat] — Ваш хід. —
   *[other] — Ходить { $seat }. —
  }
event-drew = { $card ->
    [none] { $seat } бере карту.
   *[other] { $you ->
        [seat] Ви берете карту «{ $card }».
       *[other] { $seat } бере карту «{ $card }».
      }
  }
event-skipped = { $count ->
    [one] { $count } карта PANIC! йде у скид закритою.
    [few] { $count } карти PANIC! йдуть у скид закритими.
    [many] { $count } карт PANIC! йдуть у скид закритими.
   *[other] { $count } карти PANIC! йде у скид закритою.
  }
event-no_card = Карт не лишилося: { $seat } нічого не бере.
event-reshuffled = Скид перетасовують у нову колоду.
event-discarded = { $card ->
    [none] { $seat } скидає карту.
   *[other] { $you ->
        [seat] Ви скидаєте карту «{ $card }».
       *[other] { $seat } відкрито скидає карту «{ $card }».
      }
  }
event-played = { $target ->
    [none] { $door ->
        [none] { $you ->
            [seat] Ви граєте карту «{ $card }».
           *[other] { $seat } грає карту «{ $card }».
          }
       *[other] { $you ->
            [seat] Ви граєте карту «{ $card }» { $door }.
           *[other] { $seat } грає карту «{ $card }» { $door }.
          }
      }
   *[other] { $you ->
        [seat] Ви граєте карту «{ $card }» → { $target }.
        [target] { $seat } грає на вас карту «{ $card }»!
        [both] Ви граєте карту «{ $card }» на себе.
       *[other] { $seat } грає карту «{ $card }» → { $target }.
      }
  }
event-panicked = { $you ->
    [seat] PANIC! Ви берете карту «{ $card }».
   *[other] PANIC! { $seat } бере карту «{ $card }».
  }
event-no_effect = Карта «{ $card }» не спрацьовує.
event-defended = { $you ->
    [seat] Ви відповідаєте картою «{ $card }» → { $against }.
    [against] { $seat } відповідає вам картою «{ $card }».
   *[other] { $seat } відповідає картою «{ $card }» → { $against }.
  }
event-offered = { $card ->
    [none] { $you ->
        [target] { $seat } пропонує вам карту.
       *[other] { $seat } пропонує карту → { $target }.
      }
   *[other] { $you ->
        [seat] Ви пропонуєте карту «{ $card }» → { $target }.
        [target] { $seat } відкрито пропонує вам карту «{ $card }».
       *[other] { $seat } відкрито пропонує карту «{ $card }» → { $target }.
      }
  }
event-exchanged = { $given ->
    [none] { $seat } і { $target } обмінюються картами.
   *[other] { $you ->
        [seat] Обмін ({ $target }): ви віддаєте карту «{ $given }» та отримуєте карту «{ $got }».
        [target] Обмін ({ $seat }): ви віддаєте карту «{ $got }» та отримуєте карту «{ $given }».
       *[other] Обмін: { $seat } віддає карту «{ $given }», { $target } віддає карту «{ $got }».
      }
  }{ $infected ->
    [none] {""}
   *[other] { $you_infected ->
        [yes] {" "}Тепер ви — Заражений.
       *[no] {" "}Тепер { $infected } — Заражений.
      }
  }
event-passed_on = { $card ->
    [none] { $seat } передає карту → { $target }.
   *[other] { $you ->
        [seat] Ви передаєте карту «{ $card }» → { $target }.
        [target] { $seat } передає вам карту «{ $card }».
       *[other] { $seat } передає карту «{ $card }» → { $target }.
      }
  }{ $infected ->
    [none] {""}
   *[other] { $you_infected ->
        [yes] {" "}Тепер ви — Заражений.
       *[no] {" "}Тепер { $infected } — Заражений.
      }
  }
event-gave_openly = { $you ->
    [seat] Усі бачать: ви віддаєте карту «{ $card }».
   *[other] Усі бачать: { $seat } віддає карту «{ $card }».
  }
event-no_exchange = { $why ->
    [door] Обміну немає: заважають Забиті двері.
    [quarantine] Обміну немає: заважає Карантин.
    [alone] Обміну немає: нікому його перейняти.
   *[nothing_to_give] Обміну немає: комусь нічого віддати.
  }
event-looked = { $card ->
    [none] { $seat } бачить одну з карт, які має { $target }.
   *[other] { $you ->
        [seat] Ви бачите карту «{ $card }», яку має { $target }.
        [target] { $seat } бачить вашу карту «{ $card }».
       *[other] { $seat } бачить карту «{ $card }», яку має { $target }.
      }
  }
event-showed = { $cards ->
    [none] { $seat } показує руку → { $target }.
   *[other] { $target ->
        [none] { $you ->
            [seat] Ви показуєте всім: { $cards }.
           *[other] { $seat } показує всім: { $cards }.
          }
       *[other] { $you ->
            [seat] { $target } бачить вашу руку: { $cards }.
            [target] { $seat } показує вам: { $cards }.
           *[other] { $seat } показує руку → { $target }: { $cards }.
          }
      }
  }
event-showed_nothing = { $you ->
    [seat] Ви нічого не показуєте.
   *[other] { $seat } нічого не показує.
  }
event-kept = { $card ->
    [none] { $seat } лишає собі одну карту й скидає решту.
   *[other] { $you ->
        [seat] Ви лишаєте собі карту «{ $card }» і скидаєте: { $away }.
       *[other] { $seat } лишає собі карту «{ $card }» і скидає: { $away }.
      }
  }
event-forgot = { $card ->
    [none] { $seat } лишає собі одну карту й скидає три.
   *[other] { $you ->
        [seat] Ви лишаєте собі карту «{ $card }» і скидаєте решту.
       *[other] { $seat } лишає собі карту «{ $card }» і скидає решту.
      }
  }
event-changed_places = { $you ->
    [seat] Ви і { $target } міняєтеся місцями.
    [target] Ви і { $seat } міняєтеся місцями.
   *[other] { $seat } і { $target } міняються місцями.
  }
event-reversed = { $way ->
    [clockwise] Тепер гра йде за годинниковою стрілкою.
   *[anticlockwise] Тепер гра йде проти годинникової стрілки.
  }
event-quarantined = { $you ->
    [seat] Ви в Карантині на { $count } { $count ->
        [one] хід
        [few] ходи
        [many] ходів
       *[other] ходу
      }.
   *[other] { $seat } — у Карантині на { $count } { $count ->
        [one] хід
        [few] ходи
        [many] ходів
       *[other] ходу
      }.
  }
event-quarantine_over = { $you ->
    [seat] Ваш Карантин завершується.
   *[other] Карантин завершується: { $seat }.
  }
event-door_barred = Двері забито { $door }.
event-door_opened = Забиті двері { $door } прибрано.
event-too_many = { $you ->
    [seat] У вас забагато карт «Зараження!»: одну скинуто.
   *[other] { $seat } має забагато карт «Зараження!»: одну скинуто.
  }
event-swapped_with_deck = { $given ->
    [none] { $seat } обмінюється картою з колодою.
   *[other] { $you ->
        [seat] Ви віддаєте в колоду карту «{ $given }» та отримуєте карту «{ $got }».
       *[other] { $seat } віддає в колоду карту «{ $given }» та отримує карту «{ $got }».
      }
  }
event-burned = { $you ->
    [seat] { $by } спалює вас. Ви вибуваєте з гри.
    [by] Ви спалюєте гравця: { $seat }.
    [both] Ви вибуваєте з гри від власної руки.
   *[other] { $by } спалює гравця: { $seat }.
  }
event-super_infected = { $you ->
    [seat] У вас на руці саме лише зараження: ви програєте.
   *[other] { $seat } має на руці саме лише зараження і програє.
  }
event-vengeance = Виявляється, { $seat } — Істота. Решта бореться далі!
event-declared = { $you ->
    [seat] Ви оголошуєте, що не лишилося жодної Людини.
   *[other] { $seat } оголошує, що не лишилося жодної Людини!
  }
event-revealed = { $you ->
    [seat] Ваша роль — { $role }{ $cards ->
        [none] .
       *[other] . Карти: { $cards }.
      }
   *[other] { $seat } — { $role }{ $cards ->
        [none] .
       *[other] . Карти: { $cards }.
      }
  }

## Чим закінчується

outcome-thing_eliminated = Істота мертва.
outcome-declared_right = Не лишилося жодної Людини.
outcome-declared_wrong = Істота поспішила з оголошенням: Люди ще лишилися.
outcome-thing_alone = Істота заразила всіх і перемагає одноосібно.
outcome-no_thing = Лишився один гравець, а Істота так і не з’явилася.
outcome-vengeance_humans = Помста: не лишилося жодного Зараженого.
outcome-vengeance_infected = Помста: не лишилося жодної Людини.

## Перемикачі

switch-quarantine_mode = Карантин
switch-quarantine_mode-about = Що Карантин робить із гравцем.
switch-quarantine_mode-face_up = відкриті карти
switch-quarantine_mode-isolate = повна ізоляція
switch-quarantine_turns = Тривалість Карантину
switch-quarantine_turns-about = Скільки власних ходів гравця він триває.
switch-quarantine_self = Карантин на себе
switch-quarantine_self-about = Чи може гравець зіграти Карантин на себе.
switch-quarantine_blocks_exchange = Карантин зупиняє обміни
switch-quarantine_blocks_exchange-about = Чи заборонено всім обмінюватися з гравцем у Карантині.
switch-infected_overflow = Забагато зараження
switch-infected_overflow-about = Що стається з рукою, повною карт «Зараження!».
switch-infected_overflow-super_infection = програє той, хто має лише їх
switch-infected_overflow-limit3 = щонайбільше три
switch-infected_overflow-off = нічого не стається
switch-missed_immunity = «Схибив!» захищає
switch-missed_immunity-about = Чи захищено від зараження того, хто обмінюється після карти «Схибив!».
switch-after_swap_next = Після зміни місць
switch-after_swap_next-about = Чий хід наступний.
switch-after_swap_next-new_seat = того, хто наступний від нового місця
switch-after_swap_next-swapped_player = того, з ким помінялися місцями
switch-after_swap_next-exchange_partner = того, з ким був обмін (по суті того самого, хто наступний від нового місця)
switch-blind_date_infected = «Побачення наосліп» приймає зараження
switch-blind_date_infected-about = Чи може Людина віддати в колоду карту «Зараження!».
switch-one_two_quarantine = «Раз, два…» і Карантин
switch-one_two_quarantine-about = Чий Карантин зупиняє зміну місць.
switch-one_two_quarantine-either = будь-кого з двох
switch-one_two_quarantine-target = лише іншого гравця
switch-axe_doors = Двері, до яких дістає Сокира
switch-axe_doors-about = Чи дістає Сокира і до дальніх дверей сусіда.
switch-axe_doors-either_side = біля вас або сусіда
switch-axe_doors-between = лише біля вас
switch-two_player_doors = Двері між двома останніми
switch-two_player_doors-about = Чи зупиняють усе одні двері, коли лишилося двоє гравців.
switch-two_player_doors-gap = лише свій бік
switch-two_player_doors-strict = усе
switch-thing_alone = Істота перемагає одноосібно
switch-thing_alone-about = Коли Істота заразила всіх.
switch-thing_alone-no_human_out = якщо жодної Людини не усунуто
switch-thing_alone-nobody_out = якщо нікого не усунуто
switch-auto_declare = Автоматичне завершення
switch-auto_declare-about = Чи завершується гра сама, коли не лишилося жодної Людини.
switch-vengeance_hints = Підказки Істоти
switch-vengeance_hints-about = Мертва Істота мусить чи лише може допомагати підказками, ніколи не називаючи ролей (Помста).
switch-vengeance_hints-required = мусить
switch-vengeance_hints-optional = може
switch-marker = Маркер-стрілка
switch-marker-about = Чи показує напрямок гри стрілка біля гравця, чий зараз хід.
switch-first_player = Перший гравець
switch-first_player-about = Місце, яке починає, або -1 для випадкового вибору.
switch-promos = Промокарти
switch-promos-about = Чи є в колоді «Г. Ф. Лавкрафт» і «Некрономікон».
switch-thing_in_deck = Істота в колоді
switch-thing_in_deck-about = Спершу Істоти немає ні в кого; вона приходить із колоди (додаткове правило 1).
switch-infected_more = Більше чи менше зараження
switch-infected_more-about = Скільки карт «Зараження!» додано або вилучено (додаткове правило 2).
switch-weapons_in_deck = Зброя в колоді
switch-weapons_in_deck-about = На початку не роздають карт «Вогнемет» і «Аналіз» (додаткове правило 3).
switch-reach = Досяжність
switch-reach-about = Як далеко діють чотири карти, що дістають до будь-якого гравця (додаткове правило 4).
switch-reach-any = будь-хто
switch-reach-arc = будь-хто, до кого є вільний шлях по колу
switch-reach-adjacent = лише сусіди
switch-deck = Власна колода
switch-deck-about = Інша кількість карт, наприклад «flamethrower=3,axe=0» (додаткове правило 5).
switch-vengeance = Помста
switch-vengeance-about = Решта бореться далі, коли Істота мертва (додаткове правило 6).

## What a seat knows for certain

fact-holds = { $seat } точно має: { $cards }.
fact-is = { $seat } — { $role }.
fact-not_thing = { $seat } — не Істота.
fact-gave_you = { $seat } дає вам: { $cards }.
fact-hints = { $duty ->
    [required] Ви вибули, але мусите й далі підказувати — на користь Зараженим чи щоб заплутати Людей — і ніколи не називати ролей.
   *[optional] Ви вибули, але можете й далі підказувати — на користь Зараженим чи щоб заплутати Людей, — ніколи не називаючи ролей.
  }

## Claims

claim-given = Мене заразив …
claim-i_am = Я людина
claim-given-said = Зараження прийшло звідси: { $about }!
claim-i_am-said = Я людина!

## Стіл словами, де немає малюнка: $value — те, що там є

sheet-turn = Хід: { $value }
sheet-direction = { $value ->
    [1] гра йде за годинниковою стрілкою
   *[-1] гра йде проти годинникової стрілки
  }
sheet-chairs = Навколо столу за годинниковою стрілкою: { $value }
sheet-deck_count = { $value ->
    [one] Колода: { $value } карта
    [few] Колода: { $value } карти
    [many] Колода: { $value } карт
   *[other] Колода: { $value } карти
  }
sheet-deck_top = { $value ->
    [panic] зверху карта PANIC!
    [stay_away] зверху карта STAY AWAY!
   *[none] зверху нічого немає
  }
sheet-discards_count = { $value ->
    [one] скид: { $value } карта
    [few] скид: { $value } карти
    [many] скид: { $value } карт
   *[other] скид: { $value } карти
  }
sheet-alive = { $value ->
    [yes] { "" }
   *[no] не грає
  }
sheet-hands = { $value ->
    [0] { "" }
    [one] { $value } карта
    [few] { $value } карти
    [many] { $value } карт
   *[other] { $value } карти
  }
sheet-quarantine = { $value ->
    [0] { "" }
    [one] Карантин, ще { $value } хід
    [few] Карантин, ще { $value } ходи
    [many] Карантин, ще { $value } ходів
   *[other] Карантин, ще { $value } ходу
  }
sheet-doors = { $value ->
    [0] { "" }
    [one] { $value } забиті двері
    [few] { $value } забиті двері
    [many] { $value } забитих дверей
   *[other] { $value } забитих дверей
  }
sheet-roles = { $value }
sheet-me_role = Ви — { $value }.
sheet-me_roles = { $value }
sheet-me_hand = Ваша рука: { $value }
sheet-me_resolute = Витягнуто завдяки карті «{ card-resolute }»: { $value }
sheet-me_on_the_table = Сорочкою догори на столі, від вас: { $value }
sheet-door = двері

## Розділи правил

chapter-SA-1 = Склад гри
chapter-SA-2 = Підготовка
chapter-SA-3 = Хід
chapter-SA-4 = Ролі
chapter-SA-5 = Обміни
chapter-SA-6 = До кого можна дотягнутися
chapter-SA-7 = Карти дій
chapter-SA-8 = Карти захисту
chapter-SA-9 = Перешкоди
chapter-SA-10 = Карти PANIC!
chapter-SA-11 = Місця й напрямок
chapter-SA-12 = Вибуття з гри
chapter-SA-13 = Кінець гри
chapter-SA-14 = Колода
chapter-SA-15 = Додаткові правила
chapter-SA-16 = Що є таємницею

story-line = Хід { $turn }: { $text }

## Яким стіл бути не може

wrong-unknown-card = Карти «{ $given }» немає. Можливо: { $known }.
wrong-deck-copies = Колода приймає від 0 до 99 карт «{ $card }», а не «{ $given }».
wrong-deck-thing = У колоді рівно одна карта «{ card-the_thing }».
wrong-deck-infected = Стільки карт «{ card-infected }» не прибрати: їх у колоді менше.
wrong-deck-dealing =
    Для { $seats } гравців треба роздати { $needed ->
        [one] { $needed } карту
        [few] { $needed } карти
       *[many] { $needed } карт
    }, а придатних у цій колоді { $given }.
wrong-deck-spare =
    Крім карт на руках, у цій колоді має лишитися { $least ->
        [one] { $least } карта STAY AWAY!
        [few] { $least } карти STAY AWAY!
       *[many] { $least } карт STAY AWAY!
    }, а не { $given }.
