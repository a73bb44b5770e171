export const nl = {
  ad: 'Advertentie',
  machine: 'Een machine kan een deel van de antwoorden schrijven; elk daarvan zegt het erbij.',
  note: {
    fictional: 'Ons team schrijft voor {name}. Deze persoon bestaat niet echt en je kunt niet afspreken.',
    sponsored: 'Dit is een advertentie en geen lid van deze site.',
  },
  choice: {
    ads: 'Advertenties',
    both: '{fictional} en advertenties',
    hint: 'Aan toont ze, elk met een label. Uit verbergt ze overal.',
    saved: 'Bewaard',
  },
  refusals: {
    not_fictional: 'Dit profiel is van een lid, dus er valt niets te bevestigen.',
    wording_changed: 'De tekst is intussen veranderd. Lees hem nog een keer, alsjeblieft.',
  },
  generated: 'AI-beeld',
  author: {
    ai: 'Geschreven door een machine',
    ai_assisted: 'Geschreven door het team met hulp van een machine',
  },
  disclosure: {
    most: 'Je betaalt voor hoogstens {most, plural, one {# bericht} other {# berichten}} per dag aan fictieve profielen.',
    title: '{name}: {label}',
    price: 'Berichten kosten evenveel als overal: {credits, plural, one {# credit} other {# credits}} per stuk.',
    price_money:
      'Berichten kosten evenveel als overal: {credits, plural, one {# credit} other {# credits}} per stuk, ongeveer {money}.',
    write: 'Toch schrijven',
    members_only: 'Alleen leden tonen',
    close: 'Sluiten',
    loading: 'Laden',
  },
  means: 'Wat dit betekent',
}
