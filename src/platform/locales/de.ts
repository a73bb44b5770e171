export const de = {
  errors: {
    not_found: 'Diese Seite wurde nicht gefunden',
    fault: 'Es ist ein Fehler aufgetreten, bitte versuch es später noch einmal.',
    unknown: 'Es ist ein Fehler aufgetreten.',
    offline: 'Du bist offline. Versuch es noch einmal, sobald du wieder verbunden bist.',
    too_many:
      'Das war viel auf einmal. Bitte versuch es {minutes, plural, one {in einer Minute} other {in # Minuten}} noch einmal.',
    authentication_required: 'Bitte logg dich zuerst ein.',
    input_invalid: 'Bitte prüf deine Eingaben.',
    unknown_host: 'Unter dieser Adresse gibt es keine Seite.',
    too_large: 'Das ist zu groß zum Senden.',
    wrong_type: 'Diese Art von Inhalt lässt sich hier nicht lesen.',
    wrong_method: 'Diese Adresse lässt sich so nicht verwenden.',
    foreign_origin: 'Das geht nur von der Seite selbst aus.',
    request_code: 'Code {code}',
    home: 'Zur Startseite',
  },
  input: {
    required: 'Bitte füll das aus.',
    too_long: '{max, plural, one {Bitte höchstens # Zeichen.} other {Bitte höchstens # Zeichen.}}',
    too_short: '{min, plural, one {Bitte mindestens # Zeichen.} other {Bitte mindestens # Zeichen.}}',
    too_many:
      '{max, plural, =0 {Hier lässt sich nichts auswählen.} one {Bitte höchstens # Auswahl.} other {Bitte höchstens # auswählen.}}',
    too_few: '{min, plural, one {Bitte mindestens # Auswahl.} other {Bitte mindestens # auswählen.}}',
    too_high: 'Bitte höchstens {max, number}.',
    too_low: 'Bitte mindestens {min, number}.',
    malformed: 'Hier sind Zeichen enthalten, die sich nicht lesen lassen.',
    email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    date: 'Bitte gib ein gültiges Datum ein.',
    number: 'Bitte gib eine Zahl ein.',
    choice: 'Bitte wähl eine der Möglichkeiten.',
    accepted: 'Bitte stimm dem zuerst zu.',
    unknown_field: 'Dieses Feld gibt es hier nicht.',
    duplicate: 'Das wurde doppelt gesendet.',
    invalid: 'Das ist nicht gültig.',
  },
  /** Typed words that can go nowhere any more. */
  kept: {
    title: 'Was du geschrieben hattest',
    copy: 'Text kopieren',
    copied: 'Kopiert.',
  },
} as const
