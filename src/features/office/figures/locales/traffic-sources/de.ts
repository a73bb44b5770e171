export const de = {
  title: 'Traffic-Quellen',
  lead: 'Mitglieder, die sich {days, plural, one {am letzten Tag} other {in den letzten # Tagen}} registriert haben, nach der Kampagne, über die sie kamen. Zahlen unter zehn werden nicht angezeigt, weil sie etwas über eine Person verraten könnten.',
  failed: 'Die Traffic-Quellen konnten nicht geladen werden.',
  empty: 'In diesem Zeitraum hat sich niemand registriert.',
  source: 'Quelle',
  signed_up: 'Registriert',
  confirmed: 'Bestätigt',
  purchased: 'Erster Kauf',
  none: 'Ohne Quelle',
  others: 'Quellen mit je weniger als zehn Mitgliedern',
  few: 'weniger als {least}',
} as const
