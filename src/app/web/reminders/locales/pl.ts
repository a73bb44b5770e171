export const pl = {
  label: 'Przypomnienie',
  close: 'Zamknij przypomnienie',
  later: 'Nie teraz',
  activate: {
    title: 'Potwierdź swój adres e-mail',
    text: 'Do tego czasu nikt cię nie znajdzie, a osoby, do których piszesz, nie mogą odpowiedzieć. Link jest w twojej skrzynce.',
    action: 'Potwierdź adres',
  },
  photo: {
    title: 'Dodaj zdjęcie, żeby było widać, kto pisze',
    text: 'Twoja twarz albo to, jak spędzasz niedzielę: pokaż, co chcesz.',
    action: 'Dodaj zdjęcie',
  },
  disabled: {
    title: 'Powiadomienia e-mail są wyłączone',
    action: 'Ustawienia',
    reasons: {
      fbl: 'Jeden z naszych e-maili zgłoszono jako spam.',
      bounce: 'Nasze e-maile na twój adres zostały odrzucone.',
      listunsubscribe: 'W twojej aplikacji pocztowej zrezygnowano z tych wiadomości.',
    },
  },
  bonus: {
    label: 'Oferta',
    close: 'Zamknij',
    action: 'Zobacz pakiety',
    left: 'zostało {hours} godz. {minutes} min',
    banner_honest: '<b>{percentage}% zniżki na pierwsze kredyty</b> do {time}',
    banner_literal: 'Pospiesz się: <b>{percentage}% zniżki na pierwsze kredyty</b>, tylko {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}, do {time}',
    title_honest: '{percentage}% zniżki na pierwsze kredyty, do {time}',
    title_literal: 'Pospiesz się: {percentage}% zniżki na pierwsze kredyty',
    text_honest: 'Kredyty się skończyły. Jeśli chcesz więcej, zniżka działa na pierwsze zamówienie do {time}. Potem obowiązuje cena bez zniżki, a kupić możesz, kiedy zechcesz.',
    text_literal: 'Oferta jest ważna {hours, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}} od założenia konta, do {time}.',
  },
  push: {
    title: 'Dowiedz się, gdy ktoś odpowie',
    text: 'Powiadomienie na tym urządzeniu, gdy ktoś do ciebie napisze albo cię polubi. Ty decydujesz.',
    action: 'Powiadomienia',
  },
  install: {
    title: 'Zainstaluj aplikację',
    text: 'Czytaj ostatnie rozmowy bez połączenia i otwieraj ten serwis z ekranu głównego. Bez sklepu z aplikacjami.',
    action: 'Jak to działa',
  },
}
