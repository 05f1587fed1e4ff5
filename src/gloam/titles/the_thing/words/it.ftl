# The Thing: The Boardgame in italiano. Tutte le parole sono nostre.
# I personaggi si chiamano come sulle carte, così i testi sono gli stessi per chiunque legga.
# Ciò che chi legge non può sapere arriva come “none”.

title-name = The Thing: Il gioco da tavolo
title-about = Notte polare, una base da tenere in vita e uno di voi che non è più umano. Incontratevi, fidatevi, fate i test, andatevene.

## Edizioni

edition-uk-2023 = Edizione ucraina, 2023
edition-uk-2023-about = Il testo più recente: due tabelle del meteo, chi collabora aiuta sempre, il fuoco stende solo chi lo accende.
edition-it-2021 = Edizione italiana, 2021
edition-it-2021-about = La prima stampa: i soccorsi partono subito, la maggioranza decide chi sale, la luce manca solo quando si controlla la base.

## Persone, stanze e cose

character-bennings = Bennings
character-norris = Norris
character-clark = Clark
character-blair = Dr. Blair
character-garry = Garry
character-macready = MacReady
character-nauls = Nauls
character-windows = Windows

power-bennings = Nella Stazione Meteorologica il dado si tira due volte e si tiene uno dei due risultati.
power-norris = Vede al buio; con l’Azione Speciale pesca due carte e ne consegna una.
power-norris-coop = Al buio può tirare di nuovo fino a tre dadi, ciascuno una volta.
power-clark = I cani non fanno nulla a Clark quando è solo con loro.
power-blair = Nel Laboratorio prende un segnalino in più.
power-garry = Dopo la pesca può scartare una carta e pescarne un’altra.
power-garry-coop = Può tirare di nuovo un dado.
power-macready = Nell’Armeria pesca tre carte e ne tiene una.
power-nauls = Per un pasto gli basta una razione invece di due.
power-windows = Ripara un danno in più.

room-kennel = Serraglio
room-weather_station = Stazione Meteorologica
room-armory = Armeria
room-kitchen = Cucina
room-lab = Laboratorio
room-comms = Stanza Comunicazioni
room-helicopter = Elicottero
room-snowplow = Spazzaneve
room-boiler = Locale Caldaia
room-generator = Stanza del Generatore
room-storage = Deposito
room-dormitory = Dormitorio
room-rec_room = Sala Svago
room-aboard = Elicottero dei Soccorsi
room-nowhere = nessun luogo

use-weather_station = Tira il meteo del prossimo round e conservalo qui; un barile per la caldaia o per il generatore.
use-armory = Pesca due armi e tienine una.
use-kitchen = Cucina: due razioni dalla Dispensa per stasera.
use-storage = Pesca due oggetti e tienine uno.
use-lab = Pesca un segnalino: forse una Sacca di Sangue per un test.
use-comms = Senza danni: lancia l’S.O.S.
use-helicopter = Un barile dalla Riserva Esterna; oppure, con il pieno e senza danni, la fuga con le Chiavi.
use-snowplow = Un barile dalla Riserva Esterna; oppure, con il pieno e senza danni, la fuga con le Chiavi.
use-boiler = Un barile dalla Riserva Sotterranea. Consuma gasolio a ogni round; senza, la base gela.
use-generator = Un barile dalla Riserva Sotterranea. Consuma gasolio a ogni round; senza, la base è al buio.
use-dormitory = Dormi e cambia le tue carte con altre a tua scelta.
use-dormitory-coop = Riposa qui per girare un dado sulla faccia che vuoi.
use-rec_room = Qui tutti si ritrovano, scambiano e accusano.
use-kennel = Qui stanno i cani catturati, finché qualcuno non li libera.

action-use = Usare
action-repair = Riparare
action-sabotage = Sabotare
weapon-flamethrower = Lanciafiamme
weapon-dynamite = Dinamite
weapon-firearm = Arma da Fuoco
weapon-melee = Arma Corpo a Corpo
effect-flamethrower = Una ricarica: scacci l’Alieno, stai fuori da un incontro o bruci la stanza. Con un Filo di Ferro, un test.
effect-dynamite = Una volta: scacci l’Alieno o bruci la stanza.
effect-firearm = Stai fuori dagli incontri, tutte le volte che vuoi.
effect-melee = Una volta: stai fuori da un incontro.
item-keys = Chiavi
item-torch = Torcia
item-toolbox = Cassetta degli Attrezzi
item-fuel = Barile di Gasolio
item-wire = Filo di Ferro
effect-keys = Mettono in moto un mezzo con il pieno e senza danni.
effect-torch = Vedi al buio, e con l’Azione Speciale peschi due carte.
effect-toolbox = Una volta, tra due azioni: togli un danno nella stanza in cui sei.
effect-fuel = Una volta, tra due azioni: metti un barile nella stanza in cui sei.
effect-wire = Con un Lanciafiamme: fai un test a chi vuoi per una ricarica.
token-blood = Sacca di Sangue
token-failure = Fallimento
effect-blood = Una volta: fai un test a chi è più sospettato.
effect-failure = Non serve a nulla, ma nessuno lo sa.
role-human = Umano
role-alien = Alieno
goal-human = Tieni in vita la base, scopri di chi puoi fidarti e fuggi con tutti gli Umani e nessun Alieno.
goal-alien = Nessuno lo sa. Contagia, inganna e parti con loro; oppure rivelati e dai la caccia.
weather-sun = cielo sereno
weather-snow = neve
weather-storm = tempesta
face-use = Usare
face-repair = Riparare
face-sabotage = Sabotare
face-threat = Minaccia
how-blood = test del sangue
how-wire = filo rovente
how-willingly = di sua volontà
how-dog = il morso del cane
phase-weather = Meteo
phase-maintenance = Manutenzione
phase-alien = Piano dell’Alieno
phase-draw = Pesca
phase-move = Movimento
phase-encounters = Incontri
phase-actions = Azioni
phase-recreation = Sala Svago
phase-tests = Test
phase-supper = Cena
phase-dogs = Cani e Leader
phase-escape = Fuga
fate-in_play = { "" }
fate-dead = assimilato dall’Alieno
fate-revealed = Alieno Rivelato
fate-absent = non in questa partita

