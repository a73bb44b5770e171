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
}
