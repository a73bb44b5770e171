export const es = {
  title: 'Conversaciones que han terminado',
  lead: 'Cuando una de las dos personas bloquea a la otra o elimina su cuenta, ninguna ve ya la conversación. Durante {days, number} días aún puedes denunciar lo que te enviaron. Entonces solo lo ve nuestro equipo.',
  empty: 'Ninguna de tus conversaciones ha terminado así en los últimos {days, number} días.',
  failed: 'No se ha podido cargar la lista.',
  loading: 'Cargando',
  retry: 'Reintentar',
  gone: 'Alguien que ya no está',
  received: '{count, plural, one {# mensaje para ti} other {# mensajes para ti}}, último mensaje de la conversación el {date}',
  until: 'se puede denunciar hasta el {date}',
  report: 'Denunciar',
  report_who: 'Denunciar a {name}',
  link: 'Denunciar a alguien a quien ya no ves',
}
