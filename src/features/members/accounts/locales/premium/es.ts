export const es = {
  photo: {
    title: 'Esta foto está abierta a los miembros Premium',
    text: 'Con Premium ves todas las fotos que muestran los miembros. Llega con tus primeros créditos: un solo pago, y nada se renueva.',
  },
  slot: {
    title: '{limit, plural, one {# foto es gratuita} other {# fotos son gratuitas}}',
    text: 'Con Premium puedes mostrar hasta {premium, plural, one {# foto tuya} other {# fotos tuyas}}. Llega con tus primeros créditos: un solo pago, y nada se renueva.',
  },
  start: {
    title: 'Ya has empezado tus conversaciones gratuitas',
    text: 'Puedes seguir escribiendo en ellas y responder a quien te escriba. Con Premium empiezas todas las que quieras. Llega con tus primeros créditos: un solo pago, y nada se renueva.',
  },
  not_now: 'Ahora no',
  get: 'Hazte Premium',
}
