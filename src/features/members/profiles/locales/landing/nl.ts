export const nl = {
  create: 'Maak een profiel',
  locked: 'Leden kunnen zien wat {name} schrijft, leuk vindt en zoekt. Premium laat meer foto’s zien.',
  free: 'Een profiel maken, rondkijken en liken is gratis. Berichten kosten credits; de knop toont de prijs voordat je verstuurt.',
  answer: '{name} is lid en bepaalt zelf of er een antwoord komt.',
  costs: 'Om te schrijven heb je een profiel nodig, en dit profiel antwoordt alleen met berichten.',
  first_lines: 'Wat je {name} als eerste kunt schrijven',
  lines: {
    sunday: 'Hoe ziet jouw perfecte zondag eruit?',
    laugh: 'Waar heb je laatst om gelachen?',
    learned: 'Wat heb je dit jaar geleerd?',
  },
  closed_title: '{site} is alleen voor leden',
  closed_text: 'Hier ontmoeten mensen elkaar als gelijken: om profielen te bekijken heb je er zelf ook een nodig. Dat is gratis.',
}
