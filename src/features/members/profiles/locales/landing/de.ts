export const de = {
  create: 'Profil erstellen',
  locked: 'Mitglieder können sehen, was {name} schreibt, mag und sucht. Premium zeigt mehr Fotos.',
  free: 'Profil erstellen, umschauen und liken ist kostenlos. Nachrichten kosten Credits; der Button zeigt den Preis vor dem Senden.',
  answer: '{name} ist Mitglied und entscheidet selbst über eine Antwort.',
  costs: 'Zum Schreiben brauchst du ein Profil, und dieses hier antwortet nur in Nachrichten.',
  first_lines: 'Was du {name} als Erstes schreiben könntest',
  lines: {
    sunday: 'Wie sieht dein perfekter Sonntag aus?',
    laugh: 'Worüber hast du zuletzt gelacht?',
    learned: 'Was hast du dieses Jahr gelernt?',
  },
  closed_title: '{site} ist nur für Mitglieder',
  closed_text: 'Hier begegnet man sich auf Augenhöhe: Um Profile anzusehen, brauchst du selbst eines. Das ist kostenlos.',
}
