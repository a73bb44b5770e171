export const de = {
  photo: {
    title: 'Premium-Mitglieder können dieses Foto sehen',
    text: 'Mit Premium siehst du alle Fotos, die Mitglieder zeigen. Du bekommst es mit deinen ersten Credits: eine Zahlung, und nichts verlängert sich.',
  },
  slot: {
    title: '{limit, plural, one {# Foto ist} other {# Fotos sind}} kostenlos',
    text: 'Mit Premium kannst du bis zu {premium, plural, one {# eigenes Foto} other {# eigene Fotos}} zeigen. Du bekommst es mit deinen ersten Credits: eine Zahlung, und nichts verlängert sich.',
  },
  start: {
    title: 'Du hast alle kostenlosen Unterhaltungen begonnen',
    text: 'In diesen kannst du weiterschreiben und allen antworten, die dir schreiben. Mit Premium kannst du so viele beginnen, wie du möchtest. Du bekommst es mit deinen ersten Credits: eine Zahlung, und nichts verlängert sich.',
  },
  not_now: 'Jetzt nicht',
  get: 'Premium holen',
}
