export const nl = {
  contents: 'Op deze pagina',
  version: 'Versie van <time>{date}</time>',
  credits: '{count, plural, one {# credit} other {# credits}}',
  free_messages: '{count, plural, one {Je eerste bericht in je eerste gesprek is gratis.} other {Je eerste bericht in elk van je eerste # gesprekken is gratis.}}',
  operator_missing: '(nog niet ingevuld door de exploitant)',
}
