export const fr = {
  create: 'Créer mon profil',
  locked: 'Les membres voient ce que {name} écrit, aime et cherche. Premium montre plus de photos.',
  free: 'Créer un profil, regarder et liker sont gratuits. Les messages coûtent des crédits ; le bouton affiche le prix avant l’envoi.',
  answer: '{name} est membre et décide de répondre ou non.',
  costs: 'Il te faut un profil pour écrire, et celui-ci ne répond que par message.',
  first_lines: 'Premières phrases à écrire à {name}',
  lines: {
    sunday: 'À quoi ressemble ton dimanche idéal ?',
    laugh: 'Qu’est-ce qui t’a fait rire dernièrement ?',
    learned: 'Qu’as-tu appris cette année ?',
  },
  closed_title: '{site} est réservé aux membres',
  closed_text: 'Ici, tout le monde est à égalité : pour regarder des profils, il en faut un aussi. C’est gratuit.',
}
