export const it = {
  label: 'Promemoria',
  close: 'Chiudi questo promemoria',
  later: 'Non ora',
  activate: {
    title: 'Conferma il tuo indirizzo e-mail',
    text: 'Fino ad allora nessuno può trovarti, e le persone a cui scrivi non possono risponderti. Il link è nella tua posta in arrivo.',
    action: 'Conferma l’indirizzo',
  },
  photo: {
    title: 'Aggiungi una foto, così si vede chi chiede',
    text: 'Il tuo viso, o come passi la domenica: quello che ti va di mostrare.',
    action: 'Aggiungi foto',
  },
  disabled: {
    title: 'Le notifiche via e-mail sono disattivate',
    action: 'Impostazioni',
    reasons: {
      fbl: 'Una nostra e-mail è stata segnalata come spam.',
      bounce: 'Le nostre e-mail al tuo indirizzo sono state respinte.',
      listunsubscribe: 'Hai annullato l’iscrizione nella tua app di posta.',
    },
  },
  bonus: {
    label: 'Offerta',
    close: 'Chiudi',
    action: 'Vedi i pacchetti',
    left: 'ancora {hours} h {minutes} min',
    banner_honest: '<b>{percentage}% di sconto sui tuoi primi crediti</b> fino alle {time}',
    banner_literal: 'Fai presto: <b>{percentage}% di sconto sui tuoi primi crediti</b>, solo {hours, plural, one {# ora} other {# ore}}, fino alle {time}',
    title_honest: '{percentage}% di sconto sui tuoi primi crediti, fino alle {time}',
    title_literal: 'Fai presto: {percentage}% di sconto sui tuoi primi crediti',
    text_honest: 'I tuoi crediti sono finiti. Se ne vuoi altri, lo sconto si applica al tuo primo ordine fino alle {time}. Poi si applica il prezzo senza sconto, e puoi comprare quando vuoi.',
    text_literal: 'La tua offerta è valida per {hours, plural, one {# ora} other {# ore}} dalla registrazione, fino alle {time}.',
  },
  push: {
    title: 'Scopri quando qualcuno ti risponde',
    text: 'Una notifica su questo dispositivo quando qualcuno ti scrive o quando piaci a qualcuno. Decidi tu.',
    action: 'Notifiche',
  },
  install: {
    title: 'Installa l’app',
    text: 'Leggi le tue ultime conversazioni offline e apri questo sito dalla schermata Home. Senza passare da uno store.',
    action: 'Come funziona',
  },
}
