export const it = {
  notice: {
    title: 'Una parola da parte nostra',
    text: '{name} è un profilo fittizio. I messaggi li scrive il nostro staff, nessuno con questo nome esiste e non potrete incontrarvi. Abbiamo l’impressione che per te questo conti molto, o che tu stia passando un momento difficile. Perciò qui facciamo una pausa: niente da pagare, niente da decidere. Se qualcosa ti pesa, parlane con qualcuno che c’è davvero: un’amica, un amico, il tuo medico o una linea di ascolto.',
    help: 'Trova una linea di ascolto nel tuo Paese su {host} (si apre in una nuova scheda)',
  },
  closed: {
    paused:
      'Facciamo una pausa con i profili fittizi fino al {date}, ore {time}. Fino ad allora scrivere loro non può costarti nulla, e nulla è stato addebitato ora. Puoi continuare a leggere e a scrivere ai membri.',
    enough:
      'Per oggi basta così: a nessuno si addebitano più di {most, plural, one {# messaggio} other {# messaggi}} al giorno verso profili fittizi. Non è stato addebitato nulla. Da mezzanotte potrai scrivere di nuovo, e ai membri in ogni momento.',
  },
  office: {
    title: 'Attenzione alle persone',
    lead: 'Membri a cui abbiamo chiesto una pausa perché forse scambiano un profilo fittizio per qualcuno, o forse non stanno bene. Nel frattempo scrivere a profili fittizi non costa loro nulla. Vedi il motivo, mai le loro parole o le loro spese.',
    not_loaded: 'Impossibile caricare le pause',
    empty: 'Nessuno è in pausa',
    empty_text: 'Le pause iniziano da sole o dal banco chat e compaiono qui.',
    who: '{member}, che scrive a {profile}',
    when: 'Dal {from} al {until}',
    instant: '{date}, {time}',
    open: 'Non ancora vista',
    reasons: 'Perché',
    reason: {
      distress: 'Segni di disagio',
      attached: 'Parla di amore, di incontrarsi o di convivere',
      spending: 'Spende molto più del solito',
      night: 'Spesso in piena notte',
      agent: 'Chiesta dal banco chat',
    },
    over: 'Finita',
    look: 'Esaminala',
    again: 'Decidi di nuovo',
    decide: 'Decisione',
    act: { keep: 'Lasciala così', end: 'Terminala ora', extend: 'Prolungala' },
    longer: 'Prolunga di',
    hours: '{count, plural, one {# ora} other {# ore}}',
    note: 'Nota',
    note_hint: 'Perché decidi così. Il membro non la vede mai, salvo che chieda il suo file.',
    done: { keep: 'Lasciata così', end: 'Terminata', extend: 'Prolungata' },
    save: 'Salva la decisione',
    saving: 'Salvataggio',
  },
  refusals: {
    note_empty: 'Lascia qualche parola sul perché.',
    hours_missing: 'Indica di quante ore.',
  },
}
