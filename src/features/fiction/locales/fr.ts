/** Labels and notes of profiles that are no members, and the switch that hides them. */
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
}
