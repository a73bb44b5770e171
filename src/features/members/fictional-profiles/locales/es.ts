export const es = {
  ad: 'Anuncio',
  ai_replies: 'Una IA puede escribir parte de las respuestas; siempre se indica.',
  note: {
    fictional: '{name} no es una persona real. Este perfil lo escribe nuestro equipo y no podréis conoceros.',
    sponsored: 'Esto es un anuncio, no un miembro del sitio.',
  },
  choice: {
    ads: 'Anuncios',
    both: '{fictional} y anuncios',
    hint: 'Activado: se muestran, siempre señalados. Desactivado: se ocultan en todas partes.',
    saved: 'Guardado',
  },
  refusals: {
    not_fictional: 'Este perfil es de un miembro, así que no hay nada que confirmar.',
    wording_changed: 'El texto ha cambiado mientras tanto. Léelo otra vez, por favor.',
  },
  generated: 'Generada por IA',
  author: {
    ai: 'Escrito por una IA',
    ai_assisted: 'Escrito por nuestro equipo con ayuda de una IA',
  },
  disclosure: {
    most: 'Al día te cobraremos como mucho {most, plural, one {# mensaje} other {# mensajes}} a perfiles ficticios.',
    title: '{name}: {label}',
    price: 'Los mensajes cuestan lo mismo que en el resto del sitio: {credits, plural, one {# crédito} other {# créditos}} cada uno.',
    price_money: 'Los mensajes cuestan lo mismo que en el resto del sitio: {credits, plural, one {# crédito} other {# créditos}} cada uno, unos {money}.',
    write: 'Escribir de todos modos',
    members_only: 'Mostrar solo miembros',
    close: 'Cerrar',
    loading: 'Cargando',
  },
  means: 'Qué significa esto',
}