## Che cosa si chiede: a chi legge, e a qualcun altro

ask-play_as = Scegli il tuo personaggio.
wait-play_as = { $seat } sceglie un personaggio.
ask-weather = Sei il Leader. Il dado dice: { $weather }. Nella Stazione Meteorologica è conservato un altro risultato. Quale vale?
wait-weather = { $seat } sceglie il meteo.
ask-plan = Sei l’Alieno. Scegli le stanze e la forza che mandi in ciascuna; conferma quando il piano va bene.
wait-plan = { $seat } trama nel buio, tra le pareti.
ask-garry = { character-garry }: puoi cambiare una tua carta con la prima del mazzo.
wait-garry = { $seat } può cambiare una carta.
ask-move = { $character }: dove vai, e quale carta consegni?
wait-move = { $seat } decide dove va { $character }.
ask-special = { $character }: consegna una delle due carte pescate.
wait-special = { $seat } sceglie tra due carte.
ask-fetch = { $character }: scegli nuove carte dal mazzo.
wait-fetch = { $seat } cerca nel mazzo.
ask-walk = Dove va { $character }?
wait-walk = { $seat } decide dove va { $character }.
ask-next_strike = Sei il Leader. L’Alieno è in più stanze: quale viene prima?
wait-next_strike = { $seat } sceglie la stanza che viene prima.
ask-next_meeting = Sei il Leader. Ci sono incontri in più stanze: quale viene prima?
wait-next_meeting = { $seat } sceglie l’incontro che viene prima.
ask-fight = { $room }: c’è l’Alieno! { $character }: combatti?
wait-fight = { $room }: { $seat } affronta l’Alieno.
ask-prey = { $room }: hai la meglio. Che cosa prendi?
wait-prey = { $room }: l’Alieno sceglie.
ask-victim = { $room }: l’Alieno è troppo forte. Sei il Leader: chi è la vittima?
wait-victim = { $room }: { $seat } deve indicare una vittima.
ask-avoid = { $room }: { $character } sta per incontrare altri. Con un’arma puoi restarne fuori.
wait-avoid = { $room }: { $seat } può evitare l’incontro.
ask-lay_tokens = { $room }, Verifica del Contagio: metti due segnalini coperti.
wait-lay_tokens = { $room }: { $seat } mette i segnalini.
ask-look_at = { $room }, Verifica del Contagio: di chi guardi un segnalino?
wait-look_at = { $seat } sceglie quale segnalino guardare.
ask-next_card = { $count ->
    [0] Sei il Leader. Scopri la prima carta.
   *[other] Sei il Leader. Scopri un’altra carta oppure fermati.
  }
wait-next_card = { $seat } dirige i lavori.
ask-assign = { $card }: a chi tocca?
wait-assign = { $seat } decide a chi tocca: { $card }.
ask-lay_down = { $card }: non può farlo nessuno. Chi si stende?
wait-lay_down = { $seat } sceglie chi si stende.
ask-how_often = { $room }: { $character }, { $action }. Quante volte?
wait-how_often = { $seat } decide quante volte.
ask-keep_weapon = { $character }: tieni un’arma.
wait-keep_weapon = { $seat } fruga nell’Armeria.
ask-keep_item = { $character }: tieni un oggetto.
wait-keep_item = { $seat } fruga nel Deposito.
ask-keep_tokens = { $character }: tieni ciò che hai pescato nel Laboratorio, o gettalo senza mostrarlo.
wait-keep_tokens = { $seat } guarda che cosa ha dato il Laboratorio.
ask-store = { $character }: quale meteo conservi per il prossimo round?
wait-store = { $seat } scruta il cielo.
ask-extra_barrel = { $character }: un barile per il Locale Caldaia o per la Stanza del Generatore?
wait-extra_barrel = { $seat } porta un barile.
ask-show_keys = { $room }: tutto è pronto per partire. { $character }: mostri le Chiavi?
wait-show_keys = { $room }: { $seat } è davanti al mezzo.
ask-burn = Puoi chiedere di bruciare la stanza in cui sei.
wait-burn = { $seat } può chiedere di bruciare una stanza.
ask-consent = { $room }: { $character } vuole appiccare il fuoco ({ $weapon }). Sei il Leader: lo permetti?
wait-consent = { $room }: { $seat } decide se permettere il fuoco.
ask-use_item = Puoi usare un oggetto nella stanza in cui sei.
wait-use_item = { $seat } può usare un oggetto.
ask-accuse = Sala Svago: chi accusi? Intanto armi e oggetti possono passare di mano.
wait-accuse = { $seat } si guarda intorno.
ask-recess = Sala Svago: datevi ciò che volete, poi andate avanti.
wait-recess = { $seat } riposa.
ask-give = Puoi dare via qualcosa.
wait-give = { $seat } può dare via qualcosa.
ask-show_oneself = Puoi mostrare che cosa sei.
wait-show_oneself = { $seat } può farsi avanti.
ask-who_tests = Fai un test a qualcuno?
wait-who_tests = { $seat } decide su un test.
ask-whom_to_hear = In più d’uno vogliono fare un test. Sei il Leader: chi lo fa?
wait-whom_to_hear = { $seat } decide chi fa il test.
ask-whom_to_test = { $character } ({ $test }): a chi tocca il test?
wait-whom_to_test = { $seat } sceglie a chi fare il test.
ask-go_hungry = Il cibo non basta: scarta una carta.
wait-go_hungry = { $seat } soffre la fame e scarta.
ask-willing = { $character } vuole salire a bordo?
wait-willing = { $seat } pensa se salire a bordo.
ask-admit = { $character }: salirà a bordo? Decide chi c’è già.
wait-admit = { $seat } decide su { $character }.
ask-take_along = Portiamo con noi { $character }?
wait-take_along = { $seat } decide su { $character }.
ask-take_one = La minaccia ha raggiunto più d’uno. Sei il Leader: chi è la vittima?
wait-take_one = { $seat } deve indicare la vittima della minaccia.
ask-next_roll = { $count ->
    [0] Sei il Leader. Tira i dadi per qualcuno che è in piedi.
   *[other] Sei il Leader. Tira ancora oppure fermati.
  }
