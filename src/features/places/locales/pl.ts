/** Kraje nazywa sama przeglądarka; to słowa wokół nich. */
export const pl = {
  country: 'Kraj',
  region: {
    province: 'Prowincja',
    region: 'Region',
    state: '{country, select, DE {Kraj związkowy} AT {Kraj związkowy} other {Stan}}',
    canton: 'Kanton',
    voivodeship: 'Województwo',
  },
  any_region: {
    province: 'Wszystkie prowincje',
    region: 'Wszystkie regiony',
    state: '{country, select, DE {Wszystkie kraje związkowe} AT {Wszystkie kraje związkowe} other {Wszystkie stany}}',
    canton: 'Wszystkie kantony',
    voivodeship: 'Wszystkie województwa',
  },
  no_region: 'Wolę nie mówić',
  choose: 'Wybierz',
  any_country: 'Wszystkie kraje',
  none_found: 'Nie ma nic o tej nazwie. Spróbuj innej pisowni.',
  found: '{count, plural, one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}}',
  city: 'Miejscowość',
  city_hint: 'Zacznij pisać i wybierz swoją miejscowość. Inni widzą tylko ją.',
  city_failed: 'Nie da się teraz wyszukać miejscowości. Możesz dodać swoją później.',
  locate: {
    ask: 'Znajdź moją miejscowość',
    busy: 'Szukamy twojej miejscowości',
    found: 'Najbliżej ciebie leży {city}. Zapisujemy tylko miejscowość.',
    denied: 'Twoja przeglądarka nie udostępnia położenia. Zezwól na to w niej albo wpisz miejscowość.',
    failed: 'Nie udało się ustalić twojego położenia. Wpisz miejscowość.',
    nowhere: 'Nie znamy żadnej miejscowości w pobliżu. Wpisz ją.',
  },
  distance: {
    same_city: 'W twojej miejscowości',
    km: '{count, number} km stąd',
    miles: '{count, plural, one {# milę stąd} few {# mile stąd} many {# mil stąd} other {# mili stąd}}',
  },
}
