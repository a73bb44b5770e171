export const it = {
  label: 'Promemoria',
  close: 'Chiudi questo promemoria',
  later: 'Non ora',
  activate: {
    title: 'Conferma il tuo indirizzo e-mail',
    text: 'Fino ad allora nessuno ti trova e chi riceve i tuoi messaggi non può rispondere. Il link è nella tua posta.',
    action: 'Conferma l’indirizzo',
  },
  photo: {
    title: 'Aggiungi una foto, così si vede chi chiede',
    text: 'Il tuo viso o la tua domenica: quello che ti va di mostrare.',
    action: 'Aggiungi foto',
  },
  disabled: {
    title: 'Le notifiche via e-mail sono disattivate',
    action: 'Impostazioni',
    reasons: {
      fbl: 'Una nostra e-mail è stata segnalata come spam.',
      bounce: 'Le nostre e-mail al tuo indirizzo sono tornate indietro.',
      listunsubscribe: 'Hai annullato l’iscrizione nella tua app di posta.',
    },
  },
}
