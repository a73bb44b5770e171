export const fr = {
  ad: 'Publicité',
  ai_replies: 'Une partie des réponses peut être écrite par une IA ; chacune d’elles est alors signalée.',
  note: {
    fictional: '{name} n’est pas une vraie personne. Notre équipe écrit ce profil, et aucune rencontre n’est possible.',
    sponsored: 'C’est une publicité, pas un membre du site.',
  },
  choice: {
    ads: 'Publicités',
    both: '{fictional} et publicités',
    hint: 'Activé : ils s’affichent, toujours signalés. Désactivé : ils sont masqués partout.',
    saved: 'Enregistré',
  },
  refusals: {
    not_fictional: 'Ce profil est celui d’un membre, il n’y a donc rien à confirmer.',
    wording_changed: 'Le texte a changé entre-temps. Relis-le.',
  },
  generated: 'Générée par une IA',
  author: {
    ai: 'Écrit par une IA',
    ai_assisted: 'Écrit par notre équipe avec une IA',
  },
  disclosure: {
    most: 'Nous ne te facturons jamais plus de {most, plural, one {# message} other {# messages}} par jour à des profils fictifs.',
    title: '{name} : {label}',
    price: 'Les messages coûtent le même prix que partout ici : {credits, plural, one {# crédit} other {# crédits}} chacun.',
    price_money: 'Les messages coûtent le même prix que partout ici : {credits, plural, one {# crédit} other {# crédits}} chacun, environ {money}.',
    write: 'Écrire quand même',
    members_only: 'Membres seulement',
    close: 'Fermer',
    loading: 'Chargement',
  },
  means: 'Ce que cela signifie',
}