wait-next_roll = { $seat } dirige i lavori.
ask-give_dice = Sei il Leader. A chi vanno questi dadi?
wait-give_dice = { $seat } decide a chi vanno i dadi.
ask-use_dice = { $character }: che cosa fai con i dadi?
wait-use_dice = { $seat } decide che cosa fa { $character } con i dadi.

## Opzioni

option-play_as-character = { $character }
option-new-weather = Quello nuovo: { $weather }
option-stored-weather = Quello conservato: { $weather }
option-agree = Il piano è questo
option-attack-room-count = { $room }: forza { $count }
option-spare-room = Togli dal piano: { $room }
option-keep_hand = Tieni le tue carte
option-change-action = Cambia: { $action }
option-go-room = { $room }
option-go-room-action = { $room }, consegna: { $action }
option-special-room = { $room }, Azione Speciale: via tutte le carte, se ne consegna una nuova
option-swap = Dormitorio: cambia tutte le carte
option-swap-action = Dormitorio: cambia { $action }
option-swap-action-action = Dormitorio: cambia { $action }, { $action2 }
option-swap-action-action-action = Dormitorio: cambia { $action }, { $action2 }, { $action3 }
option-fetch-action = { $action }
option-fetch-action-action = { $action }, { $action2 }
option-fetch-action-action-action = { $action }, { $action2 }, { $action3 }
option-deliver-action = Consegna { $action }
option-board = Sali a bordo
option-stay = Resta
option-resolve-room = { $room }
option-pass = Non fare nulla
option-fight-weapon = Combatti: { $weapon }
option-meet = Accetta l’incontro
option-avoid-weapon = Restane fuori: { $weapon }
option-place-role = { $role_is ->
    [alien] Umano e Alieno
   *[human] Umano e Umano
  }
option-look-character = Un segnalino di { $character }
option-assimilate-character = Assimila { $character }
option-assimilate_dog = Assimila il cane
option-sabotage = Sabota la stanza
option-reveal_card = Scopri una carta
option-stop = Basta così
option-assign-character = { $character }
option-lay_down-character = { $character }
option-times-count = { $count ->
    [one] Una volta
   *[other] { $count } volte
  }
option-keep-weapon = { $weapon }
option-keep-item = { $item }
option-keep = Tieni il resto
option-throw-token = Getta via: { $token }
option-show_keys = Mostra le Chiavi e parti
option-fill-room = { $room }
option-spend-item-character = { $character } usa: { $item }
option-burn-weapon-character = { $character }: brucia questa stanza ({ $weapon })
option-allow = Lascia che bruci
option-forbid = Qui niente fuoco
option-vote-character = Punta il dito contro { $character }
option-abstain = Incrocia le braccia
option-ready = Avanti
option-reveal_self = Rivelati come Alieno
option-give-weapon-character-character = { $character } dà a { $character2 }: { $weapon }
option-give-item-character-character = { $character } dà a { $character2 }: { $item }
option-give-token-character-character = { $character } dà a { $character2 }: { $token }
option-test-how-character = { $character } propone: { $how }
option-hear-how-character = { $character }: { $how }
option-put_to_test-character = { $character }
option-discard-action = Scarta { $action }
option-accept = A bordo
option-refuse = No, resta qui
option-take-character = { $character }
option-roll = Tira i dadi
option-roll-character = Tira per { $character }
option-cancel-face = Annulla { $face } (un sospetto in più)
option-reroll-face = Tira di nuovo { $face }
option-turn_die-face-face = Dormitorio: gira { $face } su { $face2 }
option-suffer = Lascia che accada
option-nothing = Non fare nulla
option-do-action = { $action }
option-burn_here-weapon = Brucia questa stanza: { $weapon }

## Perché no

