export const es = {
  label: 'Recordatorio',
  close: 'Cerrar este recordatorio',
  later: 'Ahora no',
  activate: {
    title: 'Confirma tu correo electrónico',
    text: 'Hasta entonces nadie te encuentra y quien reciba tus mensajes no puede contestar. El enlace está en tu bandeja de entrada.',
    action: 'Confirmar correo',
  },
  photo: {
    title: 'Añade una foto para que se vea quién pregunta',
    text: 'Tu cara o tu domingo: lo que te apetezca mostrar.',
    action: 'Añadir foto',
  },
  disabled: {
    title: 'Los avisos por correo están desactivados',
    action: 'Ajustes',
    reasons: {
      fbl: 'Uno de nuestros correos se marcó como spam.',
      bounce: 'Nuestros correos a tu dirección fueron devueltos.',
      listunsubscribe: 'Cancelaste la suscripción en tu aplicación de correo.',
    },
  },
}
