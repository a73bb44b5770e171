export const de = {
  title: 'Credits',
  close: 'Schließen',
  costs: {
    message: 'Du hast {balance, plural, =0 {keine Credits mehr} one {nur noch # Credit} other {nur noch # Credits}}, und eine Nachricht kostet {credits}.',
    photo: 'Du hast {balance, plural, =0 {keine Credits mehr} one {nur noch # Credit} other {nur noch # Credits}}, und ein Foto kostet {credits}.',
    pick: 'Du hast {balance, plural, =0 {keine Credits mehr} one {nur noch # Credit} other {nur noch # Credits}}, und das hier kostet {credits}.',
  },
  kept: 'Deine Nachricht bleibt erhalten.',
  leaving: {
    photo: 'Zum Bezahlen öffnet sich eine andere Seite. Das Foto geht dabei verloren; füge es danach noch einmal hinzu.',
    pick: 'Zum Bezahlen öffnet sich eine andere Seite. Triff deine Auswahl danach bitte noch einmal.',
  },
  first: 'Wähle ein Paket. Danach wählst du die Zahlungsart; bestellt wird noch nichts.',
  other: 'Andere Pakete und Zahlungsarten',
  not_offered: '{method}, deine letzte Zahlungsart, ist gerade nicht verfügbar.',
  below_minimum: '{method}, deine letzte Zahlungsart, geht erst ab {money}.',
  offline: 'Du bist offline. Bestellen kannst du, sobald du wieder online bist.',
  failed: 'Die Preise konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  loading: 'Wird geladen',
  waiting: 'Wir warten auf deine Bank',
  waiting_text: 'Du kannst das schließen. Deine Credits kommen, sobald die Zahlung bestätigt ist, und es wird nicht zweimal abgebucht.',
}
