# Stay Away! in italiano. Tutte le parole sono nostre.
# $you dice quale parametro è chi legge (seat, target …), oppure è “none”.
# Ciò che chi legge non può sapere arriva come “none”.

title-name = Stay Away!
title-about = Una baracca, la tempesta e qualcosa che somiglia a uno di voi. Scambia carte, sbarra porte, brucia il vicino giusto.

## Edizioni

edition-revised-it = Edizione riveduta
edition-revised-it-about = La Quarantena scopre le carte per due turni; chi ha in mano solo infezioni perde.
edition-first-en = Prima edizione
edition-first-en-about = La Quarantena isola un giocatore per tre turni; nessuno tiene più di tre infezioni.
edition-revised-es = Edizione riveduta, spagnola
edition-revised-es-about = Come l’edizione riveduta; dopo un cambio di posto il turno segue lo scambio, il che in pratica non cambia nulla.

## Ruoli

role-human = Umano
role-infected = Infetto
role-thing = La Cosa
goal-human = Trova La Cosa e bruciala. Non lasciare che ti passi un’infezione.
goal-infected = Ora servi La Cosa. Proteggila, e una carta Infetto! tienila sempre con te.
goal-thing = Passa carte Infetto! finché non resta alcun Umano, poi dichiaralo. Non farti scoprire.

## Carte: nome ed effetto

card-the_thing = La Cosa
card-infected = Infetto!
card-flamethrower = Lanciafiamme
card-analysis = Analisi
card-axe = Scure
card-suspicious = Sospettoso
card-whiskey = Whiskey
card-resolute = Risoluto
card-watch_your_back = Guardati le Spalle
card-change_places = Ruba il Posto!
card-youd_better_run = Dattela a Gambe!
card-seduction = Seduzione
card-scary = Spaventato
card-im_comfortable = Sto Comodo
card-no_thanks = No, Amico!
card-missed = Mancato!
card-no_barbecue = No Barbecue!
card-quarantine = Quarantena
card-barred_door = Porta Sbarrata
# Nomi nostri, perché nessuna fonte italiana li dà: rotten_ropes, one_two, three_four, party, forgetful,
# round_and_round, blind_date, oops, just_between_us, revelations.
card-rotten_ropes = Corde Marce
card-one_two = Uno, Due…
card-three_four = Tre, Quattro…
card-party = E Questa Sarebbe la Festa?
card-get_out_of_here = Fuori Di Qui!
card-forgetful = Smemorato
card-round_and_round = Girotondo
card-cant_we_be_friends = Facciamo Amicizia?
card-blind_date = Appuntamento al Buio
card-oops = Ops!
card-just_between_us = Resti tra Noi…
card-revelations = Rivelazioni
card-lovecraft = H. P. Lovecraft
card-necronomicon = Necronomicon

type-contagion = Contagio
type-action = Azione
type-defence = Difesa
type-obstacle = Impedimento
type-panic = PANIC!
type-promo = Promo

effect-the_thing = Sei La Cosa. Questa carta resta con te, comunque vada.
effect-infected = Innocua se la peschi. Passata dalla Cosa, rende Infetto un Umano.
effect-flamethrower = Brucia un giocatore adiacente: è fuori dal gioco, salvo risposta con No Barbecue!
effect-analysis = Guarda tutta la mano di un giocatore adiacente.
effect-axe = { $axe_doors ->
    [between] Rimuovi una Quarantena da te o da un giocatore adiacente, oppure una Porta Sbarrata accanto a te.
   *[either_side] Rimuovi una Quarantena o una Porta Sbarrata che tocca te o un giocatore adiacente.
  }
