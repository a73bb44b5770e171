export const es = {
  wording: {
    match_chance: '{gain} más de probabilidad de match con Premium, según nuestros propios datos',
    most_chosen: 'El más elegido',
    normal_price: 'Precio normal anterior: {was}',
  },
  short: { normal_price: '−{off}' },
  how: {
    label: 'Cómo lo sabemos',
    match_chance:
      'Miembros que fueron Premium durante todo el periodo, comparados con miembros gratuitos del mismo género, grupo de edad y número de likes dados. Se cuenta quién consiguió al menos un match. Los perfiles ficticios y patrocinados no cuentan. Los grupos se ponderan juntos (Mantel-Haenszel); solo se muestra a partir de {least} miembros y cuando la diferencia real es mayor que cero con un 95 % de confianza.',
    most_chosen:
      'El paquete que más se pidió y pagó en el periodo. Solo se muestra a partir de {least} pedidos pagados y cuando su ventaja sobre el siguiente es demasiado clara para ser casualidad.',
    normal_price:
      'Lo que costaba este paquete justo antes del precio actual. Solo se muestra si pedimos realmente ese precio al menos {least} días seguidos, y como mucho 30 días después de bajarlo.',
    period: 'Periodo',
    sample: 'Contado',
    value: 'Resultado',
    computed: 'Calculado el',
    valid: 'Vale hasta el',
  },
  samples: {
    match_chance: '{count, plural, one {# miembro} other {# miembros}}',
    most_chosen: '{count, plural, one {# pedido pagado} other {# pedidos pagados}}',
    normal_price: '{count, plural, one {# día} other {# días}} a este precio',
  },
  values: {
    match_chance:
      '{premium_matched} de los miembros Premium y {free_matched} de los gratuitos consiguieron un match; entre los que se parecen la probabilidad es {gain} mayor (95 % de confianza: de {low} a {high})',
    most_chosen: '{top} de todos los pedidos, el paquete siguiente {next}',
    normal_price: 'antes {was}, ahora {now}',
  },
  office: {
    title: 'Afirmaciones',
    lead: 'Lo que el sitio puede decir de sí mismo y en qué se basa. Una afirmación sin prueba no la ve nadie.',
    claim: 'Afirmación',
    state: 'Estado',
    query: 'Consulta',
    counted: 'Contado',
    computed: 'Calculado',
    until: 'hasta el {date}',
    never: 'nunca',
    least: 'como mínimo {least}',
    names: {
      match_chance: 'Probabilidad de match con Premium',
      most_chosen: 'Paquete más comprado',
      normal_price: 'Precio anterior de un paquete',
    },
    verdicts: {
      proven: 'Se muestra',
      not_computed: 'Aún sin calcular',
      no_query: 'Calculada con otra consulta',
      no_period: 'El periodo es demasiado corto',
      too_few: 'Muy pocos datos',
      not_so: 'Los datos no lo dicen',
      expired: 'Demasiado antigua',
    },
    failed: 'Ahora no se pueden cargar las afirmaciones',
  },
} as const
