export const nl = {
  index_title: 'Rustig daten, duidelijke prijzen',
  description: '{name} is een dating- en chatsite voor volwassenen die vóór elke stap zegt wat die kost.',
  fictional_warning: 'Sommige profielen hier zijn fictief: ons team schrijft ze en je kunt de getoonde personen niet ontmoeten. Elk profiel heeft een label.',
  fictional_singular: 'Fictief profiel',
  fictional_plural: 'Fictieve profielen',
  refusals: {
    unknown_host: 'Op dit adres is geen site van ons te vinden.',
  },
}
