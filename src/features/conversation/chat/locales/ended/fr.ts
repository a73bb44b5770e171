export const fr = {
  title: 'Conversations terminées',
  lead: 'Quand l’une des deux personnes bloque l’autre ou supprime son compte, plus aucune ne voit la conversation. Pendant {days, number} jours, tu peux encore signaler ce que tu as reçu. Seule notre équipe le verra alors.',
  empty: 'Aucune de tes conversations ne s’est terminée ainsi ces {days, number} derniers jours.',
  failed: 'La liste n’a pas pu être chargée.',
  loading: 'Chargement',
  retry: 'Réessayer',
  gone: 'Une personne partie',
  received: '{count, plural, one {# message pour toi} other {# messages pour toi}}, dernier message de la conversation le {date}',
  until: 'à signaler jusqu’au {date}',
  report: 'Signaler',
  report_who: 'Signaler {name}',
  link: 'Signaler une personne que tu ne vois plus',
}
