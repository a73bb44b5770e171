export const es = {
  errors: {
    not_found: 'No se ha encontrado esta página',
    fault: 'Se ha producido un error, inténtalo de nuevo más tarde.',
    unknown: 'Se ha producido un error.',
    offline: 'Estás sin conexión. Inténtalo de nuevo cuando vuelvas a tenerla.',
    too_many:
      'Eso ha sido mucho de golpe. Inténtalo de nuevo {minutes, plural, one {en un minuto} other {en # minutos}}.',
    authentication_required: 'Primero inicia sesión, por favor.',
    input_invalid: 'Revisa lo que has escrito, por favor.',
    unknown_host: 'No hay ningún sitio en esta dirección.',
    too_large: 'Es demasiado grande para enviarlo.',
    wrong_type: 'Este tipo de contenido no se puede leer aquí.',
    wrong_method: 'Esta dirección no se puede usar de ese modo.',
    foreign_origin: 'Esto solo se puede hacer desde el propio sitio.',
    request_code: 'Código {code}',
    home: 'Ir al inicio',
  },
  input: {
    required: 'Rellena este campo, por favor.',
    too_long: '{max, plural, one {Como máximo # carácter.} other {Como máximo # caracteres.}}',
    too_short: '{min, plural, one {Al menos # carácter.} other {Al menos # caracteres.}}',
    too_many:
      '{max, plural, =0 {Aquí no se puede elegir nada.} one {Como máximo # opción.} other {Como máximo # opciones.}}',
    too_few: '{min, plural, one {Al menos # opción.} other {Al menos # opciones.}}',
    too_high: 'Como máximo {max, number}.',
    too_low: 'Como mínimo {min, number}.',
    malformed: 'Contiene caracteres que no se pueden leer.',
    email: 'Escribe una dirección de correo válida.',
    date: 'Escribe una fecha válida.',
    number: 'Escribe un número.',
    choice: 'Elige una de las opciones.',
    accepted: 'Primero tienes que aceptarlo.',
    unknown_field: 'Este campo no se conoce aquí.',
    duplicate: 'Esto se ha enviado dos veces.',
    invalid: 'Esto no es válido.',
  },
  /** Typed words that can go nowhere any more. */
  kept: {
    title: 'Lo que habías escrito',
    copy: 'Copiar el texto',
    copied: 'Copiado.',
  },
} as const
