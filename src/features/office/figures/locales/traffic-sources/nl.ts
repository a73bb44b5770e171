export const nl = {
  title: 'Verkeersbronnen',
  lead: 'Leden die zich in de laatste {days, plural, one {dag} other {# dagen}} hebben aangemeld, naar de campagne waar ze vandaan kwamen. Aantallen onder de tien worden niet getoond, omdat ze iets over een persoon kunnen zeggen.',
  failed: 'De verkeersbronnen konden niet worden geladen.',
  empty: 'Niemand heeft zich in deze periode aangemeld.',
  source: 'Bron',
  signed_up: 'Aangemeld',
  confirmed: 'Bevestigd',
  purchased: 'Eerste aankoop',
  none: 'Zonder bron',
  others: 'Bronnen met elk minder dan tien leden',
  few: 'minder dan {least}',
} as const
