export const de = {
  wording: {
    match_chance: '{gain} höhere Chance auf ein Match mit Premium, nach unseren eigenen Zahlen',
    most_chosen: 'Am häufigsten gewählt',
    normal_price: 'Vorheriger Preis: {was}',
  },
  short: {
    normal_price: '−{off}',
  },
  how: {
    label: 'Woher wir das wissen',
    match_chance:
      'Mitglieder, die den ganzen Zeitraum über Premium hatten, verglichen mit kostenlosen Mitgliedern gleichen Geschlechts, gleicher Altersgruppe und mit gleich vielen gegebenen Likes. Gezählt wird, wer mindestens ein Match bekam. Fiktive Profile und Anzeigen zählen nicht mit. Die Gruppen werden mit dem Mantel-Haenszel-Verfahren zusammengefasst; gezeigt wird die Zahl erst ab {least} Mitgliedern und wenn der Unterschied mit 95 % Sicherheit über null liegt.',
    most_chosen: 'Das Paket, das in diesem Zeitraum am häufigsten bestellt und bezahlt wurde. Gezeigt wird das erst ab {least} bezahlten Bestellungen und wenn der Vorsprung vor dem nächsten Paket zu deutlich für einen Zufall ist.',
    normal_price: 'Was dieses Paket unmittelbar vor dem aktuellen Preis gekostet hat. Gezeigt wird das nur, wenn wir diesen Preis mindestens {least} Tage lang ohne Unterbrechung wirklich verlangt haben, und höchstens {most, plural, one {# Tag} other {# Tage}} nach der Senkung.',
    period: 'Zeitraum',
    sample: 'Stichprobe',
    value: 'Ergebnis',
    computed: 'Berechnet am',
    valid: 'Gültig bis',
  },
  samples: {
    match_chance: '{count, plural, one {# Mitglied} other {# Mitglieder}}',
    most_chosen: '{count, plural, one {# bezahlte Bestellung} other {# bezahlte Bestellungen}}',
    normal_price: '{count, plural, one {# Tag} other {# Tage}} zu diesem Preis',
  },
  values: {
    match_chance: '{premium_matched} der Premium-Mitglieder und {free_matched} der kostenlosen Mitglieder bekamen ein Match; unter vergleichbaren Mitgliedern ist die Chance {gain} höher (95 % Sicherheit: {low} bis {high})',
    most_chosen: '{top} aller Bestellungen, das nächste Paket {next}',
    normal_price: 'zuvor {was}, jetzt {now}',
  },
  office: {
    title: 'Aussagen',
    lead: 'Was die Website über sich sagen darf, und die Belege dafür. Eine Aussage ohne Beleg wird nie gezeigt.',
    claim: 'Aussage',
    state: 'Stand',
    query: 'Abfrage',
    counted: 'Gezählt',
    computed: 'Berechnet',
    until: 'bis {date}',
    never: 'nie',
    least: 'mindestens {least}',
    names: {
      match_chance: 'Chance auf ein Match mit Premium',
      most_chosen: 'Meistgekauftes Paket',
      normal_price: 'Früherer Preis eines Pakets',
    },
    verdicts: {
      proven: 'Wird gezeigt',
      not_computed: 'Noch nicht berechnet',
      no_query: 'Mit einer anderen Abfrage berechnet',
      no_period: 'Der Zeitraum ist zu kurz',
      too_few: 'Zu wenige Daten',
      not_so: 'Die Zahlen belegen es nicht',
      expired: 'Zu alt',
    },
    failed: 'Die Aussagen konnten nicht geladen werden',
  },
} as const
