export const it = {
  contents: 'In questa pagina',
  version: 'Versione del <time>{date}</time>',
  credits: '{count, plural, one {# credito} other {# crediti}}',
  free_messages: '{count, plural, one {Il tuo primo messaggio nella tua prima conversazione è gratis.} other {Il tuo primo messaggio in ciascuna delle tue prime # conversazioni è gratis.}}',
  operator_missing: '(non ancora indicato dal gestore)',
}
