export const fr = {
  title: 'Sources de trafic',
  lead: 'Membres inscrits en {month}, le dernier mois dont les chiffres sont définitifs, selon la campagne d’où ils viennent. Les nombres inférieurs à dix sont masqués, comme tout ce qui permettrait de les calculer.',
  failed: 'Les sources de trafic n’ont pas pu être chargées.',
  empty: 'Personne ne s’est inscrit pendant cette période.',
  source: 'Provenance',
  signed_up: 'Inscriptions',
  confirmed: 'Confirmations',
  purchased: 'Premier achat',
  none: 'Sans source',
  others: 'Sources de moins de dix membres chacune',
} as const
