export const it = {
  photo: {
    title: 'I membri Premium possono vedere questa foto',
    text: 'Con Premium vedi tutte le foto che i membri mostrano. Arriva con i tuoi primi crediti: un solo pagamento, e nulla si rinnova.',
  },
  slot: {
    title: '{limit, plural, one {# foto è gratis} other {# foto sono gratis}}',
    text: 'Con Premium puoi mostrare fino a {premium, plural, one {# foto tua} other {# foto tue}}. Arriva con i tuoi primi crediti: un solo pagamento, e nulla si rinnova.',
  },
  start: {
    title: 'Hai usato le tue conversazioni gratis',
    text: 'Puoi continuare queste e rispondere a chiunque ti scriva. Con Premium ne inizi quante ne vuoi. Arriva con i tuoi primi crediti: un solo pagamento, e nulla si rinnova.',
  },
  not_now: 'Non ora',
  get: 'Passa a Premium',
}
