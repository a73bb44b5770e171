/** Blocking someone and taking it back. */
export const fr = {
  more: 'Plus',
  block: 'Bloquer {name}',
  title: 'Bloquer {name} ?',
  text: 'Désormais vous ne vous verrez plus : ni dans la recherche, ni sur les profils, ni ailleurs sur {site}. {name} n’en saura rien.',
  undo_hint: 'Tu peux revenir en arrière sur ton propre profil.',
  confirm: 'Bloquer',
  cancel: 'Pas maintenant',
  close: 'Fermer',
  blocking: 'Blocage',
  done: '{name} : profil bloqué. Vous ne vous voyez plus.',
  list: {
    title: 'Personnes que tu as bloquées',
    empty: 'Tu n’as bloqué personne.',
    since: 'depuis le {date}',
    unblock: 'Débloquer {name}',
    unblocked: '{name} : profil débloqué.',
    failed: 'La liste ne peut pas se charger pour le moment.',
  },
  refusals: {
    oneself: 'Tu ne peux pas te bloquer.',
  },
}
