export const nl = {
  title: 'Credits',
  close: 'Sluiten',
  costs: {
    message: 'Je hebt {balance, plural, =0 {geen credits} one {nog # credit} other {nog # credits}} over en een bericht kost er {credits}.',
    photo: 'Je hebt {balance, plural, =0 {geen credits} one {nog # credit} other {nog # credits}} over en een foto kost er {credits}.',
    pick: 'Je hebt {balance, plural, =0 {geen credits} one {nog # credit} other {nog # credits}} over en dit kost er {credits}.',
  },
  kept: 'Je bericht blijft bewaard.',
  leaving: {
    photo: 'Betalen opent een andere pagina. De foto kan daar niet bewaard blijven; voeg die daarna opnieuw toe.',
    pick: 'Betalen opent een andere pagina. Maak je keuze daarna opnieuw.',
  },
  first: 'Kies een pakket. Daarna kies je hoe je betaalt; er wordt nog niets besteld.',
  other: 'Andere pakketten en betaalmethoden',
  not_offered: '{method}, je laatste betaalmethode, is nu niet beschikbaar.',
  below_minimum: '{method}, je laatste betaalmethode, kan pas vanaf {money}.',
  offline: 'Je bent offline. Bestellen kan zodra je weer verbinding hebt.',
  failed: 'De prijzen konden niet worden geladen.',
  retry: 'Opnieuw proberen',
  loading: 'Laden',
  waiting: 'We wachten op je bank',
  waiting_text: 'Je kunt dit sluiten. Je credits komen zodra de betaling is bevestigd, en er wordt niet twee keer afgeschreven.',
}
