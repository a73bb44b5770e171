export const es = {
  ad: 'Anuncio',
  machine: 'Una máquina puede escribir parte de las respuestas; cada una de ellas lo dice.',
  note: {
    fictional: 'A {name} le da voz nuestro equipo: no es una persona real y no podréis veros.',
    sponsored: 'Esto es publicidad y no un miembro del sitio.',
  },
  choice: {
    ads: 'Anuncios',
    both: '{fictional} y anuncios',
    hint: 'Activado se muestran, cada uno con su etiqueta. Desactivado desaparecen de todas partes.',
    saved: 'Guardado',
  },
  refusals: {
    not_fictional: 'Este perfil es de un miembro, así que no hay nada que confirmar.',
    wording_changed: 'El texto ha cambiado mientras tanto. Léelo otra vez, por favor.',
  },
  generated: 'Imagen de IA',
  author: {
    ai: 'Escrito por una máquina',
    ai_assisted: 'Escrito por el equipo con ayuda de una máquina',
  },
  disclosure: {
    most: 'Se te pueden cobrar como mucho {most, plural, one {# mensaje} other {# mensajes}} al día a perfiles ficticios.',
    title: '{name}: {label}',
    price: 'Los mensajes cuestan lo mismo que siempre: {credits, plural, one {# crédito} other {# créditos}} cada uno.',
    price_money:
      'Los mensajes cuestan lo mismo que siempre: {credits, plural, one {# crédito} other {# créditos}} cada uno, unos {money}.',
    write: 'Escribir de todos modos',
    members_only: 'Mostrar solo miembros',
    close: 'Cerrar',
    loading: 'Cargando',
  },
  means: 'Qué significa esto',
}