effect-suspicious = Guarda una carta a caso di un giocatore adiacente.
effect-whiskey = Mostra a tutti la tua mano intera.
effect-resolute = Pesca tre carte e tienine una; poi gioca o scarta ancora una volta.
effect-watch_your_back = La direzione del turno si inverte, per i turni e per gli scambi.
effect-change_places = Cambia posto con un giocatore adiacente, poi scambia una carta con chi segue da lì.
effect-youd_better_run = { $reach ->
    [arc] Cambia posto con chiunque non sia in Quarantena, se da un lato non ci sono di mezzo porte né Quarantene.
    [adjacent] Cambia posto con un giocatore adiacente che non sia in Quarantena, se da un lato non ci sono di mezzo porte né Quarantene.
   *[any] Cambia posto con chiunque non sia in Quarantena, anche se ci sono porte.
  }
effect-seduction = { $reach ->
    [arc] Scambia una carta con chiunque non sia in Quarantena, se da un lato non ci sono di mezzo porte né Quarantene; il tuo turno finisce.
    [adjacent] Scambia una carta con un giocatore adiacente che non sia in Quarantena né dietro una porta; il tuo turno finisce.
   *[any] Scambia una carta con chiunque non sia in Quarantena; il tuo turno finisce.
  }
effect-scary = Risposta: rifiuta uno scambio e guarda la carta rifiutata.
effect-im_comfortable = Risposta: resta dove sei quando qualcuno vuole il tuo posto.
effect-no_thanks = Risposta: rifiuta uno scambio.
effect-missed = { $missed_immunity ->
    [yes] Risposta: rifiuta uno scambio; scambia invece chi viene dopo di te, senza rischio di contagio.
   *[no] Risposta: rifiuta uno scambio; scambia invece chi viene dopo di te.
  }
effect-no_barbecue = Risposta: un Lanciafiamme non ti fa nulla.
effect-quarantine = { $quarantine_mode ->
    [isolate] { $quarantine_self ->
        [yes] Su di te o su un giocatore adiacente
       *[no] Su un giocatore adiacente
      }: per { $quarantine_turns ->
        [one] un turno
       *[other] { $quarantine_turns } turni
      } non scambia, non gioca carte e non può essere un bersaglio.
   *[face_up] { $quarantine_self ->
        [yes] Su di te o su un giocatore adiacente
       *[no] Su un giocatore adiacente
      }: per { $quarantine_turns ->
        [one] un turno
       *[other] { $quarantine_turns } turni
      } pesca, dà e scarta allo scoperto; non brucia né cambia posto.
  }
effect-barred_door = Metti una porta tra te e un giocatore adiacente: tra voi due non passa più nulla.
effect-rotten_ropes = Tutte le Quarantene finiscono.
effect-one_two = { $one_two_quarantine ->
    [target] Cambia posto con il terzo giocatore alla tua sinistra o destra, anche se ci sono porte, ma non se quel giocatore è in Quarantena.
   *[either] Cambia posto con il terzo giocatore alla tua sinistra o destra, anche se ci sono porte, ma non se uno di voi due è in Quarantena.
  }
effect-three_four = Tutte le Porte Sbarrate vengono rimosse.
effect-party = Via Quarantene e porte; poi si cambia posto a coppie, in senso orario a partire da te.
effect-get_out_of_here = { $reach ->
    [arc] Cambia posto con chiunque non sia in Quarantena, se da un lato non ci sono di mezzo porte né Quarantene.
    [adjacent] Cambia posto con un giocatore adiacente che non sia in Quarantena né dietro una porta.
   *[any] Cambia posto con chiunque non sia in Quarantena.
  }
effect-forgetful = Scarta tre delle tue quattro carte e pescane tre nuove.
effect-round_and_round = Tutti insieme passano una carta al giocatore successivo. Il turno finisce.
effect-cant_we_be_friends = { $reach ->
    [arc] Scambia una carta con chiunque non sia in Quarantena, se da un lato non ci sono di mezzo porte né Quarantene. Il turno continua.
    [adjacent] Scambia una carta con un giocatore adiacente che non sia in Quarantena né dietro una porta. Il turno continua.
   *[any] Scambia una carta con chiunque non sia in Quarantena. Il turno continua.
  }
