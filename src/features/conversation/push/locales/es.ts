export const es = {
  title: 'Avisos en este dispositivo',
  lead: 'Una palabra en tu pantalla cuando alguien te escribe, cuando le gustas o cuando es mutuo, aunque este sitio esté cerrado.',
  on: 'Avisarme en este dispositivo',
  on_hint: 'Dice quién, nunca qué ha escrito. Se acaba cuando cierras la sesión aquí.',
  saved_on: 'Los avisos están activados en este dispositivo.',
  saved_off: 'Los avisos están desactivados en este dispositivo.',
  failed: 'Tu navegador no ha podido activar los avisos. No ha cambiado nada; inténtalo de nuevo en un momento.',
  incapable_title: 'Este navegador no puede mostrar avisos',
  incapable: 'No puede recibirlos, o una ventana privada se lo impide. Tus mensajes te esperan aquí.',
  incapable_apple:
    'En un iPhone o iPad, pon primero este sitio en la pantalla de inicio: toca «Compartir», luego «Añadir a pantalla de inicio», y ábrelo desde allí.',
  unoffered: 'Este sitio no envía avisos por ahora.',
  denied_title: 'Tu navegador bloquea los avisos de este sitio',
  denied: 'No podemos volver a preguntarte, pero tú puedes permitirlos:',
  allow: {
    chrome:
      'Haz clic en el símbolo a la izquierda de la dirección, luego en «Configuración de sitios», y pon «Notificaciones» en «Permitir».',
    edge: 'Haz clic en el candado a la izquierda de la dirección, luego en «Permisos para este sitio», y pon «Notificaciones» en «Permitir».',
    firefox: 'Haz clic en el bocadillo tachado a la izquierda de la dirección y quita el bloqueo.',
    safari:
      'En el menú «Safari», abre «Ajustes», luego «Sitios web» y «Notificaciones», y pon este sitio en «Permitir».',
    android:
      'Toca el símbolo a la izquierda de la dirección, luego «Permisos» y «Notificaciones», y permítelas. Si tu teléfono bloquea todo el navegador, permítelo en los ajustes del teléfono.',
    ios: 'Abre los «Ajustes» de tu dispositivo, luego «Notificaciones», elige este sitio y permítelas.',
    other:
      'Abre en tu navegador la configuración de este sitio, casi siempre junto a la dirección, y permite las notificaciones.',
  },
  example: 'Así se ve',
  example_quiet: 'En modo discreto o con correos neutros',
  address_hint: 'Tu navegador añade la dirección de este sitio; ahí no podemos ocultarla.',
  step: {
    title: '¿Te avisamos cuando alguien conteste?',
    lead: 'Si no, solo te enteras aquí. Puedes cambiarlo cuando quieras en tus ajustes.',
    on: 'Activar los avisos',
    go_on: 'Continuar',
  },
  notice: {
    labelled: '{label}: {name}',
    message: '{count, plural, one {Mensaje nuevo} other {# mensajes nuevos}}',
    like_title: '{count, plural, one {Le gustas a {name}} other {Les gustas a # personas}}',
    like_body: '{count, plural, one {¿Es mutuo?} other {Mira quiénes son.}}',
    match_title: 'Es mutuo: tú y {name}',
    match_body: 'Los dos habéis dicho que sí. ¿Quién escribe primero?',
    neutral_title: 'Algo nuevo',
    neutral_body: 'Ábrelo para ver más.',
  },
  refusals: {
    not_offered: 'Este sitio no envía avisos por ahora.',
    invalid_subscription: 'Tu navegador ha dado para los avisos una dirección que no sirve. No ha cambiado nada.',
    unknown_service: 'Tu navegador usa un servicio de avisos al que no enviamos. No ha cambiado nada.',
  },
}
