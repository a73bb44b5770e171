export const es = {
  title: 'Requiere atención',
  emails: '{count, plural, one {# correo lleva más de {minutes} minutos esperando al servidor de correo.} other {# correos llevan más de {minutes} minutos esperando al servidor de correo.}}',
  jobs: '{count, plural, one {# tarea va con retraso o ha fallado.} other {# tareas van con retraso o han fallado.}}',
  events: '{count, plural, one {# evento ha fallado en todos los intentos.} other {# eventos han fallado en todos los intentos.}}',
  show: {
    emails: 'Ver los correos',
    jobs: 'Ver las tareas',
    events: 'Ver los eventos fallidos',
  },
} as const
