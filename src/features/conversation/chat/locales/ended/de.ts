export const de = {
  title: 'Beendete Unterhaltungen',
  lead: 'Wenn jemand von euch die andere Person blockiert oder das Konto löscht, seht ihr beide die Unterhaltung nicht mehr. {days, number} Tage lang kannst du trotzdem melden, was dir geschickt wurde. Dann sieht es nur unser Team.',
  empty: 'In den letzten {days, number} Tagen ist keine deiner Unterhaltungen so zu Ende gegangen.',
  failed: 'Die Liste konnte nicht geladen werden.',
  loading: 'Wird geladen',
  retry: 'Noch einmal versuchen',
  gone: 'Eine Person, die nicht mehr hier ist',
  received: '{count, plural, one {# Nachricht an dich} other {# Nachrichten an dich}}, letzte Nachricht der Unterhaltung am {date}',
  until: 'kann bis {date} gemeldet werden',
  report: 'Melden',
  report_who: '{name} melden',
  link: 'Jemanden melden, der weg ist',
}
