# The Faceless in italiano. Tutte le parole sono nostre; anche i nomi di Ricordi, poteri e carte
# Bivio. Gli spazi si chiamano per riga e fila: g7 è il centro, a il sud. Gli spazi esterni si
# contano da est, in senso antiorario; così anche gli orientamenti, in gradi.
# $you nomina il parametro che è chi legge, oppure vale “none”.

title-name = The Faceless
title-about = Quattro amici in un mondo al crepuscolo, guidati da una bussola che sente ogni magnete attorno. Girate i Senzavolto, seguite l’ago e riportate a casa otto Ricordi prima che arrivi Billygoat.

## Il gioco base e gli scenari

edition-base = Gioco base
edition-base-about = Senza moduli: la bussola, i Senzavolto, Billygoat e otto Ricordi.
edition-scenario-1 = 1 · La ragazzina con la videocamera
edition-scenario-1-about = Portali che vi portano altrove, e Occhi da chiudere prima di poter vincere.
edition-scenario-2 = 2 · Nella tana del coniglio
edition-scenario-2-about = Servitori Girovaghi da non incontrare, Luoghi Infestati, e una scelta a ogni Bivio.
edition-scenario-3 = 3 · Cattive intenzioni
edition-scenario-3-about = L’Antro in mezzo a tutto, il Dado Inquietante, e Billygoat come Demon.
edition-scenario-4 = 4 · Satoshi e gli insetti
edition-scenario-4-about = Ogni Ricordo ha un Servitore che lo porta in giro; raccolti tutti e otto, cercate l’uscita.
edition-scenario-5 = 5 · John e i pupazzi
edition-scenario-5-about = Tre Paludi, i Bivi, e due Avatar insieme: Puppetmaster ed Eraserhead.
edition-scenario-6 = 6 · Charlie il cantante
edition-scenario-6-about = Nightworld, Unspeakable, e un nome che nessuno dovrebbe dire ad alta voce.
edition-scenario-7 = 7 · La ragazzina scomparsa
edition-scenario-7-about = Nightworld contro la clessidra.
edition-scenario-8 = 8 · Marie l’acchiappacapre
edition-scenario-8-about = Nebbia sulla bussola, Bivi, e Billygoat come Spectral, che nessun Ostacolo ferma.

## Nomi

colour-blue = blu
colour-green = verde
colour-yellow = gialla
colour-red = rossa
colour-purple = viola
figure-alan = Alan
figure-sam = Sam
figure-judith = Judith
figure-billygoat = Billygoat
card-blue1 = Blu 1
card-blue2 = Blu 2
card-blue3 = Blu 3
card-blue4 = Blu 4
card-blue5 = Blu 5
card-blue6 = Blu 6
card-green1 = Verde 1
card-green2 = Verde 2
card-green3 = Verde 3
card-green4 = Verde 4
card-green5 = Verde 5
card-green6 = Verde 6
card-yellow1 = Gialla 1
card-yellow2 = Gialla 2
card-yellow3 = Gialla 3
card-yellow4 = Gialla 4
card-yellow5 = Gialla 5
card-yellow6 = Gialla 6
card-red1 = Rossa 1
card-red2 = Rossa 2
card-red3 = Rossa 3
card-red4 = Rossa 4
card-red5 = Rossa 5
card-red6 = Rossa 6
card-purple1 = Viola 1
card-purple2 = Viola 2
card-purple3 = Viola 3
card-purple4 = Viola 4
card-purple5 = Viola 5
card-purple6 = Viola 6
memory-move_sam = La Fionda
memory-move_judith = Il Nastro
memory-move_alan = La Bicicletta
memory-move_billygoat = Il Campanaccio
memory-step = Le Scarpe Consumate
memory-refill = La Merenda
memory-clear = La Lucina da Notte
memory-shift = La Corda Logora
fate-lying = perduto
fate-unused = raccolto, non usato
fate-used = usato
character-casper = Casper
character-dylan = Dylan
character-emily = Emily
character-julie = Julie
character-karyn = Karyn
character-lily = Lily
character-luke = Luke
character-matt = Matt
character-pj = P.J.
character-tommy = Tommy
power-whispers = Un sussurro in più
power-four_cards = Tasche profonde
power-two_cards = Piedi svelti
power-foresight = Presentimento
power-wanders = Voglia di andare
power-paces = Passo leggero
power-recovers = Cimeli
power-turns = Mano ferma
power-second_look = Secondo sguardo
power-carries = Mani delicate
avatar-demon = Demon
avatar-puppetmaster = Puppetmaster
avatar-eraserhead = Eraserhead
avatar-unspeakable = Unspeakable
avatar-spectral = Spectral
face-no_powers = Niente poteri
face-one_more = Un passo in più
face-one_less = Un passo in meno
face-spared = Un Ricordo risparmiato
face-closer = Arriva Billygoat
face-calm = Calma
crossroads-c1 = Due sentieri
crossroads-c2 = Due porte chiuse
crossroads-c3 = Dita fredde
crossroads-c4 = Palpebre pesanti
crossroads-c5 = Il pedaggio
crossroads-c6 = Le spalle voltate
crossroads-c7 = Il patto
crossroads-c8 = Un nome dimenticato
crossroads-c9 = Il girotondo
crossroads-c10 = Gambe stanche
fork-red_step = il Gruppo fa un passo secondo la punta rossa
fork-white_step = il Gruppo fa un passo secondo la punta bianca
fork-no_yellow_green = nel prossimo turno le carte gialle e verdi ruotano soltanto Judith e Sam, senza muoverli
fork-no_yellow_blue = nel prossimo turno le carte gialle e blu ruotano soltanto Judith e Alan, senza muoverli
fork-no_blue_green = nel prossimo turno le carte blu e verdi ruotano soltanto Alan e Sam, senza muoverli
fork-add_card = una carta del mazzo entra nel display
fork-lose_card = chi è di turno scarta una carta
fork-goat_step = Billygoat si avvicina di uno spazio
fork-turn_one = un Senzavolto si volta
fork-drop_two = due carte del mazzo vanno negli scarti
fork-spend_memory = un Ricordo non usato si consuma senza il suo effetto
fork-turn_all = tutti i Senzavolto si voltano
fork-one_less = nel prossimo turno ogni carta giocata vale uno in meno
obstacle-1 = Ostacolo d’Entrata
obstacle-2 = Ostacolo 2
obstacle-3 = Ostacolo 3
obstacle-4 = Ostacolo 4
obstacle-5 = Ostacolo 5
obstacle-6 = Ostacolo 6
portal-a = Portale A
portal-b = Portale B
portal-c = Portale C
direction-east = est
direction-northeast = nord-est
direction-northwest = nord-ovest
direction-west = ovest
direction-southwest = sud-ovest
direction-southeast = sud-est