effect-blind_date = Scambia una tua carta con quella in cima al mazzo. Il turno finisce.
effect-oops = Mostra a tutti la tua mano.
effect-just_between_us = Mostra la tua mano a un giocatore adiacente.
effect-revelations = Uno alla volta, ognuno può mostrare la mano, finché non si vede un’infezione.
effect-lovecraft = Guarda tutta la mano di un giocatore qualsiasi.
effect-necronomicon = Un giocatore a tua scelta è fuori dal gioco.

## Che cosa si chiede: a chi legge, e a qualcun altro

ask-draw = Tocca a te. Pesca una carta.
wait-draw = { $seat } pesca una carta.
ask-play_or_discard = Tocca a te. Gioca una carta o scartane una.
wait-play_or_discard = { $seat } gioca o scarta una carta.
ask-offer = { $missed_by ->
    [none] Scegli una carta da offrire a { $partner }.
   *[other] { $missed_by } si scansa. La tua offerta passa a { $partner }: scegli la carta.
  }
wait-offer = { $seat } sceglie una carta da offrire a { $partner }.
ask-reply = { $missed_by ->
    [none] { $partner } ti offre una carta. Scegli una delle tue da dare, oppure rifiuta.
   *[other] { $missed_by } si scansa, così { $partner } offre la carta a te. Scegli una delle tue da dare, oppure rifiuta.
  }
wait-reply = { $seat } risponde all’offerta di { $partner }.
ask-fire = { $partner } ti punta contro un Lanciafiamme!
wait-fire = { $seat } affronta il Lanciafiamme di { $partner }.
ask-move = { $partner } vuole cambiare posto con te.
wait-move = { $seat } potrebbe dover cambiare posto con { $partner }.
ask-keep_one = Risoluto: tieni una delle carte pescate; le altre si scartano.
wait-keep_one = { $seat } sceglie tra le carte pescate.
ask-forget = Smemorato: scegli l’unica carta che tieni; le altre tre si scartano.
wait-forget = { $seat } sceglie l’unica carta da tenere.
ask-show = Rivelazioni: mostri la tua mano?
wait-show = { $seat } decide se mostrare la mano.
ask-send_out = Fuori Di Qui! Scegli con chi cambiare posto.
wait-send_out = { $seat } sceglie con chi cambiare posto.
ask-which_side = Uno, Due… Cambi posto con il terzo giocatore alla tua sinistra o alla tua destra?
wait-which_side = { $seat } sceglie tra sinistra e destra.
ask-confide = Resti tra Noi… Scegli il giocatore adiacente che vede la tua mano.
wait-confide = { $seat } sceglie a chi mostrare la mano.
ask-blind_date = Appuntamento al Buio: scegli la carta da scambiare con quella in cima al mazzo.
wait-blind_date = { $seat } sceglie una carta per il mazzo.
ask-befriend = Facciamo Amicizia? Scegli con chi scambiare una carta.
wait-befriend = { $seat } sceglie con chi scambiare una carta.
ask-pass_on = Girotondo: scegli la carta da passare al giocatore successivo.
wait-pass_on = { $seat } sceglie una carta da passare.
ask-declare = Puoi dichiarare in qualsiasi momento che non resta alcun Umano.
wait-declare = { $seat } può fare la sua dichiarazione.

## Opzioni

option-draw = Pesca una carta
option-play-card = Gioca { $card }
option-play-card-seat = { $you ->
    [seat] Gioca { $card } su di te
   *[other] Gioca { $card } su { $seat }
  }
option-play-card-place = Gioca { $card } { $place }
option-discard-card = Scarta { $card }
option-offer-card = Offri { $card }
option-give-card = Dai { $card }
option-defend-card = Rispondi con { $card }
option-keep-card = Tieni { $card }
option-swap-card = Dai { $card } al mazzo
option-choose-seat = { $seat }
option-go-side = { $side ->
    [left] A sinistra
   *[right] A destra
  }
