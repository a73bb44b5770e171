export const fr = {
  contents: 'Sur cette page',
  version: 'Version du <time>{date}</time>',
  credits: '{count, plural, one {# crédit} other {# crédits}}',
  free_messages: '{count, plural, one {Ton premier message dans ta première conversation est gratuit.} other {Ton premier message dans chacune de tes # premières conversations est gratuit.}}',
  operator_missing: '(pas encore indiqué par l’exploitant)',
}
