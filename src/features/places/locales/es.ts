/** Los países los nombra el navegador; estas son las palabras que los rodean. */
export const es = {
  country: 'País',
  region: {
    province: 'Provincia',
    region: 'Región',
    state: '{country, select, DE {Estado federado} AT {Estado federado} other {Estado}}',
    canton: 'Cantón',
    voivodeship: 'Voivodato',
  },
  any_region: {
    province: 'Todas las provincias',
    region: 'Todas las regiones',
    state:
      '{country, select, DE {Todos los estados federados} AT {Todos los estados federados} other {Todos los estados}}',
    canton: 'Todos los cantones',
    voivodeship: 'Todos los voivodatos',
  },
  no_region: 'Prefiero no decirlo',
  choose: 'Elige',
  any_country: 'Todos los países',
  none_found: 'No hay nada con ese nombre. Prueba a escribirlo de otra forma.',
  found: '{count, plural, one {# resultado} many {# de resultados} other {# resultados}}',
  city: 'Ciudad',
  city_hint: 'Empieza a escribir y elige tu ciudad. Los demás solo ven la ciudad.',
  city_failed: 'Ahora no se pueden buscar ciudades. Puedes añadir la tuya más tarde.',
  locate: {
    ask: 'Encontrar mi ciudad',
    busy: 'Buscando tu ciudad',
    found: 'Estás cerca de {city}. Solo se guarda la ciudad.',
    denied: 'Tu navegador no comparte tu ubicación. Permítelo allí o escribe tu ciudad.',
    failed: 'No se ha podido encontrar tu ubicación. Escribe tu ciudad.',
    nowhere: 'No conocemos ninguna ciudad cerca de ti. Escribe una.',
    hint: 'Tu navegador te pregunta antes. De él solo sale una posición redondeada a un kilómetro, para encontrar la ciudad, y no se guarda en ninguna parte.',
    unsupported: 'Este navegador no puede saber dónde estás. Escribe tu ciudad.',
    elsewhere: 'Estás cerca de {city}, pero este sitio aún no está abierto allí. Elige un lugar de la lista.',
  },
  distance: {
    same_city: 'En tu ciudad',
    km: 'A {count, number} km',
    miles: '{count, plural, one {A # milla} many {A # de millas} other {A # millas}}',
  },
}
