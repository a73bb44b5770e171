export const es = {
  ask: '¿Es una persona real?',
  title: '¿Es {name} una persona real?',
  close: 'Cerrar',
  loading: 'Cargando',
  retry: 'Reintentar',
  fictional: {
    short: 'No, no lo es.',
    who: '{name} es un perfil ficticio. Los mensajes los escribe el equipo de {site}, que lee lo que escribes.',
    who_machine: '{name} es un perfil ficticio. Los mensajes los escribe el equipo de {site}, en parte con una IA, y el equipo lee lo que escribes.',
    meet: 'No es posible quedar con {name}. Nunca te dará un número de teléfono ni te pedirá dinero.',
  },
  sponsored: {
    short: 'No, es un anuncio.',
    who: 'Un anunciante paga para que {name} aparezca aquí. {name} no es miembro del sitio.',
    meet: 'Lo que se ofrece allí no forma parte de este sitio.',
  },
  member: {
    short: '{name} es miembro, no uno de nuestros perfiles. Esto es lo que sabemos:',
    email: 'La dirección de correo está confirmada.',
    email_not: 'La dirección de correo aún no está confirmada.',
    since: 'Miembro desde {month}.',
    photos: 'Las fotos se han comprobado y muestran a {name}.',
    photos_not: 'No hemos comprobado si las fotos muestran a {name}.',
    beyond: 'Es todo lo que sabemos. Tómate tu tiempo y no envíes nunca dinero a alguien a quien no hayas conocido en persona.',
  },
  notice: {
    from: 'Una respuesta sincera de {site}:',
    text: '{name} es un perfil ficticio que escribe nuestro equipo. No es una persona real y no es posible quedar.',
    own: 'El miembro ha preguntado si este perfil es real y el sitio ha respondido: es ficticio, lo escribe nuestro equipo y no es posible quedar.',
  },
} as const
