export const es = {
  sms: '{code} es tu código para {site}. Vale 10 minutos. No se lo des a nadie.',
  refusals: {
    not_offered: 'Este sitio no confirma números de teléfono por ahora.',
    invalid_number: 'Esto no es un número de teléfono con su país. Empieza con un más, por ejemplo +34.',
    foreign_number: 'Solo enviamos códigos a países en los que este sitio tiene miembros.',
    unreachable: 'Este número no recibe mensajes de texto. Usa un móvil.',
    too_soon: 'Acabamos de enviar un código. Espera un minuto antes de pedir otro.',
    limit_reached: 'Hoy no se pueden enviar más códigos a este número. Inténtalo mañana.',
    not_sent: 'No se pudo enviar el código. No ha cambiado nada; inténtalo de nuevo en un momento.',
    wrong_code:
      'Código no válido. {left, plural, =0 {Pide otro.} one {Te queda # intento.} many {Te quedan # intentos.} other {Te quedan # intentos.}}',
    code_expired: 'Este código ya no vale. Pide otro.',
  },
}