option-accept = Lascia che accada
option-show_hand = Mostra tutta la mano
option-show_infected = Mostra solo una carta Infetto!
option-show_nothing = Non mostrare nulla
option-declare = Dichiara: non resta alcun Umano!
place = tra { $left } e { $right }

## Perché no

why-the-thing-stays = La Cosa non lascia mai la tua mano.
why-last-infected = Una carta Infetto! resta sempre in mano a chi è Infetto.
why-human-never-infects = Un Umano non dà mai carte Infetto! a nessuno.
why-only-to-the-thing = Un Infetto dà carte Infetto! solo alla Cosa.
why-card-stands = Vale la carta che hai già offerto.
why-no-infected-card = Non hai in mano nessuna carta Infetto!
why-too-many-infected = Hai più di tre carte Infetto!: prima devi scartarne una.
why-only-in-answer = Questa carta si gioca solo in risposta a ciò che fa qualcun altro.
why-never-played = Questa carta non si gioca mai.
why-isolated-plays-nothing = In Quarantena puoi solo scartare.
why-quarantine-forbids-this-card = In Quarantena non puoi né eliminare qualcuno né cambiare posto.
why-not-adjacent = Questa carta raggiunge solo i giocatori adiacenti.
why-door-between = Tra voi c’è una Porta Sbarrata.
why-target-in-quarantine = Quel giocatore è in Quarantena.
why-target-isolated = Non si può giocare nulla su chi è in Quarantena.
why-out-of-reach = Da entrambi i lati c’è di mezzo una porta o una Quarantena.
why-quarantine-forbids-exchange = In Quarantena non puoi scambiare carte.
why-not-yourself = Non puoi giocare questa carta su di te.
why-at-nobody-else = Questa carta non si gioca su nessun altro.
why-door-there-already = Lì c’è già una Porta Sbarrata.
why-door-to-isolated = Non si può giocare nulla su chi è in Quarantena, nemmeno una porta.
why-gap-too-far = Quel punto è fuori dalla tua portata.
why-nothing-to-remove = Non c’è nessuna Quarantena o porta a portata della Scure.
why-answers-something-else = Questa carta risponde ad altro.
why-no-defence-in-quarantine = In Quarantena non si può usare nessuna carta Difesa.
why-the-thing-must-be-kept = La Cosa, una volta pescata, va tenuta.

## Che cosa è successo

event-dealt = { $you ->
    [seat] Ricevi { $cards }.
   *[other] { $seat } riceve quattro carte.
  }
event-turn = { $you ->
    [seat] — Il tuo turno. —
   *[other] — Il turno di { $seat }. —
  }
event-drew = { $card ->
    [none] { $seat } pesca una carta.
   *[other] { $you ->
        [seat] Peschi { $card }.
       *[other] { $seat } pesca { $card }.
      }
  }
event-skipped = { $count ->
    [one] Una carta PANIC! viene scartata senza essere vista.
   *[other] { $count } carte PANIC! vengono scartate senza essere viste.
  }
event-no_card = Non resta nessuna carta da pescare per { $seat }.
event-reshuffled = La pila degli scarti si rimescola e diventa il nuovo mazzo.
event-discarded = { $card ->
    [none] { $seat } scarta una carta.
   *[other] { $you ->
        [seat] Scarti { $card }.
       *[other] { $seat } scarta { $card }, allo scoperto.
      }
  }
event-played = { $target ->
    [none] { $door ->
        [none] { $you ->
            [seat] Giochi { $card }.
           *[other] { $seat } gioca { $card }.
          }
       *[other] { $you ->
            [seat] Giochi { $card } { $door }.
           *[other] { $seat } gioca { $card } { $door }.
          }
      }
   *[other] { $you ->
        [seat] Giochi { $card } su { $target }.
        [target] { $seat } gioca { $card } su di te!
        [both] Giochi { $card } su di te.
       *[other] { $seat } gioca { $card } su { $target }.
      }
  }
