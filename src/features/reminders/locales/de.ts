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
}
