export const de = {
  label: 'Skripte anderer Unternehmen',
  question: 'Dürfen wir auf unseren Kampagnenseiten Skripte von {hosts} laden? Sie messen, wie unsere Werbung wirkt.',
  detail: 'Diese Unternehmen würden deine IP-Adresse, die Adresse der Seite und Angaben zu deinem Browser erhalten und könnten Cookies setzen. Ohne deine Erlaubnis wird nichts geladen, und am Ende der Seite kannst du es dir anders überlegen.',
  more: 'Mehr über Cookies',
  allow: 'Erlauben',
  decline: 'Ablehnen',
  withdraw: 'Erlaubnis widerrufen',
  allowed: 'Du hast auf unseren Kampagnenseiten Skripte von {hosts} erlaubt. Solange du eingeloggt bist, laufen sie nie.',
  declined: 'Du hast Skripte von {hosts} abgelehnt. Von dort wird nichts geladen.',
  declined_by_browser: 'Dein Browser bittet Websites, deine Daten nicht weiterzugeben (Global Privacy Control). Deshalb wird von {hosts} nichts geladen.',
} as const