event-panicked = { $you ->
    [seat] PANIC! Peschi { $card }.
   *[other] PANIC! { $seat } pesca { $card }.
  }
event-no_effect = { $card } non ha effetto.
event-defended = { $you ->
    [seat] Rispondi a { $against } con { $card }.
    [against] { $seat } ti risponde con { $card }.
   *[other] { $seat } risponde a { $against } con { $card }.
  }
event-offered = { $card ->
    [none] { $you ->
        [target] { $seat } ti offre una carta.
       *[other] { $seat } offre una carta a { $target }.
      }
   *[other] { $you ->
        [seat] Offri { $card } a { $target }.
        [target] { $seat } ti offre { $card }, allo scoperto.
       *[other] { $seat } offre { $card } a { $target }, allo scoperto.
      }
  }
event-exchanged = { $given ->
    [none] { $seat } e { $target } si scambiano una carta.
   *[other] { $you ->
        [seat] Dai { $given } a { $target } e ricevi { $got }.
        [target] Dai { $got } a { $seat } e ricevi { $given }.
       *[other] { $seat } dà { $given }, { $target } dà { $got }.
      }
  }{ $infected ->
    [none] {""}
   *[other] { $you_infected ->
        [yes] {" "}Ora sei tra gli Infetti.
       *[no] {" "}Ora { $infected } è tra gli Infetti.
      }
  }
event-passed_on = { $card ->
    [none] { $seat } passa una carta a { $target }.
   *[other] { $you ->
        [seat] Passi { $card } a { $target }.
        [target] { $seat } ti passa { $card }.
       *[other] { $seat } passa { $card } a { $target }.
      }
  }{ $infected ->
    [none] {""}
   *[other] { $you_infected ->
        [yes] {" "}Ora sei tra gli Infetti.
       *[no] {" "}Ora { $infected } è tra gli Infetti.
      }
  }
event-gave_openly = { $you ->
    [seat] Tutti vedono che dai { $card }.
   *[other] Tutti vedono che { $seat } dà { $card }.
  }
event-no_exchange = { $why ->
    [door] Nessuno scambio: c’è di mezzo una Porta Sbarrata.
    [quarantine] Nessuno scambio: c’è di mezzo una Quarantena.
    [alone] Nessuno scambio: non resta nessuno che possa subentrare.
   *[nothing_to_give] Nessuno scambio: qualcuno non ha nulla da dare.
  }
event-looked = { $card ->
    [none] { $seat } vede una carta di { $target }.
   *[other] { $you ->
        [seat] Vedi { $card } nella mano di { $target }.
        [target] { $seat } vede la tua carta { $card }.
       *[other] { $seat } vede { $card } nella mano di { $target }.
      }
  }
event-showed = { $cards ->
    [none] { $seat } mostra la mano a { $target }.
   *[other] { $target ->
        [none] { $you ->
            [seat] Mostri a tutti: { $cards }.
           *[other] { $seat } mostra a tutti: { $cards }.
          }
       *[other] { $you ->
            [seat] Mostri a { $target }: { $cards }.
            [target] { $seat } ti mostra: { $cards }.
           *[other] { $seat } mostra a { $target }: { $cards }.
          }
      }
  }
event-showed_nothing = { $you ->
    [seat] Non mostri nulla.
   *[other] { $seat } non mostra nulla.
  }
event-kept = { $card ->
    [none] { $seat } tiene una carta e scarta le altre.
   *[other] { $you ->
        [seat] Tieni { $card } e scarti { $away }.
       *[other] { $seat } tiene { $card } e scarta { $away }.
      }
  }
event-forgot = { $card ->
    [none] { $seat } tiene una carta e ne scarta tre.
   *[other] { $you ->
        [seat] Tieni { $card } e scarti il resto.
       *[other] { $seat } tiene { $card } e scarta il resto.
      }
  }
