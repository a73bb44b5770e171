export const nl = {
  sms: '{code} is je code voor {site}. Die werkt 10 minuten. Geef hem aan niemand.',
  refusals: {
    not_offered: 'Deze site bevestigt nu geen telefoonnummers.',
    invalid_number: 'Dit is geen telefoonnummer met het land erbij. Het begint met een plus, bijvoorbeeld +31.',
    foreign_number: 'We sturen alleen codes naar landen waar deze site leden heeft.',
    unreachable: 'Dit nummer ontvangt geen sms. Gebruik een mobiel nummer.',
    too_soon: 'We hebben net een code gestuurd. Wacht een minuut voordat je een nieuwe vraagt.',
    limit_reached: 'Naar dit nummer kunnen vandaag geen codes meer. Probeer het morgen opnieuw.',
    not_sent: 'De code kon niet worden verstuurd. Er is niets veranderd; probeer het zo opnieuw.',
    wrong_code:
      'Code ongeldig. {left, plural, =0 {Vraag een nieuwe aan.} one {Je hebt nog # poging.} other {Je hebt nog # pogingen.}}',
    code_expired: 'Deze code werkt niet meer. Vraag een nieuwe aan.',
  },
}
