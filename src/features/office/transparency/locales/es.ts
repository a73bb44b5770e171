export const es = {
  title: 'Cifras honestas',
  lead: 'Lo que {site} cuenta de sí mismo a todo el mundo. Las cifras salen directamente de los datos, no de la publicidad.',
  about: 'unos {count, number}',
  few: 'menos de {count, number}',
  none: 'ninguno',
  unknown: 'Muy pocos',
  here: {
    title: 'Quién está aquí',
    members: 'miembros',
    members_means: 'Personas reales con una cuenta activa y confirmada y un perfil visible.',
    fictional: 'perfiles ficticios',
    fictional_means:
      'Perfiles que nuestro equipo ha inventado y escribe. Llevan su etiqueta en todas partes, nunca empiezan nada y se pueden ocultar.',
    sponsored: 'anuncios',
    sponsored_means: 'Espacios por los que alguien paga en este momento. Nunca cuentan como miembros.',
  },
  writing: {
    title: 'Quién escribe y quién responde',
    staff: 'mensajes escritos por el equipo',
    staff_means:
      'En nombre de perfiles ficticios, en los últimos {days, plural, one {# día} other {# días}}, máquinas incluidas. Cada uno está en un chat etiquetado.',
    median: 'hasta la primera respuesta',
    median_means:
      'El valor central: la mitad de quienes recibieron respuesta esperó menos. Primeros mensajes entre miembros en los últimos {days, plural, one {# día} other {# días}}, como mucho los 20.000 más recientes.',
    answered: 'de los primeros mensajes reciben respuesta',
    answered_means:
      'De las conversaciones que un miembro empezó con otro en los últimos {days, plural, one {# día} other {# días}}, sin los dos últimos días.',
    too_few:
      'En los últimos {days, plural, one {# día} other {# días}} se empezaron menos de 50 conversaciones entre miembros.',
    minutes: 'unos {count, plural, one {# minuto} other {# minutos}}',
    hours: '{count, plural, one {una hora aproximadamente} other {unas # horas}}',
    days: '{count, plural, one {un día aproximadamente} other {unos # días}}',
    percent: '{percent} %',
  },
  returned: {
    title: 'Lo que se borró y se devolvió',
    deletions: 'cuentas borradas',
    deletions_means: 'Por sus dueños, en los últimos {days, plural, one {# día} other {# días}}.',
    messages: 'mensajes devueltos',
    messages_means:
      'Créditos que volvieron solos porque nadie pudo leer el mensaje, en los últimos {days, plural, one {# día} other {# días}}.',
    orders: 'pedidos devueltos',
    orders_means:
      'Por completo o en parte, tras un desistimiento, una disputa o una corrección, en los últimos {days, plural, one {# día} other {# días}}.',
  },
  counted: 'Contado el {date} a las {time}, de nuevo cada cinco minutos como mucho.',
  rounded:
    'Los números están redondeados, y por debajo de diez no decimos más, para que nadie se pueda reconocer en ellos.',
} as const