event-changed_places = { $you ->
    [seat] Tu e { $target } vi scambiate di posto.
    [target] Tu e { $seat } vi scambiate di posto.
   *[other] { $seat } e { $target } si scambiano di posto.
  }
event-reversed = { $way ->
    [clockwise] Ora la direzione del turno è in senso orario.
   *[anticlockwise] Ora la direzione del turno è in senso antiorario.
  }
event-quarantined = { $you ->
    [seat] Sei in Quarantena per { $count } { $count ->
        [one] turno
       *[other] turni
      }.
   *[other] { $seat } è in Quarantena per { $count } { $count ->
        [one] turno
       *[other] turni
      }.
  }
event-quarantine_over = { $you ->
    [seat] La tua Quarantena è finita.
   *[other] La Quarantena di { $seat } è finita.
  }
event-door_barred = Una porta viene sbarrata { $door }.
event-door_opened = La Porta Sbarrata { $door } viene rimossa.
event-too_many = { $you ->
    [seat] Hai troppe carte Infetto!: una viene scartata.
   *[other] { $seat } ha troppe carte Infetto!: una viene scartata.
  }
event-swapped_with_deck = { $given ->
    [none] { $seat } scambia una carta con il mazzo.
   *[other] { $you ->
        [seat] Dai { $given } al mazzo e ricevi { $got }.
       *[other] { $seat } dà { $given } al mazzo e riceve { $got }.
      }
  }
event-burned = { $you ->
    [seat] { $by } ti brucia. Sei fuori dal gioco.
    [by] Bruci { $seat }.
    [both] Sei fuori dal gioco per mano tua.
   *[other] { $by } brucia { $seat }.
  }
event-super_infected = { $you ->
    [seat] Hai in mano solo infezioni, e perdi.
   *[other] { $seat } ha in mano solo infezioni, e perde.
  }
event-vengeance = { $seat } era La Cosa. Per gli altri la lotta continua!
event-declared = { $you ->
    [seat] Dichiari che non resta alcun Umano.
   *[other] { $seat } dichiara che non resta alcun Umano!
  }
event-revealed = { $you ->
    [seat] Riveli il tuo ruolo, { $role }{ $cards ->
        [none] .
       *[other] , e la tua mano: { $cards }.
      }
   *[other] { $seat } rivela il suo ruolo, { $role }{ $cards ->
        [none] .
       *[other] , e la sua mano: { $cards }.
      }
  }

## Come finisce

outcome-thing_eliminated = La Cosa è morta.
outcome-declared_right = Non resta alcun Umano.
outcome-declared_wrong = La Cosa ha parlato troppo presto: ci sono ancora Umani.
outcome-thing_alone = La Cosa ha contagiato tutti e vince da sola.
outcome-no_thing = Resta un solo giocatore, e La Cosa non è mai arrivata.
outcome-vengeance_humans = Vendetta: l’ultimo Infetto è fuori dal gioco.
outcome-vengeance_infected = Vendetta: l’ultimo Umano è fuori dal gioco.

## Varianti

