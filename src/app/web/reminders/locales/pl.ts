export const pl = {
  label: 'Przypomnienie',
  close: 'Zamknij przypomnienie',
  later: 'Nie teraz',
  activate: {
    title: 'Potwierdź swój adres e-mail',
    text: 'Do tego czasu nikt cię nie znajdzie, a osoby, do których piszesz, nie mogą odpowiedzieć. Link czeka w twojej skrzynce.',
    action: 'Potwierdź adres',
  },
  photo: {
    title: 'Dodaj zdjęcie, żeby było widać, kto pyta',
    text: 'Twoja twarz albo twoja niedziela: to, co chcesz pokazać.',
    action: 'Dodaj zdjęcie',
  },
  disabled: {
    title: 'Powiadomienia e-mail są wyłączone',
    action: 'Ustawienia',
    reasons: {
      fbl: 'Jedną z naszych wiadomości zgłoszono jako spam.',
      bounce: 'Nasze wiadomości na twój adres wróciły.',
      listunsubscribe: 'Wypisano cię z listy w twojej aplikacji pocztowej.',
    },
  },
  bonus: {
    label: 'Oferta',
    close: 'Zamknij',
    action: 'Zobacz pakiety',
    left: 'zostało {hours} godz. {minutes} min',
    banner_honest: '<b>{percentage}% zniżki na pierwsze kredyty</b> do {time}',
    banner_literal: 'Pospiesz się: <b>{percentage}% zniżki na pierwsze kredyty</b>, tylko 4 godziny, do {time}',
    title_honest: '{percentage}% zniżki na pierwsze kredyty, do {time}',
    title_literal: 'Pospiesz się: {percentage}% zniżki na pierwsze kredyty',
    text_honest:
      'Kredyty się skończyły. Jeśli chcesz więcej, pierwsze zamówienie jest do {time} tańsze o jedną czwartą. Potem obowiązuje zwykła cena i możesz kupić, kiedy zechcesz.',
    text_literal: 'Oferta obowiązuje 4 godziny od rejestracji, do {time}.',
  },
  push: {
    title: 'Dowiedz się, gdy ktoś odpowie',
    text: 'Słowo na tym urządzeniu, gdy ktoś napisze albo cię polubi. Ty decydujesz.',
    action: 'Powiadomienia',
  },
}
