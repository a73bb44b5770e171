export const de = {
  sms: '{code} ist dein Code für {site}. Er gilt 10 Minuten. Gib ihn niemandem.',
  refusals: {
    not_offered: 'Diese Seite bestätigt zurzeit keine Telefonnummern.',
    invalid_number: 'Das ist keine Telefonnummer mit Landesvorwahl. Sie beginnt mit einem Plus, zum Beispiel +49.',
    foreign_number: 'Wir senden Codes nur in Länder, in denen diese Seite Mitglieder hat.',
    unreachable: 'Diese Nummer empfängt keine SMS. Nimm eine Mobilnummer.',
    too_soon: 'Wir haben gerade einen Code geschickt. Warte eine Minute, bevor du einen neuen anforderst.',
    limit_reached: 'An diese Nummer können heute keine Codes mehr gehen. Versuch es morgen wieder.',
    not_sent: 'Der Code konnte nicht gesendet werden. Es wurde nichts geändert; versuch es gleich noch einmal.',
    wrong_code:
      'Code ungültig. {left, plural, =0 {Fordere einen neuen an.} one {Du hast noch # Versuch.} other {Du hast noch # Versuche.}}',
    code_expired: 'Dieser Code gilt nicht mehr. Fordere einen neuen an.',
  },
}
