export const fr = {
  label: 'Rappel',
  close: 'Fermer ce rappel',
  later: 'Pas maintenant',
  activate: {
    title: 'Confirme ton adresse e-mail',
    text: 'D’ici là, personne ne te trouve, et ceux à qui tu écris ne peuvent pas répondre. Le lien est dans ta boîte de réception.',
    action: 'Confirmer l’adresse',
  },
  photo: {
    title: 'Ajoute une photo, pour qu’on voie qui demande',
    text: 'Ton visage ou ton dimanche : ce que tu as envie de montrer.',
    action: 'Ajouter une photo',
  },
  disabled: {
    title: 'Les notifications par e-mail sont désactivées',
    action: 'Paramètres',
    reasons: {
      fbl: 'Un de nos e-mails a été signalé comme spam.',
      bounce: 'Nos e-mails à ton adresse nous sont revenus.',
      listunsubscribe: 'Tu t’es désabonné dans ton application de messagerie.',
    },
  },
  bonus: {
    label: 'Offre',
    close: 'Fermer',
    action: 'Voir les packs',
    left: 'encore {hours} h {minutes} min',
    banner_honest: '<b>{percentage} % sur tes premiers crédits</b> jusqu’à {time}',
    banner_literal: 'Fais vite : <b>{percentage} % sur tes premiers crédits</b>, 4 heures seulement, jusqu’à {time}',
    title_honest: '{percentage} % sur tes premiers crédits, jusqu’à {time}',
    title_literal: 'Fais vite : {percentage} % sur tes premiers crédits',
    text_honest:
      'Tes crédits sont épuisés. Si tu en veux d’autres, ta première commande coûte un quart de moins jusqu’à {time}. Ensuite le prix sans remise s’applique, et tu peux acheter quand tu veux.',
    text_literal: 'Ton offre vaut 4 heures à partir de ton inscription, jusqu’à {time}.',
  },
  push: {
    title: 'Sois au courant quand quelqu’un répond',
    text: 'Un mot sur cet appareil quand quelqu’un t’écrit ou que tu lui plais. À toi de choisir.',
    action: 'Les activer',
  },
}
