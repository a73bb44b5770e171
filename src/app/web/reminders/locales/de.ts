export const de = {
  label: 'Erinnerung',
  close: 'Erinnerung schließen',
  later: 'Jetzt nicht',
  activate: {
    title: 'Bestätige deine E-Mail-Adresse',
    text: 'Bis dahin findet dich niemand, und alle, denen du schreibst, können nicht antworten. Der Link ist in deinem Postfach.',
    action: 'Adresse bestätigen',
  },
  photo: {
    title: 'Zeig ein Foto, damit man sieht, wer fragt',
    text: 'Dein Gesicht oder dein Sonntag: was du gern zeigst.',
    action: 'Foto hinzufügen',
  },
  disabled: {
    title: 'Mitteilungen per E-Mail sind ausgeschaltet',
    action: 'Einstellungen',
    reasons: {
      fbl: 'Eine unserer E-Mails wurde als Spam gemeldet.',
      bounce: 'Unsere E-Mails an deine Adresse kamen zurück.',
      listunsubscribe: 'Du hast dich in deinem Mailprogramm abgemeldet.',
    },
  },
  bonus: {
    label: 'Angebot',
    close: 'Schließen',
    action: 'Pakete ansehen',
    left: 'noch {hours} Std. {minutes} Min.',
    banner_honest: '<b>{percentage} % auf deine ersten Credits</b> bis {time} Uhr',
    banner_literal: 'Schnell sein: <b>{percentage} % auf deine ersten Credits</b>, nur {hours, plural, one {# Stunde} other {# Stunden}}, bis {time} Uhr',
    title_honest: '{percentage} % auf deine ersten Credits, bis {time} Uhr',
    title_literal: 'Schnell sein: {percentage} % auf deine ersten Credits',
    text_honest: 'Deine Credits sind aufgebraucht. Wenn du mehr möchtest, gilt der Rabatt für deine erste Bestellung bis {time} Uhr. Danach gilt der Preis ohne Rabatt, und du kannst jederzeit kaufen.',
    text_literal: 'Dein Angebot gilt {hours, plural, one {# Stunde} other {# Stunden}} ab deiner Registrierung, bis {time} Uhr.',
  },
  push: {
    title: 'Erfahre, wenn jemand antwortet',
    text: 'Eine Mitteilung auf diesem Gerät, wenn dir jemand schreibt oder dich likt. Du entscheidest.',
    action: 'Mitteilungen',
  },
  install: {
    title: 'Installiere die App',
    text: 'Lies deine letzten Unterhaltungen offline und öffne diese Website vom Startbildschirm aus. Ganz ohne App-Store.',
    action: 'So geht’s',
  },
}
