export const it = {
  card: '{brand} che termina con {last4}',
  some_card: 'Carta',
  removed_card: 'La carta che hai rimosso',
  states: {
    good: 'Valida fino alla fine di {month}',
    ends_soon: 'Valida solo fino alla fine di {month}',
    expired: 'Scaduta alla fine di {month}',
    refused: 'Il servizio di pagamento non la conosce più',
  },
  repeat: {
    title: 'Ordina di nuovo',
    lead: 'Lo stesso pacchetto dell’ultima volta, pagato con una carta che hai salvato. Nulla si rinnova: ogni volta ordini tu.',
    card: 'Paga con',
    manage: 'Le tue carte salvate',
    once: 'Pagamento unico con la carta che scegli. La tua banca potrebbe chiederti di confermarlo.',
    once_by: 'Pagamento unico con {card}. La tua banca potrebbe chiederti di confermarlo.',
    paying: 'Ordine in corso',
    waits: 'Un ordine con una carta salvata aspetta ancora la tua banca. Prima completalo o annullalo.',
    to_waiting: 'Vedi quell’ordine',
    link: 'Ordina di nuovo {credits, plural, one {# credito} other {# crediti}}',
  },
  last: {
    title: 'Il tuo ultimo ordine',
    changed:
      'L’ultima volta hai pagato {before}. Ora {credits, plural, one {# credito costa} other {# crediti costano}} {now}.',
  },
  none: {
    buy: 'Compra crediti',
    card: 'Paga con carta',
    no_order: {
      title: 'Ancora nulla da ordinare di nuovo',
      text: 'Quando avrai comprato un pacchetto di crediti, potrai ordinarlo di nuovo qui.',
    },
    not_sold: {
      title: 'Questo pacchetto non è più in vendita',
      text: 'Il tuo ultimo pacchetto non si può più comprare dove l’hai ordinato. I pacchetti di oggi sono nella pagina dei crediti.',
    },
    no_card: {
      title: 'Nessuna carta salvata',
      text: 'Paga una volta con una carta e spunta la casella per salvarla. Poi potrai ordinare di nuovo qui.',
    },
    no_good_card: {
      title: 'Nessuna delle tue carte può pagare',
      text: 'Paga una volta con un’altra carta e spunta la casella per salvarla. Non è stato ordinato nulla.',
    },
  },
  offers: {
    again: 'Riprova',
    new_card: 'Usa un’altra carta',
    paypal: 'Paga con PayPal',
  },
  failed: {
    declined: '{card}: la tua banca non ha autorizzato il pagamento.',
    unconfirmed: '{card}: il pagamento non è stato confermato presso la tua banca.',
    expired: '{card}: questa carta è scaduta.',
    refused: '{card}: il servizio di pagamento non conosce più questa carta, quindi qui non si può più usare.',
  },
  asking:
    'Il servizio di pagamento non risponde ancora. Continuiamo a chiedere per un’ora e ti verrà addebitato al massimo una volta. Puoi lasciare questa pagina.',
  own: {
    empty_title: 'Nessuna carta salvata',
    empty_text: 'Quando paghi con una carta, puoi spuntare la casella per salvarla per un altro ordine.',
    remove: 'Rimuovi',
    remove_named: 'Rimuovi {card}',
    removed: '{card} è stata rimossa, e anche il servizio di pagamento la dimentica.',
    ask_title: 'Rimuovere questa carta?',
    ask_text:
      '{card} verrà rimossa qui e dimenticata dal servizio di pagamento. Non si muove denaro e i tuoi ordini restano.',
    keep: 'Tienila',
    confirm: 'Rimuovi la carta',
    removing: 'Rimozione in corso',
  },
  refusals: {
    card_removed: 'Questa carta non si può più usare. Nulla è stato ordinato né addebitato; paga con un’altra.',
    card_expired: 'Questa carta è scaduta. Nulla è stato ordinato né addebitato; paga con un’altra.',
    nothing_to_repeat: 'Qui non c’è nessun pacchetto pagato da ordinare di nuovo. Non è stato ordinato nulla.',
    newer_order:
      'Hai fatto un ordine da quando hai aperto questa pagina. Non è stato ordinato altro; prima guardala di nuovo.',
    order_pending:
      'Un ordine precedente aspetta ancora la tua banca. Non è stato ordinato altro; prima completalo o annullalo.',
  },
} as const
