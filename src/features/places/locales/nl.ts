/** Landen noemt de browser zelf; dit zijn de woorden eromheen. */
export const nl = {
  country: 'Land',
  region: {
    province: 'Provincie',
    region: 'Regio',
    state: '{country, select, DE {Deelstaat} AT {Deelstaat} other {Staat}}',
    canton: 'Kanton',
    voivodeship: 'Woiwodschap',
  },
  any_region: {
    province: 'Alle provincies',
    region: 'Alle regio’s',
    state: '{country, select, DE {Alle deelstaten} AT {Alle deelstaten} other {Alle staten}}',
    canton: 'Alle kantons',
    voivodeship: 'Alle woiwodschappen',
  },
  no_region: 'Zeg ik liever niet',
  choose: 'Kies',
  any_country: 'Alle landen',
  none_found: 'Niets met die naam. Probeer een andere spelling.',
  found: '{count, plural, one {# resultaat} other {# resultaten}}',
  city: 'Woonplaats',
  city_hint: 'Begin te typen en kies je woonplaats. Anderen zien alleen de plaats.',
  city_failed: 'Plaatsen opzoeken lukt nu niet. Je kunt de jouwe later toevoegen.',
  locate: {
    ask: 'Vind mijn woonplaats',
    busy: 'Je woonplaats wordt gezocht',
    found: 'Je bent bij {city} in de buurt. We bewaren alleen de plaats.',
    denied: 'Je browser houdt je locatie voor zich. Sta het daar toe, of typ je woonplaats.',
    failed: 'Je locatie is niet gevonden. Typ je woonplaats.',
    nowhere: 'We kennen geen plaats bij jou in de buurt. Typ er zelf een.',
  },
  distance: {
    same_city: 'In jouw woonplaats',
    km: '{count, number} km verderop',
    miles: '{count, plural, one {# mijl verderop} other {# mijl verderop}}',
  },
}
