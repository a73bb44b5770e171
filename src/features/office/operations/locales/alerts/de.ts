export const de = {
  title: 'Braucht Aufmerksamkeit',
  emails: '{count, plural, one {# E-Mail wartet seit mehr als {minutes} Minuten auf den Mailserver.} other {# E-Mails warten seit mehr als {minutes} Minuten auf den Mailserver.}}',
  jobs: '{count, plural, one {# Aufgabe ist überfällig oder fehlgeschlagen.} other {# Aufgaben sind überfällig oder fehlgeschlagen.}}',
  events: '{count, plural, one {# Ereignis konnte nicht zugestellt werden.} other {# Ereignisse konnten nicht zugestellt werden.}}',
  show: {
    emails: 'E-Mails ansehen',
    jobs: 'Aufgaben ansehen',
    events: 'Fehlgeschlagene Ereignisse ansehen',
  },
} as const
