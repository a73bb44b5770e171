export const fr = {
  title: 'Des chiffres honnêtes',
  lead: 'Ce que {site} dit de lui-même à tout le monde. Les chiffres viennent directement des données, pas de la publicité.',
  about: 'environ {count, number}',
  few: 'moins de {count, number}',
  none: 'aucun',
  unknown: 'Trop peu',
  here: {
    title: 'Qui est ici',
    members: 'membres',
    members_means: 'De vraies personnes avec un compte actif et confirmé et un profil visible.',
    fictional: 'profils fictifs',
    fictional_means:
      'Des profils que notre équipe a inventés et qu’elle écrit. Ils portent une étiquette partout, ne commencent jamais rien et peuvent être masqués.',
    sponsored: 'annonces',
    sponsored_means:
      'Des emplacements que quelqu’un paie en ce moment. Elles ne sont jamais comptées comme des membres.',
  },
  writing: {
    title: 'Qui écrit et qui répond',
    staff: 'messages écrits par l’équipe',
    staff_means:
      'Au nom de profils fictifs, durant {days, plural, one {le dernier jour} other {les # derniers jours}}, machines comprises. Chacun se trouve dans une conversation étiquetée.',
    median: 'jusqu’à la première réponse',
    median_means:
      'La valeur du milieu : la moitié de ceux qui ont eu une réponse ont attendu moins. Premiers messages entre membres durant {days, plural, one {le dernier jour} other {les # derniers jours}}, au plus les 20 000 plus récents.',
    answered: 'des premiers messages reçoivent une réponse',
    answered_means:
      'Des conversations qu’un membre a commencées avec un autre durant {days, plural, one {le dernier jour} other {les # derniers jours}}, sans les deux derniers jours.',
    too_few:
      'Moins de 50 conversations entre membres ont été commencées durant {days, plural, one {le dernier jour} other {les # derniers jours}}.',
    minutes: 'environ {count, plural, one {# minute} other {# minutes}}',
    hours: 'environ {count, plural, one {# heure} other {# heures}}',
    days: 'environ {count, plural, one {# jour} other {# jours}}',
    percent: '{percent} %',
  },
  returned: {
    title: 'Ce qui a été supprimé et remboursé',
    deletions: 'comptes supprimés',
    deletions_means:
      'Par leurs propriétaires, durant {days, plural, one {le dernier jour} other {les # derniers jours}}.',
    messages: 'messages remboursés',
    messages_means:
      'Crédits revenus d’eux-mêmes parce que personne ne pouvait lire le message, durant {days, plural, one {le dernier jour} other {les # derniers jours}}.',
    orders: 'commandes remboursées',
    orders_means:
      'En tout ou en partie, après une rétractation, un litige ou une correction, durant {days, plural, one {le dernier jour} other {les # derniers jours}}.',
  },
  counted: 'Compté le {date} à {time}, et de nouveau toutes les cinq minutes au plus.',
  rounded:
    'Les nombres sont arrondis, et en dessous de dix nous n’en disons pas plus, pour que personne ne puisse y être reconnu.',
} as const
