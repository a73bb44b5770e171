export const it = {
  title: 'Richiede attenzione',
  emails: '{count, plural, one {# e-mail aspetta il server di posta da più di {minutes} minuti.} other {# e-mail aspettano il server di posta da più di {minutes} minuti.}}',
  jobs: '{count, plural, one {# attività è in ritardo o non è riuscita.} other {# attività sono in ritardo o non sono riuscite.}}',
  events: '{count, plural, one {# evento è fallito a ogni tentativo.} other {# eventi sono falliti a ogni tentativo.}}',
  show: {
    emails: 'Mostra le e-mail',
    jobs: 'Mostra le attività',
    events: 'Mostra gli eventi non riusciti',
  },
} as const