## Che cosa fanno

effect-blue = Muovi Alan lungo il bordo e ruotalo; poi il Gruppo cammina seguendo l’ago.
effect-green = Muovi Sam lungo il bordo e ruotalo; poi il Gruppo cammina seguendo l’ago.
effect-yellow = Muovi Judith lungo il bordo e ruotala; poi il Gruppo cammina seguendo l’ago.
effect-red = Muovi Billygoat di uno spazio e ruotalo; poi il Gruppo cammina seguendo l’ago.
effect-purple = Nessuna miniatura si muove; il Gruppo cammina dove vuoi.
effect-memory-move_sam = Muovi e ruota Sam come con una carta verde; il Gruppo resta fermo.
effect-memory-move_judith = Muovi e ruota Judith come con una carta gialla; il Gruppo resta fermo.
effect-memory-move_alan = Muovi e ruota Alan come con una carta blu; il Gruppo resta fermo.
effect-memory-move_billygoat = Muovi e ruota Billygoat come con una carta rossa; il Gruppo resta fermo.
effect-memory-step = Il Gruppo fa un passo in una direzione qualsiasi.
effect-memory-refill = Scegli un giocatore: riempie la mano dal display.
effect-memory-clear = Scarta fino a due carte dal fondo delle colonne.
effect-memory-shift = Sposta un Ostacolo in un altro posto, secondo le regole della preparazione.
effect-power-whispers = Una volta nel tuo turno, un Sussurrare in più, prima o dopo l’azione.
effect-power-four_cards = La tua mano tiene quattro carte invece di tre.
effect-power-two_cards = Camminando puoi giocare due carte, la seconda dopo aver risolto tutta la prima.
effect-power-foresight = All’inizio del tuo turno puoi guardare la prima carta Evento. Dopo un Riposare o un Sussurrare la minaccia del tuo turno può restare senza effetto.
effect-power-wanders = Quando riposi, il Gruppo può fare un passo in una direzione qualsiasi.
effect-power-paces = Quando cammini, la carta può valere uno in più o uno in meno.
effect-power-recovers = Ogni volta che si raccoglie un Ricordo puoi pescare una carta, scambiarne una con il display, o entrambe le cose.
effect-power-turns = Una volta nel tuo turno, prima o dopo l’azione, ruota un Senzavolto dov’è.
effect-power-second_look = Nella tua fase Minacce puoi scartare la carta rivelata e tenere la seguente.
effect-power-carries = Una volta nel tuo turno, prima dell’azione, porta un Ricordo su uno spazio libero accanto.
effect-avatar-demon = Chi gioca una carta rossa deve avvicinare Billygoat al Gruppo.
effect-avatar-puppetmaster = Ogni minaccia rossa mette un Servitore su uno spazio esterno, dove nessun Senzavolto potrà più fermarsi.
effect-avatar-eraserhead = Una minaccia rossa di valore 1 o 2 consuma uno dei vostri Ricordi.
effect-avatar-unspeakable = Dopo una minaccia rossa nessuno può parlare: il giocatore seguente gioca da solo.
effect-avatar-spectral = Billygoat attraversa gli Ostacoli; ognuno è per lui un solo spazio.
effect-face-no_powers = Finché si vede, nessun potere può essere usato.
effect-face-one_more = Finché si vede, con le carte e le minacce viola il Gruppo fa un passo in più.
effect-face-one_less = Finché si vede, con le carte e le minacce viola il Gruppo fa un passo in meno.
effect-face-spared = Una volta, un passo contro un Ostacolo o in una Palude non costa Ricordi; poi si ritira il dado.
effect-face-closer = Billygoat si avvicina di uno spazio, e si ritira il dado.
effect-face-calm = Non accade nulla.

# Che cosa farebbe la prossima carta di una colonna; $count sono le carte per viola e rosso, le
# coppie per gli altri.
threat-blue = { $count ->
    [0] nulla
    [one] una carta del mazzo entra nel display
   *[other] { $count } carte del mazzo entrano nel display
  }
threat-green = { $count ->
    [0] nulla
    [one] un giocatore scarta una carta
   *[other] { $count } volte un giocatore scarta una carta
  }
threat-yellow = { $count ->
    [0] nulla
    [one] un Senzavolto si volta
   *[other] { $count } Senzavolto si voltano
  }
threat-red = { $count ->
    [one] Billygoat si avvicina di uno spazio
   *[other] Billygoat si avvicina di { $count } spazi
  }
threat-purple = { $count ->
    [0] il Gruppo resta dov’è
    [one] il Gruppo fa un passo secondo l’ago
   *[other] il Gruppo fa { $count } passi secondo l’ago
  }

## Che cosa si chiede: a chi legge, e a qualcun altro

ask-before = È il tuo turno: Camminare con una carta, Riposare o Sussurrare.
wait-before = { $seat } pensa al turno.
ask-after = La tua azione è finita. C’è altro, prima che arrivi la minaccia?
wait-after = { $seat } può fare ancora qualcosa prima della minaccia.
ask-move_faceless = { $turn_only ->
    [0] { $figure }: scegli uno spazio esterno e un orientamento; prova finché ti va bene.
   *[other] { $figure }: scegli un orientamento; prova finché ti va bene.
  }
wait-move_faceless = { $seat } prova dove mettere { $figure }.
ask-move_billygoat = Billygoat: scegli dove va e com’è ruotato; prova finché ti va bene.
wait-move_billygoat = { $seat } prova dove mettere Billygoat.
ask-way = { $end ->
    [free] Da che parte va il Gruppo?
   *[other] L’ago non decide. Da che parte va il Gruppo?
  }
