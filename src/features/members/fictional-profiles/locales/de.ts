export const de = {
  ad: 'Anzeige',
  ai_replies: 'Einen Teil der Antworten kann eine KI schreiben; das steht dann immer dabei.',
  note: {
    fictional: '{name} ist keine echte Person. Unser Team schreibt dieses Profil, und ihr könnt euch nicht treffen.',
    sponsored: 'Das ist eine Anzeige und kein Mitglied dieser Website.',
  },
  choice: {
    ads: 'Anzeigen',
    both: '{fictional} und Anzeigen',
    hint: 'An: Sie werden gezeigt, immer gekennzeichnet. Aus: Sie sind überall ausgeblendet.',
    saved: 'Gespeichert',
  },
  refusals: {
    not_fictional: 'Dieses Profil gehört einem Mitglied, da gibt es nichts zu bestätigen.',
    wording_changed: 'Der Wortlaut hat sich inzwischen geändert. Lies ihn bitte noch einmal.',
  },
  generated: 'KI-generiert',
  author: {
    ai: 'Von KI geschrieben',
    ai_assisted: 'Von unserem Team mit KI geschrieben',
  },
  disclosure: {
    most: 'Pro Tag werden dir höchstens {most, plural, one {# Nachricht} other {# Nachrichten}} an fiktive Profile berechnet.',
    title: '{name}: {label}',
    price: 'Nachrichten kosten so viel wie überall hier: {credits, plural, one {# Credit} other {# Credits}} pro Nachricht.',
    price_money: 'Nachrichten kosten so viel wie überall hier: {credits, plural, one {# Credit} other {# Credits}} pro Nachricht, etwa {money}.',
    write: 'Trotzdem schreiben',
    members_only: 'Nur Mitglieder zeigen',
    close: 'Schließen',
    loading: 'Wird geladen',
  },
  means: 'Was das heißt',
}