why-character-taken = Qualcuno gioca già con quel personaggio.
why-not-for-people = Il Serraglio è per i cani e per l’Alieno.
why-must-move = Tutti devono andare in una stanza dove c’è da fare.
why-room-full = Lì sono già in tre.
why-room-burned = Quella stanza è bruciata.
why-boiler-lost = La caldaia è rotta per sempre.
why-no-cards = In questa mano non ci sono carte.
why-no-rescue-here = I soccorsi non sono atterrati.
why-not-lowest-suspicion = Per primo può salire solo il meno sospettato.
why-alien-must-plan = Va scelta almeno una stanza.
why-room-chosen-already = Quella stanza è già nel piano.
why-no-such-weapon = Non hai quell’arma.
why-no-refill = Il Lanciafiamme è scarico.
why-no-card-in-the-pile = Costa una delle Carte Attive, e non ne restano.
why-humans-lay-humans = Un Umano ha solo segnalini Umano da mettere.
why-no-dog-here = Lì non c’è nessun cane.
why-must-reveal-one = Va scoperta almeno una carta.
why-nobody-or-nothing-left = Non restano carte, o nessuno è in piedi.
why-nothing-to-do-here = Lì non c’è nulla da fare.
why-nothing-left-here = Lì non è rimasto nulla.
why-full-or-no-fuel = È già pieno, o la riserva è vuota.
why-comms-broken = Prima bisogna riparare la radio.
why-sos-sent = L’S.O.S. è già stato lanciato.
why-nothing-to-repair = Lì non c’è nulla di danneggiato.
why-nothing-to-sabotage = Lì non resta nulla da danneggiare.
why-lies-down = Chi è steso non fa più nulla in questo round.
why-no-keys = Mancano le Chiavi.
why-no-fire-left = Non restano segnalini Fuoco.
why-no-such-item = Non hai quell’oggetto.
why-no-use-for-item = Lì non servirebbe a nulla.
why-not-oneself = Non puoi accusare te.
why-green-is-safe = Chi è nella zona verde è scagionato.
why-no-blood-bag = Serve una Sacca di Sangue.
why-no-wire-and-flame = Servono un Filo di Ferro e un Lanciafiamme con una ricarica.
why-test-done-already = Un test di quel tipo è già stato fatto in questo round.
why-not-highest-suspicion = La Sacca di Sangue è per chi è più sospettato.
why-not-an-alien = Solo un Alieno ha qualcosa da rivelare.
why-too-late-to-show-oneself = La Sala Svago è finita: dopo un test nessuno si rivela più di sua volontà.
why-bed-taken = Nel Dormitorio c’è già qualcuno.
why-must-roll = Va fatto almeno un tiro.
why-board-first-of-all = Sui soccorsi si può salire solo prima del primo tiro.
why-bad-faces = Prima vengono Sabotare e Minaccia.
why-no-bad-faces = Sui dadi non c’è nulla di brutto.
why-no-such-die = Nessun dado mostra quella faccia.
why-nobody-in-the-dormitory = Nessuno riposa nel Dormitorio.
why-no-reroll = Tira di nuovo solo Garry oppure, al buio, Norris o chi ha una Torcia; e nessun dado due volte.

## Che cosa è successo

event-chose = { $character } è in gioco.
event-dealt = { $cards ->
    [none] { $character } riceve due carte.
   *[other] { $character } riceve: { $cards }.
  }
event-role_dealt = { $role_is ->
    [none] { $character } guarda una Carta Ruolo.
   *[other] { $character } è: { $role }.
  }
event-leader = { $character } è il Leader.
event-token_lies = Segnalino Leader: { $room }.
event-token_taken = { $character } prende il Segnalino Leader.
event-round = — Round { $count } —
event-weather_rolled = Il cielo mostra: { $weather }.
event-weather_is = Meteo: { $weather }.
event-burnt_fuel = { $count ->
    [0] { $room }: nulla da bruciare.
    [one] { $room }: si consuma un barile.
   *[other] { $room }: si consumano { $count } barili.
  }
event-hurt = { $count ->
    [one] { $room }: un danno.
   *[other] { $room }: { $count } danni.
  }
event-mended = { $count ->
    [one] { $room }: un danno riparato.
   *[other] { $room }: { $count } danni riparati.
  }
event-boiler_broke = La caldaia è perduta. La base comincia a gelare.
event-freezing = Il gelo avanza: casella { $count }.
event-thawed = Il fuoco respinge il gelo.
event-power_out = La luce se ne va.
event-power_back = La luce torna.
event-rescue_flies = I soccorsi si avvicinano: casella { $count }.
event-rescue_landed = L’Elicottero dei Soccorsi è atterrato!
event-rescue_left = L’Elicottero dei Soccorsi è a corto di gasolio e riparte senza nessuno.
event-plotted = { $room ->
    [none] Qualcosa si muove tra le pareti.
   *[other] { $count ->
        [0] Fuori dal piano: { $room }.
       *[other] Nel piano: { $room }, forza { $count }.
      }
  }
event-planned = { $counts ->
    [none] In questo round l’Alieno resta nascosto.
   *[other] L’Alieno ha il suo piano: forza { $counts }.
  }
event-alien_comes = { $room }: l’Alieno irrompe, forza { $count }!
event-fled = { $room }: l’Alieno fugge.
event-overpowered = { $room }: restano tutti storditi.
event-assimilated = { $room }: l’Alieno assimila { $character }.
event-dog_assimilated = { $room }: l’Alieno assimila un cane.
event-driven_off = { $room }: { $character } scaccia l’Alieno.
event-sabotaged = { $count ->
    [0] { $room }: sabotaggio senza effetto.
   *[other] { $whose ->
        [alien] { $room }: l’Alieno devasta ({ $count }).
       *[card] { $room }: sabotaggio ({ $count }).
      }
  }
event-alien_destroyed = L’Alieno è distrutto, per ora.
event-revealed = { $character } è l’Alieno! ({ $how })
event-grew = Forza dell’Alieno: { $count }.
event-drew = { $cards ->
    [none] { $character } pesca carte.
   *[other] { $character } pesca: { $cards }.
  }
event-reshuffled = Gli scarti si rimescolano nel mazzo.
event-changed = { $away ->
    [none] { $character } cambia una carta.
   *[other] { $character } cambia { $away } con { $got }.
  }
event-moved = { $character } → { $room }.
event-stayed = { $character } non trova una stanza dove andare.
event-delivered = { $card ->
    [none] { $character } consegna una carta coperta.
   *[other] { $character } consegna: { $card }.
  }
