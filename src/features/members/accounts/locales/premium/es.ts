export const es = {
  photo: {
    title: 'Los miembros Premium pueden ver esta foto',
    text: 'Con Premium ves todas las fotos que muestran los miembros. Lo obtienes con tus primeros créditos: un solo pago, y nada se renueva.',
  },
  slot: {
    title: '{limit, plural, one {# foto es gratis} other {# fotos son gratis}}',
    text: 'Con Premium puedes mostrar hasta {premium, plural, one {# foto tuya} other {# fotos tuyas}}. Lo obtienes con tus primeros créditos: un solo pago, y nada se renueva.',
  },
  start: {
    title: 'Has usado tus conversaciones gratis',
    text: 'Puedes seguir con ellas y responder a quien te escriba. Con Premium empiezas todas las que quieras. Lo obtienes con tus primeros créditos: un solo pago, y nada se renueva.',
  },
  not_now: 'Ahora no',
  get: 'Hazte Premium',
}
