/** Blocking someone and taking it back. */
export const es = {
  more: 'Más',
  block: 'Bloquear a {name}',
  title: '¿Bloquear a {name}?',
  text: 'Desde ahora no os veréis: ni en la búsqueda, ni en los perfiles, ni en ninguna parte de {site}. {name} no se entera.',
  undo_hint: 'Puedes deshacerlo en tu propio perfil.',
  confirm: 'Bloquear',
  cancel: 'Ahora no',
  close: 'Cerrar',
  blocking: 'Bloqueando',
  done: 'Has bloqueado a {name}. Ya no os veis.',
  list: {
    title: 'Personas que has bloqueado',
    empty: 'No has bloqueado a nadie.',
    since: 'desde el {date}',
    unblock: 'Desbloquear a {name}',
    unblocked: 'Has desbloqueado a {name}.',
    failed: 'Ahora mismo no se puede cargar la lista.',
  },
  refusals: {
    oneself: 'No puedes bloquearte.',
  },
}
