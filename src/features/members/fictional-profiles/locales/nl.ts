export const nl = {
  ad: 'Advertentie',
  ai_replies: 'AI kan een deel van de antwoorden schrijven; dat staat er altijd bij.',
  note: {
    fictional: '{name} is geen echte persoon. Ons team schrijft dit profiel, en je kunt niet afspreken.',
    sponsored: 'Dit is een advertentie en geen lid van deze site.',
  },
  choice: {
    ads: 'Advertenties',
    both: '{fictional} en advertenties',
    hint: 'Aan: ze worden getoond, altijd met een label. Uit: ze zijn overal verborgen.',
    saved: 'Opgeslagen',
  },
  refusals: {
    not_fictional: 'Dit profiel is van een lid, dus er valt niets te bevestigen.',
    wording_changed: 'De tekst is intussen veranderd. Lees die nog een keer.',
  },
  generated: 'Gemaakt met AI',
  author: {
    ai: 'Geschreven door AI',
    ai_assisted: 'Geschreven door ons team met AI',
  },
  disclosure: {
    most: 'Je betaalt voor hoogstens {most, plural, one {# bericht} other {# berichten}} per dag aan fictieve profielen.',
    title: '{name}: {label}',
    price: 'Berichten kosten evenveel als overal hier: {credits, plural, one {# credit} other {# credits}} per bericht.',
    price_money: 'Berichten kosten evenveel als overal hier: {credits, plural, one {# credit} other {# credits}} per bericht, ongeveer {money}.',
    write: 'Toch schrijven',
    members_only: 'Alleen leden tonen',
    close: 'Sluiten',
    loading: 'Laden',
  },
  means: 'Wat dit betekent',
}
