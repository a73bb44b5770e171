export const fr = {
  photo: {
    title: 'Cette photo est ouverte aux membres Premium',
    text: 'Avec Premium, tu vois toutes les photos que les membres montrent. Il vient avec tes premiers crédits : un seul paiement, et rien ne se renouvelle.',
  },
  slot: {
    title: '{limit, plural, one {# photo est gratuite} other {# photos sont gratuites}}',
    text: 'Avec Premium, tu peux montrer jusqu’à {premium, plural, one {# photo} other {# photos}} de toi. Il vient avec tes premiers crédits : un seul paiement, et rien ne se renouvelle.',
  },
  start: {
    title: 'Tu as commencé tes conversations gratuites',
    text: 'Tu peux continuer à y écrire et répondre à qui t’écrit. Avec Premium, tu en commences autant que tu veux. Il vient avec tes premiers crédits : un seul paiement, et rien ne se renouvelle.',
  },
  not_now: 'Pas maintenant',
  get: 'Passer à Premium',
}
