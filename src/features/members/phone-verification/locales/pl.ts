export const pl = {
  sms: '{code} to kod do {site}. Jest wazny {minutes, plural, one {# minute} few {# minuty} many {# minut} other {# minuty}}. Nikomu go nie podawaj.',
  refusals: {
    not_offered: 'Ten serwis nie potwierdza teraz numerów telefonu.',
    invalid_number: 'Podaj numer telefonu z numerem kierunkowym kraju, na przykład +48.',
    foreign_number: 'Możemy wysyłać kody tylko do krajów, z których są osoby w tym serwisie.',
    unreachable: 'Ten numer nie może odbierać SMS-ów. Użyj numeru komórkowego.',
    too_soon: 'Przed chwilą wysłaliśmy kod. Odczekaj minutę, zanim poprosisz o następny.',
    limit_reached: 'Na ten numer nie można dziś wysłać więcej kodów. Spróbuj ponownie jutro.',
    not_sent: 'Nie udało się wysłać kodu. Nic się nie zmieniło; spróbuj ponownie za chwilę.',
    wrong_code: 'Kod nieprawidłowy. {left, plural, =0 {Poproś o nowy.} one {Została # próba.} few {Zostały # próby.} many {Zostało # prób.} other {Zostało # próby.}}',
    code_expired: 'Ten kod już nie działa. Poproś o nowy.',
  },
}
