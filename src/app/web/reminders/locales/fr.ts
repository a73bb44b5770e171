export const fr = {
  label: 'Rappel',
  close: 'Fermer ce rappel',
  later: 'Pas maintenant',
  activate: {
    title: 'Confirme ton adresse e-mail',
    text: 'D’ici là, personne ne peut te trouver, et les personnes à qui tu écris ne peuvent pas répondre. Le lien est dans ta boîte de réception.',
    action: 'Confirmer l’adresse',
  },
  photo: {
    title: 'Ajoute une photo, pour qu’on voie qui écrit',
    text: 'Ton visage ou ta façon de passer un dimanche : montre ce que tu veux.',
    action: 'Ajouter une photo',
  },
  disabled: {
    title: 'Les notifications par e-mail sont désactivées',
    action: 'Paramètres',
    reasons: {
      fbl: 'Un de nos e-mails a été signalé comme spam.',
      bounce: 'Nos e-mails à ton adresse ont été refusés.',
      listunsubscribe: 'Le désabonnement a été demandé depuis ton application de messagerie.',
    },
  },
  bonus: {
    label: 'Offre',
    close: 'Fermer',
    action: 'Voir les packs',
    left: 'encore {hours} h {minutes} min',
    banner_honest: '<b>{percentage} % de réduction sur tes premiers crédits</b> jusqu’à {time}',
    banner_literal: 'Fais vite : <b>{percentage} % de réduction sur tes premiers crédits</b>, {hours, plural, one {# heure} other {# heures}} seulement, jusqu’à {time}',
    title_honest: '{percentage} % de réduction sur tes premiers crédits, jusqu’à {time}',
    title_literal: 'Fais vite : {percentage} % de réduction sur tes premiers crédits',
    text_honest: 'Tu n’as plus de crédits. Si tu en veux d’autres, la réduction s’applique à ta première commande jusqu’à {time}. Ensuite, le prix sans réduction s’applique, et tu peux acheter quand tu veux.',
    text_literal: 'Ton offre est valable {hours, plural, one {# heure} other {# heures}} à partir de ton inscription, jusqu’à {time}.',
  },
  push: {
    title: 'Sois au courant quand quelqu’un répond',
    text: 'Une notification sur cet appareil quand quelqu’un t’écrit ou te like. À toi de choisir.',
    action: 'Activer',
  },
  install: {
    title: 'Installe l’app',
    text: 'Lis tes dernières conversations hors ligne et ouvre ce site depuis ton écran d’accueil. Sans boutique d’applications.',
    action: 'Comment faire',
  },
}
