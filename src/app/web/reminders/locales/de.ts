export const de = {
  label: 'Erinnerung',
  close: 'Erinnerung schließen',
  later: 'Nicht jetzt',
  activate: {
    title: 'Bestätige deine E-Mail-Adresse',
    text: 'Bis dahin findet dich niemand, und wem du schreibst, kann nicht antworten. Der Link liegt in deinem Postfach.',
    action: 'Adresse bestätigen',
  },
  photo: {
    title: 'Zeig ein Foto, damit man sieht, wer fragt',
    text: 'Dein Gesicht oder dein Sonntag: was du gern zeigst.',
    action: 'Foto hinzufügen',
  },
  disabled: {
    title: 'Benachrichtigungen per E-Mail sind ausgeschaltet',
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
    banner_honest: '<b>{percentage} % auf deine ersten Credits</b> bis {time} Uhr',
    banner_literal: 'Schnell sein: <b>{percentage} % auf deine ersten Credits</b>, nur 4 Stunden, bis {time} Uhr',
    title_honest: '{percentage} % auf deine ersten Credits, bis {time} Uhr',
    title_literal: 'Schnell sein: {percentage} % auf deine ersten Credits',
    text_honest:
      'Deine Credits sind aufgebraucht. Wenn du mehr möchtest, ist deine erste Bestellung bis {time} Uhr um ein Viertel günstiger. Danach gilt der Preis ohne Rabatt, und du kannst jederzeit kaufen.',
    text_literal: 'Dein Angebot gilt 4 Stunden ab deiner Anmeldung, bis {time} Uhr.',
  },
  push: {
    title: 'Erfahre es, wenn jemand antwortet',
    text: 'Ein Wort auf diesem Gerät, wenn dir jemand schreibt oder dich mag. Du entscheidest.',
    action: 'Mitteilungen',
  },
}
