export const es = {
  notice: {
    title: 'Unas palabras nuestras',
    text: '{name} es un perfil ficticio. Los mensajes los escribe nuestro equipo, nadie con ese nombre existe y no podréis veros. Nos da la impresión de que esto significa mucho para ti, o de que lo estás pasando mal. Por eso hacemos aquí una pausa: nada por lo que puedas pagar, nada que decidir. Si algo te pesa, habla por favor con alguien que esté de verdad a tu lado: una amistad, tu médico o un teléfono de ayuda.',
    help: 'Buscar un teléfono de ayuda en tu país, en {host} (se abre en otra pestaña)',
  },
  closed: {
    paused:
      'Hacemos una pausa con los perfiles ficticios hasta el {date} a las {time}. Hasta entonces no se te puede cobrar por escribirles, y ahora tampoco se te ha cobrado nada. Puedes seguir leyendo y escribir a miembros.',
    enough:
      'Por hoy es suficiente: a nadie se le cobra por más de {most, plural, one {# mensaje} other {# mensajes}} al día a perfiles ficticios. No se ha cobrado nada. Desde medianoche podrás volver a escribir, y a miembros cuando quieras.',
  },
  office: {
    title: 'Bienestar',
    lead: 'Miembros a los que pedimos una pausa porque quizá toman un perfil ficticio por alguien real o quizá no están bien. Mientras tanto no se les cobra por escribir a perfiles ficticios. Ves el motivo, nunca sus palabras ni su gasto.',
    not_loaded: 'No se han podido cargar las pausas',
    empty: 'Nadie está en pausa',
    empty_text: 'Las pausas empiezan solas o desde la mesa de chat y aparecen aquí.',
    who: '{member}, que escribe a {profile}',
    when: 'Del {from} al {until}',
    instant: '{date}, {time}',
    open: 'Sin revisar',
    reasons: 'Por qué',
    reason: {
      distress: 'Señales de angustia',
      attached: 'Habla de amor, de verse o de vivir juntos',
      spending: 'Gasta mucho más que de costumbre',
      night: 'A menudo de madrugada',
      agent: 'Pedida desde la mesa de chat',
    },
    over: 'Terminada',
    look: 'Revisarla',
    again: 'Decidir de nuevo',
    decide: 'Decisión',
    act: { keep: 'Dejarla así', end: 'Terminarla ya', extend: 'Alargarla' },
    longer: 'Alargarla',
    hours: '{count, plural, one {# hora} other {# horas}}',
    note: 'Nota',
    note_hint: 'Por qué lo decides. El miembro nunca la ve, salvo que pida su archivo.',
    done: { keep: 'Se deja así', end: 'Terminada', extend: 'Alargada' },
    save: 'Guardar la decisión',
    saving: 'Guardando',
  },
  refusals: {
    note_empty: 'Deja unas palabras sobre el motivo.',
    hours_missing: 'Indica cuántas horas.',
  },
}
