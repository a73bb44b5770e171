export const nl = {
  confirm: 'Bevestig je e-mailadres, zodat {name} je kan antwoorden. Tot die tijd krijgt {name} geen melding en kun je geen foto’s sturen.',
  starts: 'Daarvoor kun je nog {left, plural, one {één gesprek} other {# gesprekken}} beginnen.',
  no_start: 'Je kunt pas meer gesprekken beginnen als je e-mailadres is bevestigd. Bevestig het om meer mensen te schrijven.',
  button: 'Mijn e-mailadres bevestigen',
}
