export const pl = {
  title: 'Wymaga uwagi',
  emails: '{count, plural, one {# e-mail czeka na serwer poczty ponad {minutes} minut.} few {# e-maile czekają na serwer poczty ponad {minutes} minut.} many {# e-maili czeka na serwer poczty ponad {minutes} minut.} other {# e-maila czeka na serwer poczty ponad {minutes} minut.}}',
  jobs: '{count, plural, one {# zadanie jest spóźnione lub się nie powiodło.} few {# zadania są spóźnione lub się nie powiodły.} many {# zadań jest spóźnionych lub się nie powiodło.} other {# zadania jest spóźnione lub się nie powiodło.}}',
  events: '{count, plural, one {# zdarzenie nie powiodło się w żadnej próbie.} few {# zdarzenia nie powiodły się w żadnej próbie.} many {# zdarzeń nie powiodło się w żadnej próbie.} other {# zdarzenia nie powiodło się w żadnej próbie.}}',
  show: {
    emails: 'Pokaż e-maile',
    jobs: 'Pokaż zadania',
    events: 'Pokaż nieudane zdarzenia',
  },
} as const
