export const de = {
  title: 'Ehrliche Zahlen',
  lead: 'Was {site} allen über sich sagt. Die Zahlen kommen unmittelbar aus den Daten und nicht aus der Werbung.',
  about: 'etwa {count, number}',
  few: 'weniger als {count, number}',
  none: 'keine',
  unknown: 'Zu wenige',
  here: {
    title: 'Wer hier ist',
    members: 'Mitglieder',
    members_means: 'Echte Menschen mit aktivem, bestätigtem Konto und einem Profil, das gezeigt wird.',
    fictional: 'fiktive Profile',
    fictional_means:
      'Profile, die unser Team erfunden hat und schreibt. Sie sind überall gekennzeichnet, beginnen nie etwas und lassen sich ausblenden.',
    sponsored: 'Anzeigen',
    sponsored_means: 'Plätze, für die gerade jemand bezahlt. Sie zählen nie als Mitglieder.',
  },
  writing: {
    title: 'Wer schreibt und wer antwortet',
    staff: 'Nachrichten vom Team',
    staff_means:
      'Im Namen fiktiver Profile, in den letzten {days, plural, one {# Tag} other {# Tagen}}, Maschinen eingeschlossen. Jede steht in einem gekennzeichneten Chat.',
    median: 'bis zur ersten Antwort',
    median_means:
      'Der mittlere Wert: Die Hälfte derer, die Antwort bekamen, wartete kürzer. Erste Nachrichten zwischen Mitgliedern in den letzten {days, plural, one {# Tag} other {# Tagen}}, höchstens die neuesten 20.000.',
    answered: 'der ersten Nachrichten werden beantwortet',
    answered_means:
      'Von Unterhaltungen, die ein Mitglied in den letzten {days, plural, one {# Tag} other {# Tagen}} mit einem anderen begann, ohne die jüngsten zwei Tage.',
    too_few:
      'In den letzten {days, plural, one {# Tag} other {# Tagen}} wurden weniger als 50 Unterhaltungen zwischen Mitgliedern begonnen.',
    minutes: 'etwa {count, plural, one {# Minute} other {# Minuten}}',
    hours: 'etwa {count, plural, one {# Stunde} other {# Stunden}}',
    days: 'etwa {count, plural, one {# Tag} other {# Tage}}',
    percent: '{percent} %',
  },
  returned: {
    title: 'Was gelöscht und zurückgezahlt wurde',
    deletions: 'gelöschte Konten',
    deletions_means: 'Von ihren Besitzern, in den letzten {days, plural, one {# Tag} other {# Tagen}}.',
    messages: 'erstattete Nachrichten',
    messages_means:
      'Credits, die von selbst zurückkamen, weil niemand die Nachricht lesen konnte, in den letzten {days, plural, one {# Tag} other {# Tagen}}.',
    orders: 'zurückgezahlte Bestellungen',
    orders_means:
      'Ganz oder teilweise, nach Widerruf, Streitfall oder Berichtigung, in den letzten {days, plural, one {# Tag} other {# Tagen}}.',
  },
  counted: 'Gezählt am {date} um {time}, höchstens alle fünf Minuten neu.',
  rounded: 'Die Zahlen sind gerundet, und unter zehn sagen wir nicht mehr als das, damit niemand darin zu finden ist.',
} as const
