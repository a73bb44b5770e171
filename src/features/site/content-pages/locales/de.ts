export const de = {
  contents: 'Auf dieser Seite',
  version: 'Fassung vom <time>{date}</time>',
  credits: '{count, plural, one {# Credit} other {# Credits}}',
  free_messages: '{count, plural, one {Deine erste Nachricht in deiner ersten Unterhaltung ist kostenlos.} other {In deinen ersten # Unterhaltungen ist jeweils deine erste Nachricht kostenlos.}}',
  operator_missing: '(vom Betreiber noch nicht eingetragen)',
}
