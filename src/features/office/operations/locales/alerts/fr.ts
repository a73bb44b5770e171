export const fr = {
  title: 'Demande ton attention',
  emails: '{count, plural, one {# e-mail attend le serveur de messagerie depuis plus de {minutes} minutes.} other {# e-mails attendent le serveur de messagerie depuis plus de {minutes} minutes.}}',
  jobs: '{count, plural, one {# tâche est en retard ou a échoué.} other {# tâches sont en retard ou ont échoué.}}',
  events: '{count, plural, one {# événement a échoué à chaque essai.} other {# événements ont échoué à chaque essai.}}',
  show: {
    emails: 'Voir les e-mails',
    jobs: 'Voir les tâches',
    events: 'Voir les événements en échec',
  },
} as const
