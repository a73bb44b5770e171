export const pl = {
  ad: 'Reklama',
  ai_replies: 'Część odpowiedzi może pisać AI; zawsze jest to oznaczone.',
  note: {
    fictional: '{name} nie jest prawdziwą osobą. Ten profil pisze nasz zespół i nie można się spotkać.',
    sponsored: 'To reklama, a nie osoba z serwisu.',
  },
  choice: {
    ads: 'Reklamy',
    both: '{fictional} i reklamy',
    hint: 'Włączone: są pokazywane, zawsze z oznaczeniem. Wyłączone: są wszędzie ukryte.',
    saved: 'Zapisano',
  },
  refusals: {
    not_fictional: 'Ten profil należy do osoby z kontem, więc nie ma czego potwierdzać.',
    wording_changed: 'Treść w międzyczasie się zmieniła. Przeczytaj ją jeszcze raz.',
  },
  generated: 'Wygenerowane przez AI',
  author: {
    ai: 'Napisane przez AI',
    ai_assisted: 'Napisane przez nasz zespół z pomocą AI',
  },
  disclosure: {
    most: 'Nigdy nie pobierzemy opłaty za więcej niż {most, plural, one {# wiadomość} few {# wiadomości} many {# wiadomości} other {# wiadomości}} dziennie do profili fikcyjnych.',
    title: '{name}: {label}',
    price: 'Wiadomości kosztują tyle samo co wszędzie tutaj: {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za każdą.',
    price_money: 'Wiadomości kosztują tyle samo co wszędzie tutaj: {credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}} za każdą, czyli około {money}.',
    write: 'Napisz mimo to',
    members_only: 'Tylko osoby z kontem',
    close: 'Zamknij',
    loading: 'Wczytywanie',
  },
  means: 'Co to znaczy',
}
