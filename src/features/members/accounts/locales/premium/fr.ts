export const fr = {
  photo: {
    title: 'Les membres Premium peuvent voir cette photo',
    text: 'Avec Premium, tu vois toutes les photos que les membres montrent. Premium est compris dans ton premier achat de crédits : un seul paiement, et rien ne se renouvelle.',
  },
  slot: {
    title: '{limit, plural, one {# photo est gratuite} other {# photos sont gratuites}}',
    text: 'Avec Premium, tu peux montrer jusqu’à {premium, plural, one {# photo} other {# photos}} de toi. Premium est compris dans ton premier achat de crédits : un seul paiement, et rien ne se renouvelle.',
  },
  start: {
    title: 'Tu as utilisé tes conversations gratuites',
    text: 'Tu peux continuer celles-ci et répondre à toute personne qui t’écrit. Avec Premium, tu peux en commencer autant que tu veux. Premium est compris dans ton premier achat de crédits : un seul paiement, et rien ne se renouvelle.',
  },
  not_now: 'Pas maintenant',
  get: 'Passer à Premium',
}
