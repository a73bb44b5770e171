export const pl = {
  title: 'Zakończone rozmowy',
  lead: 'Gdy jedna z osób zablokuje drugą lub usunie konto, żadna z nich nie widzi już rozmowy. Jeszcze przez {days, number} dni możesz zgłosić to, co ta osoba do ciebie wysłała. Zobaczy to wtedy tylko nasz zespół.',
  empty: 'W ciągu ostatnich {days, number} dni żadna twoja rozmowa tak się nie zakończyła.',
  failed: 'Nie udało się wczytać listy.',
  loading: 'Wczytywanie',
  retry: 'Spróbuj ponownie',
  gone: 'Osoba, której już tu nie ma',
  received: '{count, plural, one {# wiadomość do ciebie} few {# wiadomości do ciebie} many {# wiadomości do ciebie} other {# wiadomości do ciebie}}, ostatnia wiadomość w rozmowie: {date}',
  until: 'można zgłosić do: {date}',
  report: 'Zgłoś',
  report_who: 'Zgłoś: {name}',
  link: 'Zgłoś osobę, której już nie widzisz',
}
