export const nl = {
  sms: '{code} is je code voor {site}. Die werkt {minutes, plural, one {# minuut} other {# minuten}}. Deel de code met niemand.',
  refusals: {
    not_offered: 'Deze site bevestigt op dit moment geen telefoonnummers.',
    invalid_number: 'Vul een telefoonnummer met landnummer in, bijvoorbeeld +31.',
    foreign_number: 'We kunnen alleen codes sturen naar landen waar deze site leden heeft.',
    unreachable: 'Dit nummer kan geen sms ontvangen. Gebruik een mobiel nummer.',
    too_soon: 'We hebben net een code gestuurd. Wacht een minuut voordat je een nieuwe vraagt.',
    limit_reached: 'Naar dit nummer kunnen vandaag geen codes meer worden verstuurd. Probeer het morgen opnieuw.',
    not_sent: 'De code kon niet worden verstuurd. Er is niets veranderd; probeer het zo opnieuw.',
    wrong_code: 'Code ongeldig. {left, plural, =0 {Vraag een nieuwe aan.} one {Je hebt nog # poging.} other {Je hebt nog # pogingen.}}',
    code_expired: 'Deze code werkt niet meer. Vraag een nieuwe aan.',
  },
}
