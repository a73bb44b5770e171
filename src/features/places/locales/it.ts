/** I paesi li nomina il browser; queste sono le parole attorno. */
export const it = {
  country: 'Paese',
  region: {
    province: 'Provincia',
    region: 'Regione',
    state: '{country, select, DE {Land} AT {Land} other {Stato}}',
    canton: 'Cantone',
    voivodeship: 'Voivodato',
  },
  any_region: {
    province: 'Tutte le province',
    region: 'Tutte le regioni',
    state: '{country, select, DE {Tutti i Länder} AT {Tutti i Länder} other {Tutti gli stati}}',
    canton: 'Tutti i cantoni',
    voivodeship: 'Tutti i voivodati',
  },
  no_region: 'Preferisco non dirlo',
  choose: 'Scegli',
  any_country: 'Tutti i paesi',
  none_found: 'Niente con questo nome. Prova a scriverlo in un altro modo.',
  found: '{count, plural, one {# risultato} many {# di risultati} other {# risultati}}',
  city: 'Città',
  city_hint: 'Inizia a scrivere e scegli la tua città. Gli altri vedono solo la città.',
  city_failed: 'Al momento non si possono cercare le città. Potrai aggiungere la tua più tardi.',
  locate: {
    ask: 'Trova la mia città',
    busy: 'Cerco la tua città',
    found: 'Sei vicino a {city}. Conserviamo solo la città.',
    denied: 'Il tuo browser tiene per sé la tua posizione. Consentila lì, oppure scrivi la tua città.',
    failed: 'Non è stato possibile trovare la tua posizione. Scrivi la tua città.',
    nowhere: 'Non conosciamo nessuna città vicino a te. Scrivine una.',
  },
  distance: {
    same_city: 'Nella tua città',
    km: 'A {count, number} km',
    miles: '{count, plural, one {A # miglio} many {A # di miglia} other {A # miglia}}',
  },
}
