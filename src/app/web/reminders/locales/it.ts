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
  bonus: {
    label: 'Offerta',
    close: 'Chiudi',
    action: 'Vedi i pacchetti',
    left: 'ancora {hours} h {minutes} min',
    banner_honest: '<b>{percentage}% di sconto sui tuoi primi crediti</b> fino alle {time}',
    banner_literal: 'Fai presto: <b>{percentage}% di sconto sui tuoi primi crediti</b>, solo 4 ore, fino alle {time}',
    title_honest: '{percentage}% di sconto sui tuoi primi crediti, fino alle {time}',
    title_literal: 'Fai presto: {percentage}% di sconto sui tuoi primi crediti',
    text_honest:
      'I tuoi crediti sono finiti. Se ne vuoi altri, il tuo primo ordine costa un quarto in meno fino alle {time}. Poi vale il prezzo senza sconto, e puoi comprare quando vuoi.',
    text_literal: 'La tua offerta vale 4 ore dalla registrazione, fino alle {time}.',
  },
  push: {
    title: 'Vieni a sapere quando qualcuno risponde',
    text: 'Una parola su questo dispositivo quando qualcuno ti scrive o gli piaci. Decidi tu.',
    action: 'Notifiche',
  },
}
