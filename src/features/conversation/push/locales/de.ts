export const de = {
  title: 'Mitteilungen auf diesem Gerät',
  lead: 'Ein Wort auf deinem Bildschirm, wenn dir jemand schreibt, dich mag oder zurückmag, auch wenn diese Seite zu ist.',
  on: 'Auf diesem Gerät Bescheid geben',
  on_hint: 'Darin steht, wer, aber nie, was geschrieben wurde. Es endet, wenn du dich hier abmeldest.',
  saved_on: 'Mitteilungen sind auf diesem Gerät eingeschaltet.',
  saved_off: 'Mitteilungen sind auf diesem Gerät ausgeschaltet.',
  failed:
    'Dein Browser konnte die Mitteilungen nicht einschalten. Es wurde nichts geändert; versuch es gleich noch einmal.',
  incapable_title: 'Dieser Browser kann keine Mitteilungen zeigen',
  incapable:
    'Er kann keine empfangen, oder ein privates Fenster hindert ihn daran. Deine Nachrichten warten hier auf dich.',
  incapable_apple:
    'Auf einem iPhone oder iPad legst du diese Seite zuerst auf den Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne sie von dort.',
  unoffered: 'Diese Seite verschickt zurzeit keine Mitteilungen.',
  denied_title: 'Dein Browser blockiert Mitteilungen dieser Seite',
  denied: 'Wir können dich nicht noch einmal fragen, aber du kannst sie erlauben:',
  allow: {
    chrome:
      'Klick auf das Zeichen links neben der Adresse, dann auf „Website-Einstellungen“, und stell „Benachrichtigungen“ auf „Zulassen“.',
    edge: 'Klick auf das Schloss links neben der Adresse, dann auf „Berechtigungen für diese Website“, und stell „Benachrichtigungen“ auf „Zulassen“.',
    firefox: 'Klick auf die durchgestrichene Sprechblase links neben der Adresse und heb die Blockierung auf.',
    safari:
      'Öffne im Menü „Safari“ die „Einstellungen“, dann „Websites“ und „Mitteilungen“, und stell diese Seite auf „Erlauben“.',
    android:
      'Tipp auf das Zeichen links neben der Adresse, dann auf „Berechtigungen“ und „Benachrichtigungen“, und erlaube sie. Blockiert dein Telefon den ganzen Browser, erlaubst du ihn in den Einstellungen des Telefons.',
    ios: 'Öffne die „Einstellungen“ deines Geräts, dann „Mitteilungen“, wähle diese Seite und erlaube sie.',
    other: 'Öffne in deinem Browser die Einstellungen dieser Seite, meist neben der Adresse, und erlaube Mitteilungen.',
  },
  example: 'So sieht es aus',
  example_quiet: 'Im Ruhemodus oder mit neutralen E-Mails',
  address_hint: 'Dein Browser setzt die Adresse dieser Seite dazu; dort können wir sie nicht verbergen.',
  step: {
    title: 'Sollen wir dir Bescheid geben, wenn jemand antwortet?',
    lead: 'Sonst erfährst du es nur hier. Du kannst es jederzeit in deinen Einstellungen ändern.',
    on: 'Mitteilungen einschalten',
    go_on: 'Weiter',
  },
  notice: {
    labelled: '{label}: {name}',
    message: '{count, plural, one {Neue Nachricht} other {# neue Nachrichten}}',
    like_title: '{count, plural, one {{name} mag dich} other {# Leute mögen dich}}',
    like_body: '{count, plural, one {Magst du auch?} other {Sieh nach, wer es ist.}}',
    match_title: 'Es beruht auf Gegenseitigkeit: du und {name}',
    match_body: 'Ihr habt beide Ja gesagt. Wer schreibt zuerst?',
    neutral_title: 'Etwas Neues',
    neutral_body: 'Öffne es, um mehr zu sehen.',
  },
  refusals: {
    not_offered: 'Diese Seite verschickt zurzeit keine Mitteilungen.',
    invalid_subscription:
      'Dein Browser hat für Mitteilungen eine Adresse genannt, die sich nicht verwenden lässt. Es wurde nichts geändert.',
    unknown_service:
      'Dein Browser nutzt einen Mitteilungsdienst, an den wir nichts schicken. Es wurde nichts geändert.',
  },
}
