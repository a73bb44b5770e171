export const it = {
  photo: {
    title: 'Questa foto è aperta ai membri Premium',
    text: 'Con Premium vedi tutte le foto che i membri mostrano. Arriva con i tuoi primi crediti: un solo pagamento, e nulla si rinnova.',
  },
  slot: {
    title: '{limit, plural, one {# foto è gratuita} other {# foto sono gratuite}}',
    text: 'Con Premium puoi mostrare fino a {premium, plural, one {# foto tua} other {# foto tue}}. Arriva con i tuoi primi crediti: un solo pagamento, e nulla si rinnova.',
  },
  start: {
    title: 'Hai iniziato le tue conversazioni gratuite',
    text: 'Puoi continuare a scrivere in queste e rispondere a chi ti scrive. Con Premium ne inizi quante ne vuoi. Arriva con i tuoi primi crediti: un solo pagamento, e nulla si rinnova.',
  },
  not_now: 'Non ora',
  get: 'Passa a Premium',
}
