export const es = {
  sms: '{code} es tu clave para {site}. Caduca en {minutes, plural, one {# minuto} other {# minutos}}. No se la des a nadie.',
  refusals: {
    not_offered: 'Este sitio no confirma números de teléfono por ahora.',
    invalid_number: 'Escribe un número de teléfono con el prefijo del país, por ejemplo +34.',
    foreign_number: 'Solo podemos enviar códigos a países en los que este sitio tiene miembros.',
    unreachable: 'Este número no puede recibir mensajes de texto. Usa un móvil.',
    too_soon: 'Acabamos de enviar un código. Espera un minuto antes de pedir otro.',
    limit_reached: 'Hoy no se pueden enviar más códigos a este número. Inténtalo de nuevo mañana.',
    not_sent: 'No se ha podido enviar el código. No ha cambiado nada; inténtalo de nuevo en un momento.',
    wrong_code: 'Código no válido. {left, plural, =0 {Pide otro.} one {Te queda # intento.} many {Te quedan # intentos.} other {Te quedan # intentos.}}',
    code_expired: 'Este código ya no es válido. Pide otro.',
  },
}