wait-way = { $seat } sceglie da che parte va il Gruppo.
ask-payment = Sulla via: { $obstacle }. Quale Ricordo si consuma?
wait-payment = { $seat } sceglie quale Ricordo si consuma.
ask-use_up = Un Ricordo deve consumarsi senza effetto. Quale?
wait-use_up = { $seat } sceglie quale Ricordo si consuma.
ask-fill = { $wander ->
    [0] Prendi carte dal fondo delle colonne finché la tua mano è piena.
   *[other] Riempi la mano dal display; prima o dopo, il Gruppo può fare un passo dove vuoi.
  }
wait-fill = { $seat } prende carte dal display.
ask-gain = Un Ricordo è tornato: puoi pescare una carta, scambiarne una con il display, o entrambe le cose.
wait-gain = { $seat } può pescare o scambiare una carta.
ask-pace = Carta giocata: { $card }. Un passo in più o in meno?
wait-pace = { $seat } decide quanto cammina il Gruppo.
ask-second_card = Puoi camminare ancora con una seconda carta.
wait-second_card = { $seat } può giocare una seconda carta.
ask-second_look = La minaccia è { $card }. La tieni, o ne riveli un’altra?
wait-second_look = { $seat } può far rivelare un’altra minaccia: questa è { $card }.
ask-calm = La carta è nella colonna { $colour }. Ha effetto, o no?
wait-calm = { $seat } decide se la carta { $colour } ha effetto.
ask-approaches = Più vie portano Billygoat al Gruppo con gli stessi passi. Quale prende?
wait-approaches = { $seat } sceglie la via di Billygoat.
ask-turn_round = { $count ->
    [one] Quale Senzavolto si volta?
   *[other] { $count } Senzavolto si voltano. Quale adesso?
  }
wait-turn_round = { $seat } sceglie quale Senzavolto si volta.
ask-give_up = La minaccia ti toglie una carta. Quale?
wait-give_up = { $seat } cede una carta.
ask-crossroads = Al Bivio. Il primo: { $one }. Il secondo: { $other }. Quale?
wait-crossroads = { $seat } decide al Bivio: { $one }, oppure { $other }.
ask-lose_one = Il Bivio ti toglie una carta. Quale?
wait-lose_one = { $seat } cede una carta.
ask-which_first = Entrambi gli Avatar reagiscono a { $card }. Quale per primo?
wait-which_first = { $seat } sceglie quale Avatar agisce per primo.
ask-post_servant = Puppetmaster manda un Servitore. Su quale spazio esterno si ferma?
wait-post_servant = { $seat } sceglie dove si ferma il Servitore.
ask-whose_hand = La mano di chi si riempie dal display?
wait-whose_hand = { $seat } sceglie quale mano si riempie.
ask-clear_cards = { $count ->
    [one] Puoi scartare ancora una carta dal fondo di una colonna.
   *[other] Puoi scartare fino a { $count } carte dal fondo delle colonne.
  }
wait-clear_cards = { $seat } sgombera il display.
ask-shift_obstacle = Quale Ostacolo si sposta, e dove?
wait-shift_obstacle = { $seat } sposta un Ostacolo.
ask-set_figure = Preparazione. { $figure }: scegli uno spazio esterno e un orientamento.
wait-set_figure = { $seat } prepara { $figure }.
ask-lay_obstacle = Preparazione. { $obstacle }: dove lo metti, e ruotato come?
wait-lay_obstacle = { $seat } posa un Ostacolo ({ $obstacle }).
ask-lay_den = Preparazione. L’Antro: dove lo metti, e ruotato come?
wait-lay_den = { $seat } posa l’Antro.
ask-hide_memory = Preparazione. Dove va il prossimo Ricordo, coperto?
wait-hide_memory = { $seat } posa un Ricordo senza guardarlo.
ask-place_group = Preparazione. Da dove parte il Gruppo? Accanto all’Ostacolo d’Entrata.
wait-place_group = { $seat } sceglie da dove parte il Gruppo.
ask-place_billygoat = Preparazione. Da dove parte Billygoat? Meglio lontano da voi.
wait-place_billygoat = { $seat } sceglie da dove parte Billygoat.
ask-sand = La sabbia scorre nella clessidra.
wait-sand = La sabbia scorre nella clessidra.
ask-name = Chi è di turno ha detto il nome?
wait-name = Tutti tendono l’orecchio al nome.

## Scelte

option-lay-space-direction = { $space }, verso { $direction }
option-hide-space = { $space }
option-begin-space = { $space }
option-stand-space = { $space }
option-set-outer = Spazio esterno { $outer }
option-set-outer-heading = Spazio esterno { $outer }, orientamento { $heading }°
option-move-space = { $space }
option-move-space-heading = { $space }, orientamento { $heading }°
option-enter-obstacle = Dentro: { $obstacle }
option-enter-obstacle-heading = Dentro: { $obstacle }, orientamento { $heading }°
option-keep_off = Resta via
option-play-card = Camminare: { $card }
option-rest = Riposare: riempi la mano dal display
option-give-card-seat-seat = Sussurrare, dare: { $card }, { $seat } → { $seat2 }
option-give_free-card-seat-seat = Un sussurro in più, dare: { $card }, { $seat } → { $seat2 }
option-swap-card-seat-card-seat = Sussurrare, scambiare: { $card } ({ $seat }) ⇄ { $card2 } ({ $seat2 })
option-swap_free-card-seat-card-seat = Un sussurro in più, scambiare: { $card } ({ $seat }) ⇄ { $card2 } ({ $seat2 })
option-take-colour = Prendi dalla colonna { $colour }
option-more = Un passo in più
option-fewer = Un passo in meno
option-as_printed = Come dice la carta
option-done = Avanti
option-remember-memory = Usa { $memory }
option-turn-figure = Ruota { $figure }
option-carry-space-direction = Porta il Ricordo di { $space } verso { $direction }
option-peek = Guarda la prima carta del mazzo
option-roll = Aggiungi una carta del mazzo al display e tira il Dado Inquietante
option-refill-seat = { $seat }
option-clear-colour = Scarta dalla colonna { $colour }
option-shift-obstacle-space-direction = { $obstacle }: su { $space }, verso { $direction }
option-go-direction = Verso { $direction }
option-spend-memory = Consuma { $memory }
option-spare = Non consumare nulla e ritira il dado
option-draw = Pesca una carta dal mazzo
option-exchange-card-colour = Cedi { $card } per la carta in fondo alla colonna { $colour }
option-keep = Tienila
option-replace = Scartala e rivelane un’altra
option-act = Che abbia effetto
option-calm_down = Che resti senza effetto
option-approach-space = Per { $space }
option-approach-obstacle = Attraverso { $obstacle }
option-flip-figure = Fai voltare { $figure }
option-discard-card = Scarta { $card }
option-choose-fork = { $fork }
option-post-outer = Spazio esterno { $outer }
option-first-avatar = Prima { $avatar }
option-sand_out = La sabbia è finita
option-said_name = Il nome è stato detto