event-delivered_openly = { $character } deve consegnare allo scoperto: { $card }.
event-discarded = { $cards ->
    [none] { $character } scarta, a carte coperte.
   *[other] { $character } scarta: { $cards }.
  }
event-swapped = { $cards ->
    [none] { $character } prende dal mazzo le carte che vuole.
   *[other] { $character } prende: { $cards }.
  }
event-boarded = { $character } sale sull’Elicottero dei Soccorsi.
event-dog_caught = { $room }: il cane è catturato e chiuso nel Serraglio.
event-dog_met = { $token_is ->
    [none] { $room }: { $character } è solo con un cane.
    [alien] { $room }: { $character } è solo con un cane, che non è un cane.
   *[human] { $room }: { $character } è solo con un cane, ed è soltanto un cane.
  }
event-met = { $room }, incontro: { $characters }.
event-avoided = { $character } tiene lontani gli altri ({ $weapon }).
event-laid_tokens = { $role_is ->
    [none] { $character } mette due segnalini.
    [alien] { $character } mette Umano e Alieno.
   *[human] { $character } mette Umano e Umano.
  }
event-looked = { $role_is ->
    [none] { $character } guarda un segnalino di { $target }.
    [alien] { $character } vede l’Alieno su un segnalino di { $target }.
   *[human] { $character } vede un segnalino Umano di { $target }.
  }
event-suspicion = { $character }: sospetto { $count }.
event-card_revealed = Carta scoperta: { $card }.
event-assigned = { $character }, { $room }: { $card }.
event-wasted = Non può farlo nessuno: { $card } va a vuoto.
event-lay_down = { $character } si stende.
event-enough = { $count ->
    [one] Una carta è messa via senza guardarla.
   *[other] { $count } carte sono messe via senza guardarle.
  }
event-took_weapon = { $weapon ->
    [none] { $character } prende un’arma.
   *[other] { $character } prende: { $weapon }.
  }
event-flamethrower_shown = { $character } ha un Lanciafiamme con sei ricariche.
event-took_item = { $item ->
    [none] { $character } prende un oggetto.
   *[other] { $character } prende: { $item }.
  }
event-drew_tokens = { $tokens ->
    [none] { $count ->
        [one] { $character } prende un segnalino dal Laboratorio.
       *[other] { $character } prende { $count } segnalini dal Laboratorio.
      }
   *[other] { $character } prende dal Laboratorio: { $tokens }.
  }
event-threw_token = { $token ->
    [none] { $character } getta via un segnalino, senza mostrarlo.
   *[other] { $character } getta via: { $token }.
  }
event-cooked = { $count ->
    [one] { $character } cucina una razione.
   *[other] { $character } cucina { $count } razioni.
  }
event-fuelled = { $count ->
    [one] { $room }: un barile in più.
   *[other] { $room }: { $count } barili in più.
  }
event-stored = Conservato per il prossimo round: { $weather }.
event-sos = { $character } lancia l’S.O.S.!
event-no_keys = { $character } non mostra le Chiavi. L’azione va persa.
event-keys_shown = { $character } mostra le Chiavi: { $room }!
event-item_used = { $character } usa: { $item }.
event-weapon_used = { $character } usa: { $weapon }.
event-burn_refused = Niente fuoco: il Leader non vuole. ({ $character })
event-burned = { $room }: { $character } brucia tutto.
event-gathered = Tutti si ritrovano nella Sala Svago.
event-gave_weapon = { $weapon ->
    [none] { $character } dà un’arma a { $target }.
   *[other] { $character } dà a { $target }: { $weapon }.
  }
event-gave_item = { $item ->
    [none] { $character } dà un oggetto a { $target }.
   *[other] { $character } dà a { $target }: { $item }.
  }
event-gave_token = { $token ->
    [none] { $character } dà un segnalino Laboratorio a { $target }.
   *[other] { $character } dà a { $target }: { $token }.
  }
event-voted = { $character } punta il dito contro { $target }.
event-abstained = { $character } incrocia le braccia.
event-tested = { $character } fa un test a { $target } ({ $how }).
event-proved_human = { $character } è Umano, e scagionato.
event-ate = { $count ->
    [one] Cena: una razione cucinata.
   *[other] Cena: { $count } razioni cucinate.
  }
event-ate_stores = { $count ->
    [0] Cena: la Dispensa è vuota.
    [one] Cena: una razione fredda dalla Dispensa.
   *[other] Cena: { $count } razioni fredde dalla Dispensa.
  }
event-hungry = Il cibo non basta. D’ora in poi la base è affamata.
event-dog_roams = { $room }: arriva un cane di corsa.
event-dogs_freed = { $count ->
    [0] Il Serraglio è aperto, ma è vuoto.
    [one] Il Serraglio è aperto: un cane è libero.
   *[other] Il Serraglio è aperto: { $count } cani sono liberi.
  }
event-boarding = Si sale a bordo: { $room }.
event-would_not = { $character } non vuole salire.
event-turned_away = { $character } viene respinto.
event-admitted = { $character } è a bordo.
event-takes_off = Partono.
event-role_shown = { $character } mostra la Carta Ruolo: { $role }.
event-threat = La minaccia va alla casella { $count }.
event-taken = La minaccia prende { $character }.
event-rolled = I dadi: { $faces }.
event-rolled_again = Tirato di nuovo: { $face } diventa { $got }.
event-turned_die = Dal Dormitorio { $character } gira un dado da { $face } a { $got }.
event-cancelled = { $character } annulla { $face }.
event-dice_assigned = I dadi vanno a { $character }.
event-escape_rolled = L’ultimo tentativo dell’Alieno: { $faces }. Facce nefaste: { $count }.
event-escape_failed = Così la fuga fallisce. Di nuovo nella Sala Svago!

## Come finisce

