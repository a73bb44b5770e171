export const de = {
  photo: {
    title: 'Dieses Foto ist für Premium-Mitglieder offen',
    text: 'Mit Premium siehst du alle Fotos, die Mitglieder zeigen. Es kommt mit deinen ersten Credits: eine einzige Zahlung, und nichts verlängert sich.',
  },
  slot: {
    title: '{limit, plural, one {# Foto ist} other {# Fotos sind}} kostenlos',
    text: 'Mit Premium kannst du bis zu {premium, plural, one {# eigenes Foto} other {# eigene Fotos}} zeigen. Es kommt mit deinen ersten Credits: eine einzige Zahlung, und nichts verlängert sich.',
  },
  start: {
    title: 'Deine kostenlosen Unterhaltungen sind begonnen',
    text: 'In diesen kannst du weiterschreiben, und jedem antworten, der dir schreibt. Mit Premium beginnst du so viele, wie du möchtest. Es kommt mit deinen ersten Credits: eine einzige Zahlung, und nichts verlängert sich.',
  },
  not_now: 'Jetzt nicht',
  get: 'Premium holen',
}
