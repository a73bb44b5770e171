export const es = {
  label: 'Scripts de otras empresas',
  question: '¿Podemos cargar scripts de {hosts} en nuestras páginas de campaña? Miden cómo funciona nuestra publicidad.',
  detail: 'Esas empresas recibirían tu dirección IP, la dirección de la página y datos de tu navegador, y podrían poner cookies. No se carga nada hasta que lo permitas, y al final de la página puedes cambiar de opinión.',
  more: 'Más sobre las cookies',
  allow: 'Permitir',
  decline: 'Rechazar',
  withdraw: 'Retirar el permiso',
  allowed: 'Has permitido los scripts de {hosts} en nuestras páginas de campaña. Nunca se ejecutan mientras tienes la sesión iniciada.',
  declined: 'Has rechazado los scripts de {hosts}. No se carga nada de allí.',
  declined_by_browser: 'Tu navegador pide a los sitios que no compartan tus datos (Global Privacy Control), así que no se carga nada de {hosts}.',
} as const
