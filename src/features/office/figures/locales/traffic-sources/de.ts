export const de = {
  title: 'Traffic-Quellen',
  lead: 'Mitglieder, die sich im letzten Monat mit endgültigen Zahlen registriert haben ({month}), nach der Kampagne, über die sie kamen. Zahlen unter zehn sind ausgeblendet, ebenso alles, woraus sie sich berechnen ließen.',
  failed: 'Die Traffic-Quellen konnten nicht geladen werden.',
  empty: 'In diesem Zeitraum hat sich niemand registriert.',
  source: 'Quelle',
  signed_up: 'Registriert',
  confirmed: 'Bestätigt',
  purchased: 'Erster Kauf',
  none: 'Ohne Quelle',
  others: 'Quellen mit je weniger als zehn Mitgliedern',
} as const
