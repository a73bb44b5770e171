export const fr = {
  wording: {
    match_chance: '{gain} de chances de match en plus avec Premium, d’après nos propres chiffres',
    most_chosen: 'Le plus choisi',
    normal_price: 'Prix normal avant : {was}',
  },
  short: { normal_price: '−{off}' },
  how: {
    label: 'D’où nous le savons',
    match_chance:
      'Les membres qui ont été Premium pendant toute la période, comparés aux membres gratuits de même genre, de même tranche d’âge et ayant donné autant de likes. On compte ceux qui ont eu au moins un match. Les profils fictifs et sponsorisés sont exclus. Les groupes sont pondérés ensemble (Mantel-Haenszel) ; affiché seulement à partir de {least} membres et si la vraie différence est supérieure à zéro avec une confiance de 95 %.',
    most_chosen:
      'Le forfait le plus souvent commandé et payé pendant la période. Affiché seulement à partir de {least} commandes payées, et si son avance sur le suivant est trop nette pour être due au hasard.',
    normal_price:
      'Ce que coûtait ce forfait juste avant le prix actuel. Affiché seulement si nous avons réellement demandé ce prix pendant au moins {least} jours sans interruption, et pendant 30 jours au plus après la baisse.',
    period: 'Période',
    sample: 'Compté',
    value: 'Résultat',
    computed: 'Calculé le',
    valid: 'Valable jusqu’au',
  },
  samples: {
    match_chance: '{count, plural, one {# membre} other {# membres}}',
    most_chosen: '{count, plural, one {# commande payée} other {# commandes payées}}',
    normal_price: '{count, plural, one {# jour} other {# jours}} à ce prix',
  },
  values: {
    match_chance:
      '{premium_matched} des membres Premium et {free_matched} des membres gratuits ont eu un match ; à situation comparable, la chance est supérieure de {gain} (confiance de 95 % : de {low} à {high})',
    most_chosen: '{top} de toutes les commandes, {next} pour le forfait suivant',
    normal_price: '{was} avant, {now} maintenant',
  },
  office: {
    title: 'Affirmations',
    lead: 'Ce que le site peut dire de lui-même, et sur quoi cela repose. Une affirmation sans preuve n’est montrée à personne.',
    claim: 'Affirmation',
    state: 'État',
    query: 'Requête',
    counted: 'Compté',
    computed: 'Calculé',
    until: 'jusqu’au {date}',
    never: 'jamais',
    least: 'au moins {least}',
    names: {
      match_chance: 'Chances de match avec Premium',
      most_chosen: 'Forfait le plus acheté',
      normal_price: 'Ancien prix d’un forfait',
    },
    verdicts: {
      proven: 'Affichée',
      not_computed: 'Pas encore calculée',
      no_query: 'Calculée par une autre requête',
      no_period: 'La période est trop courte',
      too_few: 'Trop peu de données',
      not_so: 'Les chiffres ne le disent pas',
      expired: 'Trop ancienne',
    },
    failed: 'Les affirmations ne peuvent pas être chargées pour l’instant',
  },
} as const
