export const fr = {
  title: 'Sources de trafic',
  lead: 'Membres inscrits au cours {days, plural, one {du dernier jour} many {des # derniers jours} other {des # derniers jours}}, selon la campagne d’où ils viennent. Les nombres inférieurs à dix ne sont pas affichés, car ils pourraient révéler quelque chose sur une personne.',
  failed: 'Les sources de trafic n’ont pas pu être chargées.',
  empty: 'Personne ne s’est inscrit pendant cette période.',
  source: 'Provenance',
  signed_up: 'Inscriptions',
  confirmed: 'Confirmations',
  purchased: 'Premier achat',
  none: 'Sans source',
  others: 'Sources de moins de dix membres chacune',
  few: 'moins de {least}',
} as const
