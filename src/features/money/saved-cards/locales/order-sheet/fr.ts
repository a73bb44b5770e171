export const fr = {
  title: 'Crédits',
  close: 'Fermer',
  costs: {
    message: '{balance, plural, =0 {Tu n’as plus de crédits} one {Il te reste # crédit} other {Il te reste # crédits}}, et un message en coûte {credits}.',
    photo: '{balance, plural, =0 {Tu n’as plus de crédits} one {Il te reste # crédit} other {Il te reste # crédits}}, et une photo en coûte {credits}.',
    pick: '{balance, plural, =0 {Tu n’as plus de crédits} one {Il te reste # crédit} other {Il te reste # crédits}}, et celui-ci en coûte {credits}.',
  },
  kept: 'Ton message est conservé.',
  leaving: {
    photo: 'Le paiement ouvre une autre page. La photo ne peut pas y être conservée : ajoute-la de nouveau à ton retour.',
    pick: 'Le paiement ouvre une autre page. Refais ton choix à ton retour.',
  },
  first: 'Choisis un pack. Tu choisis ensuite comment payer ; rien n’est encore commandé.',
  other: 'Autres packs et moyens de paiement',
  not_offered: '{method}, ton dernier moyen de paiement, n’est pas disponible en ce moment.',
  below_minimum: '{method}, ton dernier moyen de paiement, demande au moins {money}.',
  offline: 'Tu es hors ligne. Tu pourras commander à ton retour en ligne.',
  failed: 'Les prix n’ont pas pu être chargés.',
  retry: 'Réessayer',
  loading: 'Chargement',
  waiting: 'En attente de ta banque',
  waiting_text: 'Tu peux fermer cette fenêtre. Tes crédits arriveront dès que le paiement sera confirmé, et rien ne sera débité deux fois.',
}
