export const it = {
  title: 'Cifre oneste',
  lead: 'Che cosa {site} racconta di sé a tutti. Le cifre vengono direttamente dai dati, non dalla pubblicità.',
  about: 'circa {count, number}',
  few: 'meno di {count, number}',
  none: 'nessuno',
  unknown: 'Troppo pochi',
  here: {
    title: 'Chi c’è',
    members: 'membri',
    members_means: 'Persone vere con un account attivo e confermato e un profilo visibile.',
    fictional: 'profili inventati',
    fictional_means:
      'Profili che il nostro staff ha inventato e scrive. Portano ovunque la loro etichetta, non iniziano mai nulla e si possono nascondere.',
    sponsored: 'annunci',
    sponsored_means: 'Spazi per cui qualcuno paga in questo momento. Non contano mai come membri.',
  },
  writing: {
    title: 'Chi scrive e chi risponde',
    staff: 'messaggi scritti dallo staff',
    staff_means:
      'A nome di profili inventati, {days, plural, one {nell’ultimo giorno} other {negli ultimi # giorni}}, macchine comprese. Ognuno sta in una chat con l’etichetta.',
    median: 'fino alla prima risposta',
    median_means:
      'Il valore di mezzo: la metà di chi ha avuto risposta ha aspettato meno. Primi messaggi fra membri {days, plural, one {nell’ultimo giorno} other {negli ultimi # giorni}}, al massimo i 20.000 più recenti.',
    answered: 'dei primi messaggi riceve risposta',
    answered_means:
      'Delle conversazioni che un membro ha iniziato con un altro {days, plural, one {nell’ultimo giorno} other {negli ultimi # giorni}}, senza gli ultimi due giorni.',
    too_few:
      'Meno di 50 conversazioni fra membri sono state iniziate {days, plural, one {nell’ultimo giorno} other {negli ultimi # giorni}}.',
    minutes: 'circa {count, plural, one {# minuto} other {# minuti}}',
    hours: 'circa {count, plural, one {# ora} other {# ore}}',
    days: 'circa {count, plural, one {# giorno} other {# giorni}}',
    percent: '{percent}%',
  },
  returned: {
    title: 'Che cosa è stato cancellato e rimborsato',
    deletions: 'account cancellati',
    deletions_means: 'Dai loro proprietari, {days, plural, one {nell’ultimo giorno} other {negli ultimi # giorni}}.',
    messages: 'messaggi rimborsati',
    messages_means:
      'Crediti tornati da sé perché nessuno poteva leggere il messaggio, {days, plural, one {nell’ultimo giorno} other {negli ultimi # giorni}}.',
    orders: 'ordini rimborsati',
    orders_means:
      'Del tutto o in parte, dopo un recesso, una contestazione o una correzione, {days, plural, one {nell’ultimo giorno} other {negli ultimi # giorni}}.',
  },
  counted: 'Contato il {date} alle {time}, di nuovo al massimo ogni cinque minuti.',
  rounded: 'I numeri sono arrotondati, e sotto dieci non diciamo di più, perché nessuno vi si possa riconoscere.',
} as const