switch-quarantine_mode = Quarantena
switch-quarantine_mode-about = Che cosa fa la Quarantena a un giocatore.
switch-quarantine_mode-face_up = carte scoperte
switch-quarantine_mode-isolate = isolamento
switch-quarantine_turns = Durata della Quarantena
switch-quarantine_turns-about = Per quanti turni propri di un giocatore dura.
switch-quarantine_self = Quarantena su di sé
switch-quarantine_self-about = Se un giocatore può mettersi in Quarantena da sé.
switch-quarantine_blocks_exchange = La Quarantena ferma gli scambi
switch-quarantine_blocks_exchange-about = Se nessuno scambia con chi è in Quarantena.
switch-infected_overflow = Troppe infezioni
switch-infected_overflow-about = Che cosa succede a una mano piena di carte Infetto!
switch-infected_overflow-super_infection = chi non ha altro in mano perde
switch-infected_overflow-limit3 = al massimo tre
switch-infected_overflow-off = non succede nulla
switch-missed_immunity = Mancato! protegge
switch-missed_immunity-about = Se chi scambia dopo Mancato! è al sicuro dal contagio.
switch-after_swap_next = Dopo un cambio di posto
switch-after_swap_next-about = Di chi è il turno successivo.
switch-after_swap_next-new_seat = di chi segue dal nuovo posto
switch-after_swap_next-swapped_player = del giocatore con cui si cambia posto
switch-after_swap_next-exchange_partner = del giocatore con cui si scambia la carta (in pratica chi segue dal nuovo posto)
switch-blind_date_infected = Appuntamento al Buio accetta infezioni
switch-blind_date_infected-about = Se un Umano può dare al mazzo una carta Infetto!
switch-one_two_quarantine = Uno, Due… e Quarantena
switch-one_two_quarantine-about = Di chi è la Quarantena che ferma il cambio di posto.
switch-one_two_quarantine-either = di uno qualsiasi dei due
switch-one_two_quarantine-target = solo dell’altro
switch-axe_doors = Porte a portata della Scure
switch-axe_doors-about = Se la Scure raggiunge anche la porta più lontana di un giocatore adiacente.
switch-axe_doors-either_side = accanto a te o a un giocatore adiacente
switch-axe_doors-between = solo accanto a te
switch-two_player_doors = Porte tra gli ultimi due
switch-two_player_doors-about = Se una porta ferma tutto quando restano due giocatori.
switch-two_player_doors-gap = solo dal suo lato
switch-two_player_doors-strict = tutto
switch-thing_alone = La Cosa vince da sola
switch-thing_alone-about = Quando La Cosa ha contagiato tutti.
switch-thing_alone-no_human_out = se nessun Umano è stato eliminato
switch-thing_alone-nobody_out = se nessuno è stato eliminato
switch-auto_declare = Fine automatica
switch-auto_declare-about = Se la partita finisce da sé quando non resta alcun Umano.
switch-vengeance_hints = Gli indizi della Cosa
switch-vengeance_hints-about = Se La Cosa, da morta, deve o può aiutare con indizi, senza mai nominare ruoli (Vendetta).
switch-vengeance_hints-required = deve
switch-vengeance_hints-optional = può
switch-marker = Segnaposto
switch-marker-about = Se accanto al giocatore di turno una freccia indica la direzione di gioco.
switch-first_player = Primo giocatore
switch-first_player-about = Il posto che comincia, oppure -1 per lasciar fare al caso.
switch-promos = Carte promo
switch-promos-about = Se H. P. Lovecraft e il Necronomicon sono nel mazzo.
switch-thing_in_deck = La Cosa nel mazzo
switch-thing_in_deck-about = All’inizio nessuno è La Cosa; esce dal mazzo (regola avanzata 1).
switch-infected_more = Più o meno infezioni
switch-infected_more-about = Quante carte Infetto! si aggiungono o si tolgono (regola avanzata 2).
switch-weapons_in_deck = Armi nel mazzo
switch-weapons_in_deck-about = All’inizio non si distribuiscono né Lanciafiamme né Analisi (regola avanzata 3).
switch-reach = Portata
switch-reach-about = Fin dove arrivano le quattro carte che raggiungono chiunque (regola avanzata 4).
switch-reach-any = chiunque
switch-reach-arc = chiunque sia raggiungibile da un lato libero
switch-reach-adjacent = solo giocatori adiacenti
switch-deck = Mazzo personale
switch-deck-about = Altre quantità di carte, per esempio “flamethrower=3,axe=0” (regola avanzata 5).
switch-vengeance = Vendetta
switch-vengeance-about = Gli altri continuano a lottare quando La Cosa è morta (regola avanzata 6).

## What a seat knows for certain

