export const de = {
  index_title: 'Langsam kennenlernen, klare Preise',
  description: '{name} ist eine Dating- und Chat-Website für Erwachsene, die vor jedem Schritt sagt, was er kostet.',
  fictional_warning: 'Einige Profile hier sind fiktiv: Unser Team schreibt sie, und du kannst die gezeigten Personen nicht treffen. Jedes ist gekennzeichnet.',
  fictional_singular: 'Fiktives Profil',
  fictional_plural: 'Fiktive Profile',
  refusals: {
    unknown_host: 'Unter dieser Adresse gibt es keine unserer Websites.',
  },
}
