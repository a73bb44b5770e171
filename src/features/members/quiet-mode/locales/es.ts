export const es = {
  title: 'Resumen',
  name: 'Modo discreto',
  turn_on: 'Activar el modo discreto',
  turn_off: 'Desactivar el modo discreto',
  leave: 'Salir rápido',
  keys: 'O pulsa Esc tres veces',
  mail: {
    sender: 'Cuenta',
    subject: 'Novedades de tu cuenta',
    preview: 'Abre este mensaje para leerlo.',
  },
} as const
