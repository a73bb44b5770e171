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
  bonus: {
    label: 'Oferta',
    close: 'Cerrar',
    action: 'Ver paquetes',
    left: 'quedan {hours} h {minutes} min',
    banner_honest: '<b>{percentage} % de descuento en tus primeros créditos</b> hasta las {time}',
    banner_literal:
      'Date prisa: <b>{percentage} % de descuento en tus primeros créditos</b>, solo 4 horas, hasta las {time}',
    title_honest: '{percentage} % de descuento en tus primeros créditos, hasta las {time}',
    title_literal: 'Date prisa: {percentage} % de descuento en tus primeros créditos',
    text_honest:
      'Has gastado tus créditos. Si quieres más, tu primer pedido cuesta una cuarta parte menos hasta las {time}. Después vale el precio sin descuento, y puedes comprar cuando quieras.',
    text_literal: 'Tu oferta vale 4 horas desde que te registraste, hasta las {time}.',
  },
  push: {
    title: 'Entérate cuando alguien conteste',
    text: 'Una palabra en este dispositivo cuando alguien te escribe o le gustas. Tú decides.',
    action: 'Avisos',
  },
}