outcome-escaped = Tutti gli Umani sono in salvo, e nessun Alieno è con loro.
outcome-alien_aboard = A bordo c’è un Alieno.
outcome-left_behind = Un Umano è rimasto indietro.
outcome-frozen = La base è congelata.
outcome-no_human = Non resta alcun Umano.
outcome-all_infected = Il contagio ha preso tutti.
outcome-all_taken = L’Alieno li ha presi tutti.

## Varianti

switch-weather_groups = Tabelle del meteo
switch-weather_groups-about = Per quali numeri di giocatori il meteo ha una tabella propria.
switch-weather_groups-three = 4–5, 6 e 7–8
switch-weather_groups-two = fino a 6, e 7–8
switch-freezing_starts = Il primo gelo
switch-freezing_starts-about = Quando il gelo avanza per la prima volta dopo la rottura della caldaia.
switch-freezing_starts-next_round = nel round successivo
switch-freezing_starts-at_once = subito
switch-blackout = La luce manca
switch-blackout-about = Quando due danni al generatore tolgono la luce.
switch-blackout-at_once = subito
switch-blackout-check = quando si controlla la base
switch-full_sabotage = Sabotaggio senza effetto
switch-full_sabotage-about = Se una carta Sabotare può andare dove non resta nulla da danneggiare.
switch-full_sabotage-refused = no
switch-full_sabotage-wasted = sì, a vuoto
switch-card_swap = Cambio Carte
switch-card_swap-about = Quanta parte della mano si cambia nel Dormitorio.
switch-card_swap-whole = tutta la mano
switch-card_swap-some = una parte qualsiasi
switch-cooperation = Bonus di Cooperazione
switch-cooperation-about = Se un’azione aiutata da altri si può ripetere meno volte di quelle possibili.
switch-cooperation-may = tutte le volte che si vuole
switch-cooperation-must = il più possibile
switch-revealed_cards = Le carte di chi lascia il gioco
switch-revealed_cards-about = Dove vanno le Carte Azione di chi si rivela o viene assimilato.
switch-revealed_cards-discard = tra gli scarti
switch-revealed_cards-deck = in fondo al mazzo
switch-hunger = Fame
switch-hunger-about = Quando la base comincia a soffrire la fame.
switch-hunger-unpaid = quando il cibo non basta per una cena
switch-hunger-empty = quando la Dispensa è vuota
switch-rescue_boarding = Salire sui soccorsi
switch-rescue_boarding-about = Quando comincia l’imbarco dopo che qualcuno è salito.
switch-rescue_boarding-after_all = quando tutti si sono mossi
switch-rescue_boarding-at_once = subito
switch-boarding_vote = Chi può salire
switch-boarding_vote-about = Come decide chi è già a bordo.
switch-boarding_vote-all = tutti d’accordo
switch-boarding_vote-majority = a maggioranza; in parità, il meno sospettato
switch-last_infected = L’ultimo contagiato
switch-last_infected-about = Quando l’ultimo contagiato perde con gli Umani.
switch-last_infected-always = sempre
switch-last_infected-none_revealed = solo se nessun Alieno si è rivelato
switch-macready_rest = Le altre armi di MacReady
switch-macready_rest-about = Dove vanno le armi che MacReady non tiene.
switch-macready_rest-bottom = in fondo al mazzo
switch-macready_rest-out = fuori dal gioco
switch-burn_lays = Dopo un incendio
switch-burn_lays-about = Chi finisce steso quando brucia una stanza.
switch-burn_lays-all = tutti quelli che c’erano
switch-burn_lays-burner = solo chi ha appiccato il fuoco
switch-damage_slots = Spazi per i danni
switch-damage_slots-about = Quanti danni reggono Stanza Comunicazioni ed Elicottero.
switch-damage_slots-scaled = secondo il numero di giocatori
switch-damage_slots-printed = come in otto giocatori
switch-alien_must_plan = L’Alieno deve attaccare
switch-alien_must_plan-about = Se un Alieno Rivelato deve scegliere almeno una stanza.
switch-fire_limit = Sei incendi
switch-fire_limit-about = Se possono bruciare al massimo sei stanze.
switch-windows_multiplies = Windows e chi lo aiuta
switch-windows_multiplies-about = Se con altri accanto Windows raddoppia una riparazione invece di aggiungere uno.
switch-silent_all_infected = Avanti anche se tutti contagiati
switch-silent_all_infected-about = Se la partita continua, visto che nessuno può saperlo.
switch-kennel_card = La carta Serraglio
switch-kennel_card-about = Senza, i cani catturati non escono mai più (regola facoltativa).
switch-coop_roles = I ruoli contano nella fuga
switch-coop_roles-about = Da uno a tre giocatori: se salendo a bordo si mostrano i ruoli; altrimenti un tiro riuscito basta per vincere.
switch-dice_powers = I dadi di Garry e di Norris
switch-dice_powers-about = Da uno a tre giocatori: di chi sono i dadi che possono tirare di nuovo.
switch-dice_powers-assigned = solo i propri
switch-dice_powers-any = quelli di chiunque
switch-characters = Personaggi
switch-characters-about = Come ognuno ottiene il suo personaggio.
switch-characters-random = a caso
switch-characters-chosen = ognuno sceglie
switch-first_leader = Primo Leader
switch-first_leader-about = Il personaggio che comincia da Leader, contando dal primo giocatore; -1 per lasciar fare al caso.
switch-figures = Cifre proprie
switch-figures-about = Un file con altri valori per ciò che nessuno ha ancora letto sul tabellone.

## Cifre

