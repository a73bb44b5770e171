export const de = {
  notice: {
    title: 'Ein Wort von uns',
    text: '{name} ist ein fiktives Profil. Die Nachrichten schreibt unser Team, niemanden dieses Namens gibt es, und treffen könnt ihr euch nicht. Wir haben das Gefühl, dass dir das hier viel bedeutet oder dass es dir gerade nicht gut geht. Deshalb machen wir hier eine Weile Pause: nichts, wofür du zahlen könntest, nichts, was du entscheiden musst. Wenn dich etwas bedrückt, sprich bitte mit jemandem, der wirklich da ist: mit einer Freundin oder einem Freund, deiner Ärztin, deinem Arzt oder der Telefonseelsorge.',
    help: 'Hilfe am Telefon in deinem Land finden, auf {host} (öffnet einen neuen Tab)',
  },
  closed: {
    paused:
      'Bis {date}, {time} machen wir mit fiktiven Profilen Pause. Bis dahin kann dir für Nachrichten an sie nichts berechnet werden, und auch jetzt wurde nichts berechnet. Lesen kannst du weiter, und Mitgliedern schreiben auch.',
    enough:
      'Für heute ist es genug: Mehr als {most, plural, one {# Nachricht} other {# Nachrichten}} am Tag an fiktive Profile werden niemandem berechnet. Berechnet wurde nichts. Ab Mitternacht kannst du wieder schreiben, Mitgliedern jederzeit.',
  },
  office: {
    title: 'Fürsorge',
    lead: 'Mitglieder, die wir um eine Pause gebeten haben, weil sie ein fiktives Profil vielleicht für jemanden halten oder es ihnen vielleicht nicht gut geht. Für Nachrichten an fiktive Profile wird ihnen solange nichts berechnet. Du siehst den Grund, nie ihre Worte oder Ausgaben.',
    not_loaded: 'Die Pausen konnten nicht geladen werden',
    empty: 'Niemand ist in einer Pause',
    empty_text: 'Pausen beginnen von selbst oder vom Chatpult aus und erscheinen hier.',
    who: '{member}, im Gespräch mit {profile}',
    when: 'Von {from} bis {until}',
    instant: '{date}, {time}',
    open: 'Noch nicht angesehen',
    reasons: 'Warum',
    reason: {
      distress: 'Anzeichen von Not',
      attached: 'Spricht von Liebe, Treffen oder Zusammenziehen',
      spending: 'Gibt viel mehr aus als sonst',
      night: 'Oft mitten in der Nacht',
      agent: 'Am Chatpult erbeten',
    },
    over: 'Vorbei',
    look: 'Ansehen',
    again: 'Neu entscheiden',
    decide: 'Entscheidung',
    act: { keep: 'So lassen', end: 'Jetzt beenden', extend: 'Verlängern' },
    longer: 'Verlängern um',
    hours: '{count, plural, one {# Stunde} other {# Stunden}}',
    note: 'Notiz',
    note_hint: 'Warum du so entscheidest. Das Mitglied sieht sie nie, außer es verlangt seine Datei.',
    done: { keep: 'So belassen', end: 'Beendet', extend: 'Verlängert' },
    save: 'Entscheidung speichern',
    saving: 'Wird gespeichert',
  },
  refusals: {
    note_empty: 'Schreib in ein paar Worten, warum.',
    hours_missing: 'Gib an, um wie viele Stunden.',
  },
}
