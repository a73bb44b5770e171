/** Countries are named by the browser itself; these are the words around them. */
export const en = {
  country: 'Country',
  region: {
    province: 'Province',
    region: 'Region',
    state: '{country, select, other {State}}',
    canton: 'Canton',
    voivodeship: 'Voivodeship',
  },
  any_region: {
    province: 'All provinces',
    region: 'All regions',
    state: '{country, select, other {All states}}',
    canton: 'All cantons',
    voivodeship: 'All voivodeships',
  },
  no_region: 'Rather not say',
  choose: 'Choose',
  any_country: 'All countries',
  none_found: 'Nothing by that name. Try another spelling.',
  found: '{count, plural, one {# result} other {# results}}',
  city: 'City',
  city_hint: 'Begin typing and pick your city. Others only ever see the city.',
  city_failed: 'Cities can’t be looked up right now. You can add yours later.',
  locate: {
    ask: 'Find my city',
    busy: 'Looking for your city',
    found: 'You’re near {city}. Only the city is kept.',
    denied: 'Your browser keeps your location to itself. Allow it there, or type your city.',
    failed: 'Your location couldn’t be found. Type your city instead.',
    nowhere: 'We know no city near you. Type one instead.',
  },
  distance: {
    same_city: 'In your city',
    km: '{count, number} km away',
    miles: '{count, plural, one {# mile away} other {# miles away}}',
  },
} as const
