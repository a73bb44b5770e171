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
}
