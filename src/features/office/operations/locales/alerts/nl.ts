export const nl = {
  title: 'Vraagt aandacht',
  emails: '{count, plural, one {# e-mail wacht al meer dan {minutes} minuten op de mailserver.} other {# e-mails wachten al meer dan {minutes} minuten op de mailserver.}}',
  jobs: '{count, plural, one {# taak is te laat of mislukt.} other {# taken zijn te laat of mislukt.}}',
  events: '{count, plural, one {# gebeurtenis is bij elke poging mislukt.} other {# gebeurtenissen zijn bij elke poging mislukt.}}',
  show: {
    emails: 'E-mails tonen',
    jobs: 'Taken tonen',
    events: 'Mislukte gebeurtenissen tonen',
  },
} as const
