/** Labels and notes of profiles that are no members, and the switch that hides them. */
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
}