figure-weather-die = Le facce del Dado Meteo
figure-word-sun = { weather-sun }
figure-word-snow = { weather-snow }
figure-word-storm = { weather-storm }
figure-generator-4-5 = Generatore, 4–5 giocatori: barili con sole, neve, tempesta
figure-boiler-4-5 = Caldaia, 4–5 giocatori: barili con sole, neve, tempesta
figure-generator-6 = Generatore, 6 giocatori e cooperativo: barili con sole, neve, tempesta
figure-boiler-6 = Caldaia, 6 giocatori e cooperativo: barili con sole, neve, tempesta
figure-generator-7-8 = Generatore, 7–8 giocatori: barili con sole, neve, tempesta
figure-boiler-7-8 = Caldaia, 7–8 giocatori: barili con sole, neve, tempesta
figure-freezing = Caselle di cui avanza il gelo con sole, neve, tempesta
figure-rescue = Caselle che percorrono i soccorsi con sole, neve, tempesta
figure-sos-spaces = Caselle del Tracciato S.O.S.
figure-rescue-fuel-spaces = Caselle del tracciato del gasolio dei soccorsi
figure-freezing-spaces = Caselle del tracciato di congelamento
figure-suspicion-start = Sospetto iniziale
figure-snowplow-fuel-less = Gasolio dello Spazzaneve: di quanto è inferiore al numero di giocatori

## Che cosa un posto sa per certo

fact-cleared = { $character } è nella zona verde: Umano.
fact-saw_alien = Hai visto l’Alieno su un segnalino di { $character }.
fact-saw_human = Hai visto un segnalino Umano di { $character }, che non prova nulla.
fact-gave_weapon = { $character } ti ha dato: { $weapon }.
fact-gave_item = { $character } ti ha dato: { $item }.
fact-gave_token = { $character } ti ha dato: { $token }.
fact-delivered = In questo round hai consegnato: { $card }.

## Il tavolo a parole

sheet-round = Round { $value }
sheet-phase = { $value }
sheet-weather = Meteo: { $value }
sheet-stored = Conservato nella Stazione Meteorologica: { $value }
sheet-leader = Leader: { $value }
sheet-token_holder = Ha il Segnalino Leader: { $value }
sheet-token_room = Il Segnalino Leader è qui: { $value }
sheet-people_room = { $value }
sheet-people_standing = { $value ->
    [yes] { "" }
   *[no] steso
  }
sheet-people_fate = { $value }
sheet-people_suspicion = sospetto { $value }
sheet-people_cards = { $value ->
    [0] { "" }
    [one] una carta
   *[other] { $value } carte
  }
sheet-people_weapons = { $value ->
    [0] { "" }
    [one] un’arma
   *[other] { $value } armi
  }
sheet-people_refills = Lanciafiamme { $value }
sheet-people_items = { $value ->
    [0] { "" }
    [one] un oggetto
   *[other] { $value } oggetti
  }
sheet-people_lab = { $value ->
    [0] { "" }
    [one] un segnalino Laboratorio
   *[other] { $value } segnalini Laboratorio
  }
sheet-roles = { $value }
sheet-rooms_fuel = gasolio { $value }
sheet-rooms_damage = { $value ->
    [0] { "" }
   *[other] danni { $value }
  }
sheet-rooms_dogs = { $value ->
    [one] un cane
   *[other] { $value } cani
  }
sheet-rooms_alien = l’Alieno, forza { $value }
sheet-rooms_burned = Bruciate: { $value }
sheet-blackout = { $value ->
    [yes] La base è al buio.
   *[no] { "" }
  }
sheet-freezing = { $value ->
    [0] { "" }
   *[other] Gelo: casella { $value }
  }
sheet-pantry = Dispensa: { $value }
sheet-kitchen = Cibo cucinato: { $value }
sheet-hungry = { $value ->
    [yes] La base è affamata.
   *[no] { "" }
  }
sheet-underground = Barili nella Riserva Sotterranea: { $value }
sheet-outside = Barili nella Riserva Esterna: { $value }
sheet-rescue = { $value ->
    [0] { "" }
   *[other] Soccorsi: casella { $value }
  }
sheet-rescue_fuel = Gasolio dei soccorsi: casella { $value }
sheet-pile = Carte Attive: { $value }
sheet-face_up = Consegnate allo scoperto: { $value }
sheet-strength = { $value ->
    [0] { "" }
   *[other] Forza dell’Alieno: { $value }
  }
sheet-planned = Il piano dell’Alieno: { $value }
sheet-threat = { $value ->
    [0] { "" }
   *[other] Minaccia: casella { $value }
  }
sheet-dice = Dadi: { $value }
sheet-passengers = A bordo: { $value }

## I capitoli delle regole

chapter-TT-0 = In generale
chapter-TT-S = Preparazione
chapter-TT-1 = Fase 1: meteo
chapter-TT-2 = Fase 2: manutenzione e soccorsi
chapter-TT-3 = Fase 3: l’Alieno Rivelato
chapter-TT-4_0 = Fase 4.0: pesca
chapter-TT-4_1 = Fase 4.1: movimento e pianificazione
chapter-TT-4_2 = Fase 4.2: azioni
chapter-TT-E = Incontri
chapter-TT-IC = Verifica del Contagio
chapter-TT-CB = Bonus di Cooperazione
chapter-TT-5 = Fase 5: la Sala Svago
chapter-TT-6 = Fase 6: test
chapter-TT-R = Rivelarsi
chapter-TT-7 = Fase 7: cibo
chapter-TT-8 = Fase 8: cani e Leader
chapter-TT-OPT = Regola facoltativa
chapter-TT-W = Armi
chapter-TT-I = Oggetti
chapter-TT-B = Bruciare le stanze
chapter-TT-ESC = Fughe
chapter-TT-WIN = Vittoria
chapter-TT-SOLO-S = Da uno a tre: preparazione
chapter-TT-SOLO-0 = Da uno a tre: il round
chapter-TT-SOLO-3 = Da uno a tre: movimento
chapter-TT-SOLO-R = Da uno a tre: la minaccia
chapter-TT-SOLO-4 = Da uno a tre: l’Alieno
chapter-TT-SOLO-5 = Da uno a tre: dadi
chapter-TT-SOLO-6 = Da uno a tre: Sala Svago
chapter-TT-SOLO-7 = Da uno a tre: test
chapter-TT-SOLO-8 = Da uno a tre: cibo
chapter-TT-SOLO-9 = Da uno a tre: cani, Leader, minaccia
chapter-TT-SOLO-ESC = Da uno a tre: fuga
chapter-TT-SOLO-WIN = Da uno a tre: la fine

