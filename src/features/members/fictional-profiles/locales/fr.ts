export const fr = {
  ad: 'Publicité',
  machine: 'Une machine peut écrire une partie des réponses ; chacune d’elles le dit.',
  note: {
    fictional: 'Notre équipe écrit au nom de {name} : cette personne n’existe pas et aucune rencontre n’est possible.',
    sponsored: 'Ceci est une publicité et non un membre du site.',
  },
  choice: {
    ads: 'Publicités',
    both: '{fictional} et publicités',
    hint: 'Activé, tout s’affiche, toujours avec une étiquette. Désactivé, tout disparaît partout.',
    saved: 'Enregistré',
  },
  refusals: {
    not_fictional: 'Ce profil est celui d’un membre, il n’y a donc rien à confirmer.',
    wording_changed: 'Le texte a changé entre-temps. Relis-le, s’il te plaît.',
  },
  generated: 'Image d’IA',
  author: {
    ai: 'Écrit par une machine',
    ai_assisted: 'Écrit par l’équipe avec l’aide d’une machine',
  },
  disclosure: {
    most: 'Tu peux payer au plus {most, plural, one {# message} other {# messages}} par jour à des profils fictifs.',
    title: '{name} : {label}',
    price:
      'Les messages coûtent le même prix que partout : {credits, plural, one {# crédit} other {# crédits}} chacun.',
    price_money:
      'Les messages coûtent le même prix que partout : {credits, plural, one {# crédit} other {# crédits}} chacun, environ {money}.',
    write: 'Écrire quand même',
    members_only: 'Voir seulement les membres',
    close: 'Fermer',
    loading: 'Chargement',
  },
  means: 'Ce que cela signifie',
}
