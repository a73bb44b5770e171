export const it = {
  sms: '{code} è il tuo codice per {site}. Valido {minutes, plural, one {# minuto} other {# minuti}}. Non darlo a nessuno.',
  refusals: {
    not_offered: 'Per ora questo sito non conferma numeri di telefono.',
    invalid_number: 'Inserisci un numero di telefono con il prefisso del Paese, per esempio +39.',
    foreign_number: 'Possiamo inviare codici solo nei Paesi in cui questo sito ha membri.',
    unreachable: 'Questo numero non può ricevere SMS. Usa un cellulare.',
    too_soon: 'Abbiamo appena inviato un codice. Aspetta un minuto prima di chiederne un altro.',
    limit_reached: 'Oggi non si possono più inviare codici a questo numero. Riprova domani.',
    not_sent: 'Non è stato possibile inviare il codice. Non è cambiato nulla; riprova tra un momento.',
    wrong_code: 'Codice non valido. {left, plural, =0 {Chiedine un altro.} one {Ti resta # tentativo.} many {Ti restano # tentativi.} other {Ti restano # tentativi.}}',
    code_expired: 'Questo codice non è più valido. Chiedine un altro.',
  },
}
