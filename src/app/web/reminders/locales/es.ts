export const es = {
  label: 'Recordatorio',
  close: 'Cerrar este recordatorio',
  later: 'Ahora no',
  activate: {
    title: 'Confirma tu dirección de correo',
    text: 'Hasta entonces nadie puede encontrarte, y las personas a las que escribas no pueden responderte. El enlace está en tu bandeja de entrada.',
    action: 'Confirmar la dirección',
  },
  photo: {
    title: 'Añade una foto para que se vea quién pregunta',
    text: 'Tu cara o cómo pasas los domingos: lo que te apetezca mostrar.',
    action: 'Añadir foto',
  },
  disabled: {
    title: 'Las notificaciones por correo están desactivadas',
    action: 'Ajustes',
    reasons: {
      fbl: 'Uno de nuestros correos se marcó como spam.',
      bounce: 'Nuestros correos a tu dirección rebotaron.',
      listunsubscribe: 'Cancelaste la suscripción en tu aplicación de correo.',
    },
  },
  bonus: {
    label: 'Oferta',
    close: 'Cerrar',
    action: 'Ver paquetes',
    left: 'quedan {hours} h {minutes} min',
    banner_honest: '<b>{percentage}\u00a0% de descuento en tus primeros créditos</b> hasta las {time}',
    banner_literal: 'Date prisa: <b>{percentage} % de descuento en tus primeros créditos</b>, solo {hours, plural, one {# hora} other {# horas}}, hasta las {time}',
    title_honest: '{percentage}\u00a0% de descuento en tus primeros créditos, hasta las {time}',
    title_literal: 'Date prisa: {percentage}\u00a0% de descuento en tus primeros créditos',
    text_honest: 'Has gastado tus créditos. Si quieres más, el descuento se aplica a tu primer pedido hasta las {time}. Después se aplica el precio sin descuento, y puedes comprar cuando quieras.',
    text_literal: 'Tu oferta es válida durante {hours, plural, one {# hora} other {# horas}} desde que te registraste, hasta las {time}.',
  },
  push: {
    title: 'Entérate cuando alguien te responda',
    text: 'Una notificación en este dispositivo cuando alguien te escriba o cuando le gustes. Tú decides.',
    action: 'Notificaciones',
  },
  install: {
    title: 'Instala la app',
    text: 'Lee tus últimas conversaciones sin conexión y abre este sitio desde la pantalla de inicio. Sin tienda de aplicaciones.',
    action: 'Cómo funciona',
  },
}