## Perché no

why-must-move = Billygoat deve essere mosso; non può restare dov’è.
why-goat-obstacle = Lì c’è un Ostacolo, e Billygoat non può entrarci.
why-demon-nearer = Demon va solo verso il Gruppo.
why-shortest-way = Non è su una via più breve verso il Gruppo.
why-start-taken = Lì parte un altro Senzavolto.
why-not-past = C’è di mezzo un altro Senzavolto, che non si può scavalcare.
why-faceless-near = Troppo vicino a un altro Senzavolto: in mezzo deve restare uno spazio esterno libero.
why-servant-there = Lì c’è un Servitore di Puppetmaster.
why-only-turns = Questa volta il Senzavolto ruota soltanto dov’è.
why-already-turned = Quello si è già voltato.
why-removed = Quel Senzavolto è stato rimosso; lo riporta solo un movimento con la sua carta o il suo Ricordo.
why-hand-full = Quella mano è piena.
why-deck-empty = Nel mazzo non c’è più nessuna carta.
why-once-a-memory = Per questo Ricordo è già stato fatto.
why-column-empty = Quella colonna è vuota.
why-needle-elsewhere = L’ago punta altrove.
why-memory-not-unused = Quel Ricordo non è stato raccolto, oppure è già usato.
why-die-does-not-spare = Solo una faccia del Dado Inquietante risparmia un Ricordo, e non si vede.
why-display-first = Nel display ci sono carte: si prende da lì.
why-must-fill = Prima bisogna riempire la mano.
why-memory-lying = Quel Ricordo non è ancora stato raccolto.
why-memory-used = Quel Ricordo è già usato.
why-one-memory = Si usa un Ricordo per turno, ed è già stato usato.
why-den-near = Il turno è cominciato accanto all’Antro: fino alla fine nessun Ricordo ha effetto.
why-no-other-place = Nessun Ostacolo può stare altrove.
why-power-suspended = Ora i poteri non si possono usare.
why-once-a-turn = In questo turno è già stato fatto.
why-space-taken = Lì c’è già qualcosa.
why-outer-taken = Quello spazio esterno è occupato.
why-beside-servant = Accanto c’è un Servitore, e altrove c’è posto.
why-fork-impossible = Questo ora non si può fare, l’altro sì.
why-rolled-already = In questo turno il dado è già stato tirato.
why-start-of-turn = Si può solo proprio all’inizio di un turno.

## Che cosa è successo

event-character_dealt = { $you ->
    [seat] { $character } è il tuo personaggio.
   *[other] { $character } è il personaggio di { $seat }.
  }
event-cards_dealt = { $you ->
    [seat] Cominci con { $cards }.
   *[other] { $seat } comincia con { $cards }.
  }
event-obstacle_laid = { $obstacle }: { $spaces }.
event-laid_anew = Non c’è più posto: si dispone tutto da capo.
event-swamp = È una Palude: { $obstacle }.
event-den_laid = L’Antro è su { $spaces }.
event-memory_hidden = Un Ricordo è coperto su { $space }.
event-group_begins = Il Gruppo parte da { $space }.
event-billygoat_stands = Billygoat aspetta su { $space }.
event-boxed = { $count ->
    [one] Una carta lascia il mazzo senza essere vista.
   *[other] { $count } carte lasciano il mazzo senza essere viste.
  }
event-avatar_shown = L’Avatar di Billygoat: { $avatar }.
event-eye_laid = Un Occhio aperto è su { $space }.
event-haunt_laid = Un Luogo Infestato è coperto su { $space }.
event-portal_laid = { $portal }: si apre su { $space }.
event-servant_laid = Un Servitore è su { $space }.
event-turn = { $you ->
    [seat] — Turno { $count }: tocca a te —
   *[other] — Turno { $count }: { $seat } —
  }
event-fog_falls = La Nebbia nasconde l’ago.
event-fog_lifts = La Nebbia si alza.
event-by_the_den = { $you ->
    [seat] Cominci accanto all’Antro: in questo turno né il potere né i Ricordi ti aiutano.
   *[other] { $seat } comincia accanto all’Antro: in questo turno né potere né Ricordi.
  }
event-played = { $you ->
    [seat] Cammini con { $card }.
   *[other] { $seat } cammina con { $card }.
  }
event-rested = { $you ->
    [seat] Riposi.
   *[other] { $seat } riposa.
  }
event-gave = { $you ->
    [seat] Sussurri: { $card }, { $giver } → { $receiver }.
    [both] Sussurri: { $card }, { $giver } → { $receiver }.
   *[other] { $seat } sussurra: { $card }, { $giver } → { $receiver }.
  }
event-swapped = { $you ->
    [seat] Sussurri: { $card } ({ $giver }) ⇄ { $back } ({ $receiver }).
    [both] Sussurri: { $card } ({ $giver }) ⇄ { $back } ({ $receiver }).
   *[other] { $seat } sussurra: { $card } ({ $giver }) ⇄ { $back } ({ $receiver }).
  }
event-took = { $you ->
    [seat] Prendi { $card } dal display.
   *[other] { $seat } prende { $card } dal display.
  }
event-drew = { $you ->
    [seat] Peschi { $card }.
   *[other] { $seat } pesca { $card }.
  }
event-exchanged = { $you ->
    [seat] Cedi { $card } per { $got } del display.
   *[other] { $seat } cede { $card } per { $got } del display.
  }
event-peeked = { $card ->
    [none] { $you ->
        [seat] Guardi il mazzo.
       *[other] { $seat } guarda la prima carta del mazzo.
      }
   *[other] { $you ->
        [seat] In cima al mazzo vedi { $card }.
       *[other] { $seat } vede in cima al mazzo: { $card }.
      }
  }
