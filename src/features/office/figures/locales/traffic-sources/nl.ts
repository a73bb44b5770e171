export const nl = {
  title: 'Verkeersbronnen',
  lead: 'Leden die zich in {month} hebben aangemeld, de laatste maand met definitieve cijfers, naar de campagne waar ze vandaan kwamen. Aantallen onder de tien zijn verborgen, net als alles waaruit ze te berekenen zijn.',
  failed: 'De verkeersbronnen konden niet worden geladen.',
  empty: 'Niemand heeft zich in deze periode aangemeld.',
  source: 'Bron',
  signed_up: 'Aangemeld',
  confirmed: 'Bevestigd',
  purchased: 'Eerste aankoop',
  none: 'Zonder bron',
  others: 'Bronnen met elk minder dan tien leden',
} as const