## Affermazioni

claim-given = … mi ha mostrato l’Alieno!
claim-i_am = Sono umano
claim-given-said = { $about } mi ha mostrato l’Alieno!
claim-i_am-said = Sono umano!

## Sullo schermo

map-kennel = Serraglio
map-weather_station = Meteo
map-armory = Armeria
map-kitchen = Cucina
map-lab = Laboratorio
map-comms = Radio
map-helicopter = Elicottero
map-snowplow = Spazzaneve
map-boiler = Caldaia
map-generator = Generatore
map-storage = Deposito
map-dormitory = Dormitorio
map-rec_room = Sala Svago
map-aboard = A bordo

effect-use = L’azione della stanza, per chi indica il Leader.
effect-repair = Un danno in meno dove si trova chi viene indicato.
effect-sabotage = Un danno o una perdita dove si trova chi viene indicato.
effect-threat = Se non è annullata, la minaccia si avvicina di uno spazio.

harm-weather_station = Sabotaggio: si perde un barile sotterraneo.
harm-armory = Sabotaggio: si perde un’arma, e nessuno vede quale.
harm-kitchen = Sabotaggio: vanno a male due razioni della Dispensa.
harm-storage = Sabotaggio: si perde un oggetto, e nessuno vede quale.
harm-lab = Sabotaggio: si perde una Sacca di Sangue.
harm-damage = Sabotaggio: un danno.

about-fuel = Gasolio { $value } su { $most }.
about-damage = Danni { $value } su { $most }.
about-helpers = Chi altro è in piedi qui aiuta: quel che si fa, si fa tante volte quante sono le persone.
about-weapons = { $count ->
    [one] Resta un’arma.
   *[other] Restano { $count } armi.
  }
about-items = { $count ->
    [one] Resta un oggetto.
   *[other] Restano { $count } oggetti.
  }
about-bag = { $count ->
    [one] Nel sacchetto c’è un segnalino.
   *[other] Nel sacchetto ci sono { $count } segnalini.
  }
about-pantry = Dispensa { $value }, cucinate per stasera { $most }.
about-reserves = Barili sotterranei { $value }, all’esterno { $most }.
about-here = Qui: { $names }.
about-player = Gioca: { $name }.
about-role = Ruolo: { $role }.
about-suspicion = Sospetto { $value } su { $most }.
about-lying = È a terra: non fa altro finché tutti si ritrovano nella Sala Svago.
about-leads = Ora è Leader.
about-token = Chi ha il segnalino Leader comanda dopo.
about-holds = Ha: { $things }.
about-refills = { $count ->
    [one] Lanciafiamme con una ricarica.
   *[other] Lanciafiamme con { $count } ricariche.
  }
about-weather = { $weather }: generatore { $generator }, caldaia { $boiler }, soccorsi { $rescue }, gelo { $frost }.
about-weather-table = A ogni round bruciano dei barili; i soccorsi, una volta chiamati, e il gelo, una volta persa la caldaia, avanzano di spazi.
about-stored = Nella Stazione Meteorologica: { $weather }.
about-no-sos = Nessuno ha ancora chiesto aiuto: lo si fa dalla radio riparata.
about-rescue = L’elicottero è sullo spazio { $value } di { $most }, il suo carburante sul { $fuel } di { $fuels }.
about-rescue-landed = È atterrato: chi è meno sospettato può salire invece di muoversi.
about-rescue-gone = L’elicottero è tornato indietro per sempre.
about-no-frost = Finché la caldaia funziona non gela nulla.
about-frost = Il gelo è sullo spazio { $value } di { $most }. Sull’ultimo è tutto perduto.
about-orders = Qui stanno le carte consegnate in questo round; il Leader le gira una a una e dice chi fa quel che dicono.
about-no-alien = Finora nessun Alieno si è rivelato.
about-alien = L’Alieno ha forza { $count } da dividere fra le stanze.
about-plan = In questo round sulle carte ce n’è: { $counts }.
about-threat = La minaccia attende sullo spazio { $count } del tracciato del sospetto e prende chi vi arriva.
about-hungry = La base ha fame: le mani sono più piccole.
about-hungry-coop = La base ha fame: due dadi invece di tre.
about-dark = Manca la luce. Senza torcia le carte si consegnano a caso.
about-dark-coop = Manca la luce: prima dei dadi si indica chi agisce. Con una torcia i dadi si possono ritirare.

sign-weather = Meteo
sign-rescue = Soccorsi
sign-frost = Gelo
sign-stores = Barili
sign-orders = Ordini
sign-alien = Alieno
sign-threat = Minaccia
sign-aboard = A bordo
sign-thinking = pensa
sign-cleared = scagionato
sign-generator = generatore
sign-boiler = caldaia

story-first = All’inizio: { $characters }
story-infected = Round { $count }: { $target } ha contagiato { $character }.
story-dog = Round { $count }: un cane ha contagiato { $character }.
story-told = Round { $count }: { $event }
