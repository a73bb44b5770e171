export const it = {
  title: 'Conversazioni terminate',
  lead: 'Quando una delle due persone blocca l’altra o elimina l’account, nessuna vede più la conversazione. Per {days, number} giorni puoi ancora segnalare quello che hai ricevuto. In quel caso lo vede solo il nostro team.',
  empty: 'Negli ultimi {days, number} giorni nessuna tua conversazione è terminata così.',
  failed: 'Non è stato possibile caricare l’elenco.',
  loading: 'Caricamento',
  retry: 'Riprova',
  gone: 'Qualcuno che non c’è più',
  received: '{count, plural, one {# messaggio per te} other {# messaggi per te}}, ultimo messaggio della conversazione il {date}',
  until: 'si può segnalare fino al {date}',
  report: 'Segnala',
  report_who: 'Segnala {name}',
  link: 'Segnala qualcuno che non vedi più',
}