event-paced = { $count ->
    [0] La carta non vale nulla.
   *[other] La carta vale { $count }.
  }
event-carried = { $you ->
    [seat] Porti un Ricordo da { $space } a { $to }.
   *[other] { $seat } porta un Ricordo da { $space } a { $to }.
  }
event-faceless_set = { $figure } è su { $outer }, orientamento { $heading }°.
event-kept_off = { $figure } resta via.
event-billygoat_moved = Billygoat è su { $space }, orientamento { $heading }°.
event-billygoat_entered = Billygoat è dentro: { $obstacle }, orientamento { $heading }°.
event-turned_round = { $figure } si volta: orientamento { $heading }°.
event-collided = { $figure_is ->
    [billygoat] Il magnete di Billygoat si attacca a quello di { $other }: { $other } viene portato via.
    [judith] Il magnete di Judith si attacca a quello di Billygoat: Judith viene portata via.
   *[other] Il magnete di { $figure } si attacca a quello di Billygoat: { $figure } viene portato via.
  }
event-stepped = { $end ->
    [red] La punta rossa porta il Gruppo a { $way }, su { $space }.
    [white] La punta bianca porta il Gruppo a { $way }, su { $space }.
    [pushed] Il Gruppo è spinto a { $way }, su { $space }.
   *[free] Il Gruppo va a { $way }, su { $space }.
  }
event-bumped = { $end ->
    [red] La punta rossa porta a { $way }, contro un Ostacolo ({ $obstacle }).
    [white] La punta bianca porta a { $way }, contro un Ostacolo ({ $obstacle }).
    [pushed] Il Gruppo è spinto a { $way }, contro un Ostacolo ({ $obstacle }).
   *[free] Il Gruppo va a { $way }, contro un Ostacolo ({ $obstacle }).
  }
event-waded = La via porta in una Palude: { $obstacle }.
event-spent = Consumato: { $memory }.
event-spared = Questa volta non si consuma nulla.
event-recovered = Su { $space } il Gruppo trova un Ricordo: { $memory }.
event-remembered = { $you ->
    [seat] Usi un Ricordo: { $memory }.
   *[other] { $seat } usa un Ricordo: { $memory }.
  }
event-obstacle_moved = { $obstacle }: ora su { $spaces }.
event-cleared = { $card } lascia il display.
event-revealed = La minaccia: { $card }.
event-replaced = { $you ->
    [seat] Scarti { $card }.
   *[other] { $seat } scarta { $card }.
  }
event-calmed = Resta lì senza effetto.
event-added = { $card } entra nel display.
event-threat = { $colour_is ->
    [blue] { $count ->
        [0] Una minaccia blu senza coppie: non accade nulla.
        [one] Una minaccia blu: una carta entra nel display.
       *[other] Una minaccia blu: { $count } carte entrano nel display.
      }
    [green] { $count ->
        [0] Una minaccia verde senza coppie: non accade nulla.
        [one] Una minaccia verde: bisogna cedere una carta.
       *[other] Una minaccia verde: bisogna cedere { $count } carte.
      }
    [yellow] { $count ->
        [0] Una minaccia gialla senza coppie: non accade nulla.
        [one] Una minaccia gialla: un Senzavolto si volta.
       *[other] Una minaccia gialla, { $count } coppie: i Senzavolto si voltano.
      }
    [red] { $count ->
        [one] Una minaccia rossa: Billygoat si avvicina di uno spazio.
       *[other] Una minaccia rossa: Billygoat si avvicina di { $count } spazi.
      }
   *[purple] { $count ->
        [0] Una minaccia viola: il Gruppo resta dov’è.
        [one] Una minaccia viola: l’ago trascina il Gruppo di uno spazio.
       *[other] Una minaccia viola: l’ago trascina il Gruppo di { $count } spazi.
      }
  }
event-discarded = { $you ->
    [seat] Cedi { $card }.
   *[other] { $seat } cede { $card }.
  }
event-dropped = { $card } passa dal mazzo agli scarti.
event-eye_turned = { $open ->
    [0] L’Occhio su { $space } si chiude.
   *[other] L’Occhio su { $space } si apre.
  }
event-watched = { $count ->
    [one] Un Occhio aperto vede tutto: una carta lascia il mazzo senza essere vista.
   *[other] Un Occhio aperto vede tutto: { $count } carte lasciano il mazzo senza essere viste.
  }
event-rolled = Il Dado Inquietante mostra: { $face }.
event-fork_shown = Al Bivio, { $crossroads }: { $one }, oppure { $other }.
event-fork_chosen = { $you ->
    [seat] Scegli: { $fork }.
   *[other] { $seat } sceglie: { $fork }.
  }
event-haunted = { $count ->
    [one] Il Luogo Infestato su { $space } spinge il Gruppo di uno spazio a { $way }.
   *[other] Il Luogo Infestato su { $space } spinge il Gruppo di { $count } spazi a { $way }.
  }
event-haunts_turned = { $count ->
    [one] I Luoghi Infestati coperti ruotano di 60°.
   *[other] I Luoghi Infestati coperti ruotano di 60°, { $count } volte.
  }
event-ported = { $portal }: il Gruppo esce su { $space }.
event-servants_move = { $count ->
    [one] I Servitori vanno di uno spazio a { $way }.
   *[other] I Servitori vanno di { $count } spazi a { $way }.
  }
event-servant_moved = Un Servitore va da { $space } a { $to }.
event-servant_gone = Il Servitore su { $space } svanisce.
event-servant_posted = Un Servitore si ferma per sempre sullo spazio esterno { $outer }.
event-silence = { $you ->
    [seat] Non una parola: il prossimo turno lo giochi senza l’aiuto di nessuno.
   *[other] Non una parola: { $seat } gioca il prossimo turno senza l’aiuto di nessuno.
  }
event-speech = Si può di nuovo parlare.
event-glass_started = La clessidra è girata: la sabbia scorre.
event-glass_beside = La clessidra sta accanto al Ricordo: quando la sabbia finirà non costerà nulla.
event-sand_out = { $cards ->
    [0] La sabbia è finita accanto al Ricordo: la clessidra torna al suo posto.
   *[other] La sabbia è finita: { $cards } carte entrano nel display.
  }
