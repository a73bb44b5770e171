/** Blocking someone and taking it back. */
export const it = {
  more: 'Altro',
  block: 'Blocca {name}',
  title: 'Bloccare {name}?',
  text: 'D’ora in poi non vi vedrete più: né nella ricerca, né sui profili, né altrove su {site}. {name} non lo saprà.',
  undo_hint: 'Puoi tornare indietro dal tuo profilo.',
  confirm: 'Blocca',
  cancel: 'Non ora',
  close: 'Chiudi',
  blocking: 'Blocco in corso',
  done: 'Hai bloccato {name}. Non vi vedete più.',
  list: {
    title: 'Persone che hai bloccato',
    empty: 'Non hai bloccato nessuno.',
    since: 'dal {date}',
    unblock: 'Sblocca {name}',
    unblocked: 'Hai sbloccato {name}.',
    failed: 'In questo momento l’elenco non si può caricare.',
  },
  refusals: {
    oneself: 'Non puoi bloccare te stesso.',
  },
}
