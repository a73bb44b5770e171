export const es = {
  contents: 'En esta página',
  version: 'Versión del <time>{date}</time>',
  credits: '{count, plural, one {# crédito} other {# créditos}}',
  free_messages: '{count, plural, one {Tu primer mensaje en tu primera conversación es gratis.} other {Tu primer mensaje en cada una de tus primeras # conversaciones es gratis.}}',
  operator_missing: '(el operador aún no lo ha indicado)',
}