event-name_said = { $you ->
    [seat] Hai detto il nome!
   *[other] { $seat } ha detto il nome!
  }

## Come finisce

outcome-rescued = Tutto è ricordato. Siete usciti dal crepuscolo.
outcome-caught = Billygoat vi ha presi.
outcome-trapped = Un Ostacolo vi trattiene, e nessun Ricordo mostra come aggirarlo.
outcome-swallowed = La Palude si chiude sopra di voi.
outcome-den = Siete entrati nell’Antro.
outcome-servants = Un Servitore vi ha trovati.
outcome-no_cards = Il mazzo è vuoto, e il crepuscolo diventa notte.

## Opzioni

switch-difficulty = Difficoltà
switch-difficulty-about = Quante carte ha sempre il display Minacce. Facile va bene per una prima partita.
switch-difficulty-easy = facile: 5 carte
switch-difficulty-medium = media: 6 carte
switch-difficulty-hard = difficile: 8 carte
switch-layout = Preparazione
switch-layout-about = Chi dispone Ostacoli, Ricordi e miniature.
switch-layout-random = il caso
switch-layout-by_hand = il primo giocatore
switch-characters = Personaggi
switch-characters-about = I loro nomi nell’ordine dei posti; vuoto li distribuisce a caso.
switch-first_player = Primo giocatore
switch-first_player-about = Il posto che comincia, contando da 0; -1 per il caso.
switch-solo = In solitario
switch-solo-about = Una persona gioca con una mano sola. Il regolamento non lo prevede.
switch-labyrinth = Labirinto
switch-labyrinth-about = Dove porta un passo oltre il bordo.
switch-labyrinth-line = in fondo alla stessa linea
switch-labyrinth-antipodal = allo spazio opposto
switch-collisions = Scontri
switch-collisions-about = Se i magneti troppo vicini si attaccano.
switch-collisions-physical = si attaccano
switch-collisions-off = non si attaccano mai
switch-earth = La Terra
switch-earth-about = Se anche il campo della Terra tira l’ago.
switch-avatar = Avatar
switch-avatar-about = Billygoat ha una natura tutta sua. Meglio dopo 4 partite.
switch-avatar-none = nessuno
switch-avatar-random = a caso
switch-avatar-demon = Demon: le carte rosse lo avvicinano
switch-avatar-puppetmaster = Puppetmaster: Servitori occupano spazi esterni
switch-avatar-eraserhead = Eraserhead: le piccole minacce rosse costano Ricordi
switch-avatar-unspeakable = Unspeakable: dopo le minacce rosse si tace
switch-avatar-spectral = Spectral: attraversa gli Ostacoli
switch-second_avatar = Secondo Avatar
switch-second_avatar-about = Un’altra natura accanto alla prima, come nello scenario 5. Meglio dopo 4 partite.
switch-second_avatar-none = nessuno
switch-second_avatar-demon = Demon
switch-second_avatar-puppetmaster = Puppetmaster
switch-second_avatar-eraserhead = Eraserhead
switch-second_avatar-unspeakable = Unspeakable
switch-second_avatar-spectral = Spectral
switch-creepy_die = Dado Inquietante
switch-creepy_die-about = Le minacce gialle tirano un dado le cui facce quasi tutte durano. Meglio dopo 5 partite.
switch-crossroads = Bivi
switch-crossroads-about = Le minacce verdi fanno scegliere tra due mali. Meglio dopo 5 partite.
switch-den = Antro
switch-den-about = Una tana in cui non si deve entrare; lì accanto né poteri né Ricordi aiutano. Meglio dopo 8 partite.
switch-eyes = Occhi
switch-eyes-about = Due Occhi divorano il mazzo finché il Gruppo non li chiude. Meglio dopo 6 partite.
switch-nightworld = Nightworld
switch-nightworld-about = L’altro lato del tabellone: sugli spazi Inversi guida la punta bianca. Meglio dopo 12 partite.
switch-haunted = Luoghi Infestati
switch-haunted-about = Quattro posti nascosti che spingono via il Gruppo. Meglio dopo 6 partite.
switch-hourglass = Clessidra
switch-hourglass-about = Se la sabbia finisce prima che si trovi un Ricordo, due carte entrano nel display. Meglio dopo 12 partite.
switch-hourglass-off = no
switch-hourglass-seconds = in tempo reale
switch-hourglass-turns = a turni
switch-portals = Portali
switch-portals-about = Tre porte: un movimento che finisce a una di esse prosegue oltre. Meglio dopo 3 partite.
switch-fog = Nebbia
switch-fog-about = Dall’inizio di ogni turno l’ago è nascosto, finché il Gruppo cammina o l’azione è finita. Meglio dopo 15 partite.
switch-servants = Servitori
switch-servants-about = Le minacce rosse mandano Servitori per il tabellone. Meglio dopo 8 partite.
switch-servants-off = nessuno
switch-servants-wandering = quattro Girovaghi, da non incontrare
switch-servants-collectors = otto Raccoglitori, che portano in giro i Ricordi
switch-swamps = Paludi
switch-swamps-about = Quanti Ostacoli sono Paludi: ci si può entrare, a un Ricordo per passo. Il modulo ne ha 2. Meglio dopo 8 partite.
switch-way_out = L’uscita
switch-way_out-about = Per vincere il Gruppo deve anche stare accanto all’Ostacolo d’Entrata, come nello scenario 4.
switch-his_name = Il suo nome
switch-his_name-about = Chi dice «Billygoat» nel proprio turno fa entrare nel display una carta, che ha effetto, come nello scenario 6.
switch-final_challenge = Sfida finale
switch-final_challenge-about = In più la Nebbia, al livello difficile.
switch-figures = Valori propri
switch-figures-about = Altri valori per ciò che nessuno ha ancora letto dal gioco: tabellone, carte, magneti.

## Valori

