export const de = {
  ad: 'Anzeige',
  machine: 'Einen Teil der Antworten kann eine Maschine schreiben; jede davon sagt es.',
  note: {
    fictional:
      '{name} wird von unserem Team geschrieben. Es gibt diese Person nicht, und ein Treffen ist nicht möglich.',
    sponsored: 'Das ist eine Anzeige und kein Mitglied dieser Seite.',
  },
  choice: {
    ads: 'Anzeigen',
    both: '{fictional} und Anzeigen',
    hint: 'An zeigt alles, immer gekennzeichnet. Aus blendet es überall aus.',
    saved: 'Gespeichert',
  },
  refusals: {
    not_fictional: 'Dieses Profil gehört einem Mitglied, da gibt es nichts zu bestätigen.',
    wording_changed: 'Der Wortlaut hat sich inzwischen geändert. Lies ihn bitte noch einmal.',
  },
  generated: 'KI-Bild',
  author: {
    ai: 'Von einer Maschine geschrieben',
    ai_assisted: 'Vom Team mit Hilfe einer Maschine geschrieben',
  },
  disclosure: {
    most: 'Berechnet werden dir höchstens {most, plural, one {# Nachricht} other {# Nachrichten}} am Tag an fiktive Profile.',
    title: '{name}: {label}',
    price: 'Nachrichten kosten so viel wie überall: {credits, plural, one {# Credit} other {# Credits}} pro Stück.',
    price_money:
      'Nachrichten kosten so viel wie überall: {credits, plural, one {# Credit} other {# Credits}} pro Stück, etwa {money}.',
    write: 'Trotzdem schreiben',
    members_only: 'Nur Mitglieder zeigen',
    close: 'Schließen',
    loading: 'Wird geladen',
  },
  means: 'Was das heißt',
}
