export const pl = {
  ad: 'Reklama',
  machine: 'Część odpowiedzi może pisać maszyna; każda z nich o tym mówi.',
  note: {
    fictional: 'W imieniu profilu {name} pisze nasz zespół. To nie jest prawdziwa osoba i nie można się z nią spotkać.',
    sponsored: 'To reklama, a nie osoba zarejestrowana w serwisie.',
  },
  choice: {
    ads: 'Reklamy',
    both: '{fictional} i reklamy',
    hint: 'Włączone: wszystko widać, zawsze z oznaczeniem. Wyłączone: wszystko znika.',
    saved: 'Zapisano',
  },
  refusals: {
    not_fictional: 'Ten profil należy do prawdziwej osoby, więc nie ma czego potwierdzać.',
    wording_changed: 'Treść w międzyczasie się zmieniła. Przeczytaj ją, proszę, jeszcze raz.',
  },
  generated: 'Obraz AI',
  author: {
    ai: 'Napisane przez maszynę',
    ai_assisted: 'Napisane przez zespół z pomocą maszyny',
  },
  disclosure: {
    most: 'Policzymy ci najwyżej {most, plural, one {# wiadomość} few {# wiadomości} many {# wiadomości} other {# wiadomości}} dziennie do profili fikcyjnych.',
    title: '{name}: {label}',
    price:
      'Wiadomości kosztują tyle samo co zawsze: {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za każdą.',
    price_money:
      'Wiadomości kosztują tyle samo co zawsze: {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za każdą, czyli około {money}.',
    write: 'Napisz mimo to',
    members_only: 'Pokaż tylko prawdziwe osoby',
    close: 'Zamknij',
    loading: 'Wczytywanie',
  },
  means: 'Co to znaczy',
}