figure-board-radius = Spazi dal centro del tabellone al bordo
figure-starts = Spazi esterni da cui possono partire i Senzavolto
figure-day-symbols = Simboli per gli Ostacoli di giorno
figure-night-symbols = Simboli per gli Ostacoli in Nightworld
figure-inverse-spaces = Spazi Inversi
figure-obstacles = Forme degli Ostacoli, con le parti segnate
figure-den = Forma dell’Antro
figure-blue-cards = Valori delle carte blu
figure-green-cards = Valori delle carte verdi
figure-yellow-cards = Valori delle carte gialle
figure-red-cards = Valori delle carte rosse
figure-purple-cards = Valori delle carte viola
figure-easy-cards = Carte nel display al livello facile
figure-powers = I poteri, nell’ordine dei personaggi
figure-avatars = Avatar che si possono pescare
figure-die-faces = Facce del Dado Inquietante
figure-crossroads = I due effetti di ogni carta Bivio
figure-servant-directions = Direzioni sulle carte Servitore
figure-haunted-arrows = Frecce dei Luoghi Infestati
figure-hourglass-seconds = Secondi finché finisce la sabbia
figure-hourglass-turns = Turni finché finisce la sabbia
figure-pitch-mm = Da uno spazio al vicino, in mm
figure-needle-height-mm = Altezza dell’ago sopra i magneti, in mm
figure-faceless-moment = Magnete di un Senzavolto, in A·m²
figure-billygoat-moment = Magnete di Billygoat, in A·m²
figure-earth-field = Campo della Terra, in µT
figure-earth-heading = Dove la Terra tira la punta rossa, in gradi
figure-tie-degrees = Quanto vicino alla metà tra due spazi l’ago non decide, in gradi
figure-null-field = Il campo più debole che muove l’ago, in µT
figure-snap-distance = Quanto vicini devono essere i magneti per attaccarsi, in mm
figure-snap-force = Quanto forte devono attrarsi per attaccarsi, in N
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
# Una faccia del dado, e un effetto al Bivio.
figure-word-one_less = uno in meno

## Il tavolo a parole

sheet-turn = Turno { $value }
sheet-current = Di turno: { $value }
sheet-here = Il Gruppo è su { $value }
sheet-needle = La punta rossa indica { $value }°
sheet-billygoat_space = Billygoat è su { $value }
sheet-billygoat_obstacle = Billygoat è dentro: { $value }
sheet-billygoat_heading = Orientamento di Billygoat: { $value }°
sheet-figures_alan_outer = Alan è su { $value }
sheet-figures_alan_heading = Orientamento di Alan: { $value }°
sheet-figures_sam_outer = Sam è su { $value }
sheet-figures_sam_heading = Orientamento di Sam: { $value }°
sheet-figures_judith_outer = Judith è su { $value }
sheet-figures_judith_heading = Orientamento di Judith: { $value }°
sheet-memories = Ricordi su { $value }
sheet-fates = { $value }
sheet-deck = { $value ->
    [0] Il mazzo è vuoto
    [one] Una carta nel mazzo
   *[other] { $value } carte nel mazzo
  }
sheet-display_blue = Colonna blu: { $value }
sheet-display_green = Colonna verde: { $value }
sheet-display_yellow = Colonna gialla: { $value }
sheet-display_red = Colonna rossa: { $value }
sheet-display_purple = Colonna viola: { $value }
sheet-characters = { $value }
sheet-powers = { $value }
sheet-face = Il Dado Inquietante mostra: { $value }
sheet-avatars = Avatar: { $value }
sheet-portals = Portali A, B, C: { $value }
sheet-servants = Servitori: { $value }
sheet-puppets = Servitori di Puppetmaster: { $value }
sheet-den = Antro: { $value }
sheet-glass = { $value ->
    [off] { "" }
    [home] La clessidra è al suo posto
   *[memory] La clessidra è accanto a un Ricordo
  }
sheet-glass_turns = { $value ->
    [0] { "" }
    [one] Sabbia per un turno
   *[other] Sabbia per { $value } turni
  }
sheet-me_hand = Le tue carte: { $value }
sheet-me_top = In cima al mazzo: { $value }

## Perché un bot farebbe così

advice-wins = Con questo siamo fuori dal crepuscolo.
advice-no_way_out = Ormai non ci salva più niente.
advice-recovers = { $count ->
    [one] Così torna un Ricordo.
   *[other] Così tornano { $count } Ricordi.
  }
advice-flees = { $count ->
    [one] Billygoat è vicino: così resta un passo più lontano.
   *[other] Billygoat è vicino: così resta { $count } passi più lontano.
  }
advice-nearer = { $count ->
    [one] Così si risparmia un passo verso i Ricordi.
   *[other] Così si risparmiano { $count } passi verso i Ricordi.
  }
advice-calms = { $count ->
    [one] Così una carta pericolosa lascia il display.
   *[other] Così { $count } carte pericolose lasciano il display.
  }
advice-draws = { $count ->
    [one] Così abbiamo una carta in più per guidare l’ago.
   *[other] Così abbiamo { $count } carte in più per guidare l’ago.
  }
advice-first = Non costa nulla: fallo per primo.
advice-safest = Qualunque carta arrivi, così stiamo meglio.

## I capitoli delle regole

chapter-TF-1 = Il gioco
chapter-TF-2 = Le parole
chapter-TF-3 = Preparazione
chapter-TF-4 = Il turno
chapter-TF-5 = La bussola
chapter-TF-6 = I Ricordi
chapter-TF-7 = Gli urti
chapter-TF-8 = Le minacce
chapter-TF-9 = La fine
chapter-TF-10 = I moduli
chapter-TF-11 = Personaggi e poteri
chapter-TF-12 = Gli scenari
chapter-TF-13 = I magneti
chapter-E = Gli esempi del regolamento
chapter-A = Dove il regolamento tace
chapter-V = Situazioni di riferimento dei magneti

## Il terminale e il tavolo semplice

scale-heading = Orientamento in gradi
scale-heading-how = Gradi (0 è est, 90 nord), un vento come no, un’ora come 4h, o lo spazio da guardare come g7.
map-winds = est/e, nord-est/ne, nord/n, nord-ovest/no, ovest/o, sud-ovest/so, sud/s, sud-est/se
map-group = Gruppo
map-memory = Ricordo
map-obstacle = Ostacolo
map-sign = simbolo per un Ostacolo
map-swamp = Palude
map-den = Antro
map-open_eye = Occhio aperto
map-shut_eye = Occhio chiuso
map-haunt = Luogo Infestato
map-portal = Portale
map-servant = Servitore
map-inverse = spazio Inverso
map-fogged = La Nebbia nasconde l’ago
map-silent = Nessuno può parlare
map-next = poi: { $threat }
map-lost = { $count ->
    [0] Nessun Ricordo è perduto
    [one] Un Ricordo è ancora perduto
   *[other] { $count } Ricordi sono ancora perduti
  }
