export const de = {
  sms: '{code} ist dein Code für {site}. Er gilt {minutes, plural, one {# Minute} other {# Minuten}}. Gib ihn niemandem weiter.',
  refusals: {
    not_offered: 'Diese Website bestätigt zurzeit keine Telefonnummern.',
    invalid_number: 'Bitte gib eine Telefonnummer mit Landesvorwahl ein, zum Beispiel +49.',
    foreign_number: 'Wir können Codes nur in Länder senden, in denen diese Website Mitglieder hat.',
    unreachable: 'Diese Nummer kann keine SMS empfangen. Nimm eine Mobilnummer.',
    too_soon: 'Wir haben gerade einen Code geschickt. Warte eine Minute, bevor du einen neuen anforderst.',
    limit_reached: 'An diese Nummer können heute keine Codes mehr gesendet werden. Versuche es morgen wieder.',
    not_sent: 'Der Code konnte nicht gesendet werden. Es wurde nichts geändert; versuche es gleich noch einmal.',
    wrong_code: 'Code ungültig. {left, plural, =0 {Fordere einen neuen an.} one {Du hast noch # Versuch.} other {Du hast noch # Versuche.}}',
    code_expired: 'Dieser Code gilt nicht mehr. Fordere einen neuen an.',
  },
}