fact-holds = { $seat } ha di sicuro: { $cards }.
fact-is = Il ruolo di { $seat } è { $role }.
fact-not_thing = { $seat } non è La Cosa.
fact-gave_you = { $seat } ti ha dato: { $cards }.
fact-hints = { $duty ->
    [required] Sei fuori dal gioco, ma devi continuare a dare indizi utili a chi è Infetto o capaci di confondere chi è Umano, senza mai nominare un ruolo.
   *[optional] Sei fuori dal gioco, ma puoi continuare a dare indizi utili a chi è Infetto o capaci di confondere chi è Umano, senza mai nominare un ruolo.
  }

## Claims

claim-given = Ho ricevuto un’infezione da …
claim-i_am = Sono umano
claim-given-said = Un’infezione, ricevuta da { $about }!
claim-i_am-said = Sono umano!

## Il tavolo a parole, dove non c’è il disegno: $value è ciò che c’è

sheet-turn = Di turno: { $value }
sheet-direction = { $value ->
    [1] direzione del turno: senso orario
   *[-1] direzione del turno: senso antiorario
  }
sheet-chairs = Intorno al tavolo, in senso orario: { $value }
sheet-deck_count = { $value ->
    [one] Mazzo: una carta
   *[other] Mazzo: { $value } carte
  }
sheet-deck_top = { $value ->
    [panic] una carta PANIC! in cima
    [stay_away] una carta STAY AWAY! in cima
   *[none] nulla in cima
  }
sheet-discards_count = { $value ->
    [one] pila degli scarti: una carta
   *[other] pila degli scarti: { $value } carte
  }
sheet-alive = { $value ->
    [yes] { "" }
   *[no] fuori
  }
sheet-hands = { $value ->
    [0] { "" }
    [one] una carta
   *[other] { $value } carte
  }
sheet-quarantine = { $value ->
    [0] { "" }
    [one] Quarantena, ancora un turno
   *[other] Quarantena, ancora { $value } turni
  }
sheet-doors = { $value ->
    [0] { "" }
    [one] una porta sbarrata
   *[other] { $value } porte sbarrate
  }
sheet-roles = { $value }
sheet-me_role = Il tuo ruolo: { $value }.
sheet-me_roles = { $value }
sheet-me_hand = La tua mano: { $value }
sheet-me_resolute = Pescate grazie a «{ card-resolute }»: { $value }
sheet-me_on_the_table = Coperta sul tavolo, da te: { $value }
sheet-door = porta

## I capitoli delle regole

chapter-SA-1 = Contenuto
chapter-SA-2 = Preparazione
chapter-SA-3 = Il turno
chapter-SA-4 = I ruoli
chapter-SA-5 = Gli scambi
chapter-SA-6 = Chi si può raggiungere
chapter-SA-7 = Carte Azione
chapter-SA-8 = Carte Difesa
chapter-SA-9 = Impedimenti
chapter-SA-10 = Carte PANIC!
chapter-SA-11 = Posti e direzione
chapter-SA-12 = Uscire dal gioco
chapter-SA-13 = La fine della partita
chapter-SA-14 = Il mazzo
chapter-SA-15 = Regole avanzate
chapter-SA-16 = Che cosa è segreto

story-line = Turno { $turn }: { $text }

## Che cosa un tavolo non può essere

wrong-unknown-card = La carta “{ $given }” non esiste. Forse: { $known }.
wrong-deck-copies = Un mazzo vuole da 0 a 99 copie di “{ $card }”, non “{ $given }”.
wrong-deck-thing = Il mazzo contiene “{ card-the_thing }” esattamente una volta.
wrong-deck-infected = Non ci sono così tante carte “{ card-infected }” da togliere.
wrong-deck-dealing =
    Per { $seats } giocatori { $needed ->
        [one] serve una carta
       *[other] servono { $needed } carte
    } da distribuire, e di quelle adatte questo mazzo ne ha { $given }.
wrong-deck-spare =
    Oltre alle mani, questo mazzo deve lasciare { $least ->
        [one] una carta STAY AWAY!
       *[other] { $least } carte STAY AWAY!
    }, non { $given }.