map-unused = Da usare: { $memories }
map-used = Usati: { $memories }
map-toward = L’ago indicherebbe { $angle }°: { $way }.
map-between = L’ago indicherebbe { $angle }°: tra { $way } e { $other }.
map-faint = I magneti si annullano: l’ago resterebbe com’era.
map-blind = Nella Nebbia non si vede che cosa farebbe l’ago.
map-catch = Lì Billygoat cattura il Gruppo, e la partita è persa.

## Il tabellone nel browser

claim-ping = Guardate qui
claim-ping-said = Guardate: { $thing }.
claim-propose = Propongo …
claim-propose-said = Propongo: { $thing }.
claim-agree = Sono d’accordo
claim-agree-said = Sono d’accordo: { $thing }.
wood-duskworld = Duskworld visto dall’alto.
wood-keys = Duskworld. Le frecce sinistra e destra spostano la miniatura, su e giù la girano, con Maiusc di un decimo di grado; Invio conferma.
wood-fog = La Nebbia copre la bussola
wood-no-field = Nulla attira l’ago
wood-closer = Guarda da vicino
wood-removed = Messo da parte da una collisione; torna quando verrà mosso di nuovo.
wood-place-on = Avanti, in senso antiorario
wood-place-back = Indietro, in senso orario
wood-turn-left = Gira in senso antiorario
wood-turn-right = Gira in senso orario
wood-threats = Il display delle minacce
wood-next-card = Se la prossima carta è …
wood-next = Una carta { $colour } adesso: { $what }.
wood-column = La colonna { $colour }.
wood-memories = Ricordi
wood-people = I giocatori e le loro mani scoperte
wood-signs = Che cos’altro vale
wood-deck = { $count ->
    [0] Il mazzo è vuoto
    [one] Una carta nel mazzo
   *[other] { $count } carte nel mazzo
  }
wood-about-deck = Chi deve pescare da un mazzo vuoto fa perdere tutti. Il display delle minacce ha sempre almeno { $level } carte.
wood-fogged = Nebbia
wood-about-fog = L’ago non si vede finché l’azione non è conclusa o il Gruppo non parte.
wood-silent = Silenzio: nessuno può parlare
wood-no-face = Non ancora lanciato
wood-forks = { $count ->
    [one] Una carta Bivio
   *[other] { $count } carte Bivio
  }
wood-glass-home = { $turns ->
    [0] La clessidra, al suo posto
    [one] La clessidra, al suo posto: un turno
   *[other] La clessidra, al suo posto: { $turns } turni
  }
wood-glass-memory = { $turns ->
    [0] La clessidra, accanto a un Ricordo
    [one] La clessidra, accanto a un Ricordo: un turno
   *[other] La clessidra, accanto a un Ricordo: { $turns } turni
  }
wood-stands = { $figure } è su { $place }, il lato colorato guarda a { $heading }°.
wood-about-faceless = Il lato colorato attira la punta rossa dell’ago, quello chiaro la respinge. Una carta { $colour } sposta e gira questa miniatura.
wood-about-billygoat = Il suo lato rosso attira la punta rossa dell’ago, quello chiaro con le corna la respinge. Se lui e il Gruppo finiscono sullo stesso spazio, tutto è perduto.
wood-space = Spazio { $space }
wood-outer = Spazio esterno { $outer }
wood-free = Qui non c’è nulla.
wood-group = Qui sta il Gruppo, con la bussola.
wood-obstacle = { $obstacle }.
wood-about-obstacle = Chi ci va contro resta dov’è e usa un Ricordo.
wood-swamp = { $obstacle }, una Palude.
wood-about-swamp = Ogni passo che vi entra usa un Ricordo.
wood-mark = Questa parte ha il segno di un Ricordo.
wood-den = L’Antro: chi vi entra è perduto; accanto non servono né poteri né Ricordi.
wood-memory = Qui giace un Ricordo, coperto.
wood-servant = Qui sta un Servitore.
wood-puppet = Qui sta un Servitore di Puppetmaster: nessun Senzavolto può fermarsi su questo spazio.
wood-eye = { $open ->
    [0] Un Occhio, chiuso.
   *[other] Un Occhio, aperto: ogni minaccia toglie tre carte dal mazzo.
  }
wood-haunt = Un Luogo Infestato, coperto.
wood-haunt-open = { $count ->
    [one] Un Luogo Infestato che spinge di uno spazio verso { $way }.
   *[other] Un Luogo Infestato che spinge di { $count } spazi verso { $way }.
  }
wood-portal = { $portal }.
wood-inverse = Uno spazio Inverso: da qui guida la punta bianca.
wood-symbol = Il segno di un posto per un Ostacolo.

## Che cosa un tavolo non può essere

wrong-solo-off = The Faceless è per 2–4 giocatori; da soli si gioca con “{ switch-solo }” attivo.
wrong-solo-on = “{ switch-solo }” è per un giocatore.
wrong-second-avatar = “{ switch-second_avatar }” sta accanto a un altro, indicato da “{ switch-avatar }”.
wrong-unknown-character = Il personaggio “{ $given }” non esiste. Forse: { $known }.
wrong-characters =
    “{ switch-characters }” ne nomina { $seats ->
        [one] almeno uno
       *[other] almeno { $seats } diversi
    }, ciascuno una volta, oppure nessuno per distribuirli a caso.
wrong-figure-cells = “{ $figure }” vuole caselle diverse di un tabellone di raggio { $radius }.
wrong-figure-starts = “starts” vuole tre spazi esterni sotto { $ring } che non si tocchino.
wrong-figure-parts =
    “{ $figure }” vuole caselle di { $parts ->
        [one] un numero
       *[other] { $parts } numeri
    }.
wrong-figure-origin = “{ $figure }” vuole forme la cui prima casella sia 0, 0.
wrong-figure-marks = A “obstacles” servono otto parti segnate per i Ricordi, non { $given }.
wrong-figure-cards = Le carte evento sono cinquanta, non { $given }.
wrong-figure-powers = “powers” vuole ogni potere una volta.
wrong-no-layout = Con queste cifre non si è trovata nessuna disposizione.
