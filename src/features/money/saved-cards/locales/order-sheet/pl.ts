export const pl = {
  title: 'Kredyty',
  close: 'Zamknij',
  costs: {
    message: '{balance, plural, =0 {Nie masz już kredytów} one {Masz jeszcze # kredyt} few {Masz jeszcze # kredyty} many {Masz jeszcze # kredytów} other {Masz jeszcze # kredytu}}, a wiadomość kosztuje {credits}.',
    photo: '{balance, plural, =0 {Nie masz już kredytów} one {Masz jeszcze # kredyt} few {Masz jeszcze # kredyty} many {Masz jeszcze # kredytów} other {Masz jeszcze # kredytu}}, a zdjęcie kosztuje {credits}.',
    pick: '{balance, plural, =0 {Nie masz już kredytów} one {Masz jeszcze # kredyt} few {Masz jeszcze # kredyty} many {Masz jeszcze # kredytów} other {Masz jeszcze # kredytu}}, a to kosztuje {credits}.',
  },
  kept: 'Zachowaliśmy twoją wiadomość.',
  leaving: {
    photo: 'Płatność otwiera inną stronę. Nie da się tam zachować zdjęcia, więc dodaj je ponownie po powrocie.',
    pick: 'Płatność otwiera inną stronę. Po powrocie wybierz ponownie.',
  },
  first: 'Wybierz pakiet. Potem wybierzesz sposób płatności; jeszcze nic nie zamawiasz.',
  other: 'Inne pakiety i sposoby płatności',
  not_offered: '{method} – twój ostatni sposób płatności – jest teraz niedostępny.',
  below_minimum: '{method} – twój ostatni sposób płatności – wymaga co najmniej {money}.',
  offline: 'Nie masz połączenia. Zamówisz, gdy wróci.',
  failed: 'Nie udało się wczytać cen.',
  retry: 'Spróbuj ponownie',
  loading: 'Wczytywanie',
  waiting: 'Czekamy na twój bank',
  waiting_text: 'Możesz to zamknąć. Kredyty pojawią się, gdy tylko płatność zostanie potwierdzona, a pieniądze nie zostaną pobrane dwa razy.',
}
