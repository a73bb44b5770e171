export const es = {
  confirm: 'Confirma tu dirección de correo para que {name} pueda responderte. Hasta entonces {name} no recibe ninguna notificación y no puedes enviar fotos.',
  starts: 'Antes de confirmarla puedes empezar {left, plural, one {una conversación más} other {# conversaciones más}}.',
  no_start: 'No puedes empezar más conversaciones hasta confirmar tu dirección de correo. Confírmala para escribir a más personas.',
  button: 'Confirmar mi dirección',
}
