export const nl = {
  wording: {
    match_chance: '{gain} meer kans op een match met Premium, volgens onze eigen cijfers',
    most_chosen: 'Meest gekozen',
    normal_price: 'Vorige prijs: {was}',
  },
  short: {
    normal_price: '−{off}',
  },
  how: {
    label: 'Hoe we dit weten',
    match_chance:
      'Leden die de hele periode Premium hadden, vergeleken met gratis leden van hetzelfde geslacht, dezelfde leeftijdsgroep en met evenveel gegeven likes. Geteld wordt wie minstens één match kreeg. Fictieve profielen en advertenties tellen niet mee. De groepen zijn samengevoegd met de methode van Mantel-Haenszel; het cijfer staat er pas vanaf {least} leden en als het verschil met 95% zekerheid boven nul ligt.',
    most_chosen: 'Het pakket dat in deze periode het vaakst is besteld en betaald. Dit staat er pas vanaf {least} betaalde bestellingen en als de voorsprong op het volgende pakket te groot is voor toeval.',
    normal_price: 'Wat dit pakket vlak voor de huidige prijs kostte. Dit staat er alleen als we die prijs minstens {least} dagen achter elkaar echt hebben gevraagd, en hooguit {most, plural, one {# dag} other {# dagen}} nadat we die hebben verlaagd.',
    period: 'Periode',
    sample: 'Steekproef',
    value: 'Resultaat',
    computed: 'Berekend op',
    valid: 'Geldig tot',
  },
  samples: {
    match_chance: '{count, plural, one {# lid} other {# leden}}',
    most_chosen: '{count, plural, one {# betaalde bestelling} other {# betaalde bestellingen}}',
    normal_price: '{count, plural, one {# dag} other {# dagen}} voor deze prijs',
  },
  values: {
    match_chance: '{premium_matched} van de Premium-leden en {free_matched} van de gratis leden kreeg een match; onder vergelijkbare leden is de kans {gain} groter (95% zekerheid: {low} tot {high})',
    most_chosen: '{top} van alle bestellingen, het volgende pakket {next}',
    normal_price: 'eerst {was}, nu {now}',
  },
  office: {
    title: 'Beweringen',
    lead: 'Wat de site over zichzelf mag zeggen, en het bewijs daarvoor. Een bewering zonder bewijs wordt nooit getoond.',
    claim: 'Bewering',
    state: 'Stand',
    query: 'Databasequery',
    counted: 'Geteld',
    computed: 'Berekend',
    until: 'tot {date}',
    never: 'nooit',
    least: 'minstens {least}',
    names: {
      match_chance: 'Kans op een match met Premium',
      most_chosen: 'Meest gekochte pakket',
      normal_price: 'Eerdere prijs van een pakket',
    },
    verdicts: {
      proven: 'Wordt getoond',
      not_computed: 'Nog niet berekend',
      no_query: 'Met een andere query berekend',
      no_period: 'De periode is te kort',
      too_few: 'Te weinig gegevens',
      not_so: 'De cijfers bewijzen dit niet',
      expired: 'Te oud',
    },
    failed: 'De beweringen konden niet worden geladen',
  },
} as const
