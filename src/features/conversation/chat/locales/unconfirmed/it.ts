export const it = {
  confirm: 'Conferma il tuo indirizzo e-mail, così {name} può risponderti. Fino ad allora {name} non riceve notifiche e tu non puoi inviare foto.',
  starts: 'Prima puoi iniziare ancora {left, plural, one {una conversazione} other {# conversazioni}}.',
  no_start: 'Non puoi iniziare altre conversazioni finché non confermi il tuo indirizzo e-mail. Confermalo per scrivere ad altre persone.',
  button: 'Conferma il mio indirizzo',
}
