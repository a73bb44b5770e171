export const de = {
  confirm: 'Bestätige deine E-Mail-Adresse, damit {name} dir antworten kann. Bis dahin bekommt {name} keine Mitteilung, und du kannst keine Fotos senden.',
  starts: 'Vorher kannst du noch {left, plural, one {eine Unterhaltung} other {# Unterhaltungen}} beginnen.',
  no_start: 'Mehr Unterhaltungen kannst du erst beginnen, wenn deine E-Mail-Adresse bestätigt ist. Bestätige sie, um weiteren Leuten zu schreiben.',
  button: 'E-Mail-Adresse bestätigen',
}
