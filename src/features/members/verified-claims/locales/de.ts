export const de = {
  wording: {
    match_chance: '{gain} höhere Match-Chance mit Premium, nach unseren eigenen Zahlen',
    most_chosen: 'Am häufigsten gewählt',
    normal_price: 'Normalpreis zuvor: {was}',
  },
  short: { normal_price: '−{off}' },
  how: {
    label: 'Woher wir das wissen',
    match_chance:
      'Mitglieder, die den ganzen Zeitraum über Premium hatten, verglichen mit kostenlosen Mitgliedern gleichen Geschlechts, gleicher Altersgruppe und mit gleich vielen vergebenen Likes. Gezählt wird, wer mindestens ein Match bekam. Fiktive und gesponserte Profile zählen nicht mit. Die Gruppen werden gemeinsam gewichtet (Mantel-Haenszel); gezeigt wird das erst ab {least} Mitgliedern und wenn der wahre Unterschied mit 95 % Sicherheit über null liegt.',
    most_chosen:
      'Das Paket, das im Zeitraum am häufigsten bestellt und bezahlt wurde. Gezeigt wird das erst ab {least} bezahlten Bestellungen und wenn der Vorsprung vor dem nächsten Paket zu deutlich für einen Zufall ist.',
    normal_price:
      'Was dieses Paket unmittelbar vor dem jetzigen Preis gekostet hat. Gezeigt wird das nur, wenn wir diesen Preis mindestens {least} Tage lang ohne Unterbrechung wirklich verlangt haben, und höchstens 30 Tage nach der Senkung.',
    period: 'Zeitraum',
    sample: 'Gezählt',
    value: 'Ergebnis',
    computed: 'Berechnet am',
    valid: 'Gilt bis',
  },
  samples: {
    match_chance: '{count, plural, one {# Mitglied} other {# Mitglieder}}',
    most_chosen: '{count, plural, one {# bezahlte Bestellung} other {# bezahlte Bestellungen}}',
    normal_price: '{count, plural, one {# Tag} other {# Tage}} zu diesem Preis',
  },
  values: {
    match_chance:
      '{premium_matched} der Premium-Mitglieder und {free_matched} der kostenlosen Mitglieder bekamen ein Match; unter vergleichbaren ist die Chance {gain} höher (95 % Sicherheit: {low} bis {high})',
    most_chosen: '{top} aller Bestellungen, das nächste Paket {next}',
    normal_price: 'zuvor {was}, jetzt {now}',
  },
  office: {
    title: 'Werbeaussagen',
    lead: 'Was die Website über sich sagen darf, und worauf es beruht. Eine Aussage ohne Beleg sieht niemand.',
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
      no_query: 'Von einer anderen Abfrage berechnet',
      no_period: 'Der Zeitraum ist zu kurz',
      too_few: 'Zu wenige Daten',
      not_so: 'Die Zahlen geben es nicht her',
      expired: 'Zu alt',
    },
    failed: 'Die Aussagen lassen sich gerade nicht laden',
  },
} as const
