/** Länder benennt der Browser selbst; dies sind die Wörter darum herum. */
export const de = {
  country: 'Land',
  region: {
    province: 'Provinz',
    region: 'Region',
    state: '{country, select, US {Bundesstaat} AU {Bundesstaat} other {Bundesland}}',
    canton: 'Kanton',
    voivodeship: 'Woiwodschaft',
  },
  any_region: {
    province: 'Alle Provinzen',
    region: 'Alle Regionen',
    state: '{country, select, US {Alle Bundesstaaten} AU {Alle Bundesstaaten} other {Alle Bundesländer}}',
    canton: 'Alle Kantone',
    voivodeship: 'Alle Woiwodschaften',
  },
  no_region: 'Möchte ich nicht sagen',
  choose: 'Auswählen',
  any_country: 'Alle Länder',
  none_found: 'Nichts mit diesem Namen. Versuch eine andere Schreibweise.',
  found: '{count, plural, one {# Treffer} other {# Treffer}}',
  city: 'Stadt',
  city_hint: 'Fang an zu tippen und wähl deine Stadt. Andere sehen immer nur die Stadt.',
  city_failed: 'Städte lassen sich gerade nicht nachschlagen. Du kannst deine später ergänzen.',
  locate: {
    ask: 'Meine Stadt finden',
    busy: 'Deine Stadt wird gesucht',
    found: 'Du bist in der Nähe von {city}. Nur die Stadt wird gespeichert.',
    denied: 'Dein Browser behält deinen Standort für sich. Erlaub es dort oder gib deine Stadt ein.',
    failed: 'Dein Standort ließ sich nicht ermitteln. Gib stattdessen deine Stadt ein.',
    nowhere: 'Wir kennen keine Stadt in deiner Nähe. Gib stattdessen eine ein.',
  },
  distance: {
    same_city: 'In deiner Stadt',
    km: '{count, number} km entfernt',
    miles: '{count, plural, one {# Meile entfernt} other {# Meilen entfernt}}',
  },
}
