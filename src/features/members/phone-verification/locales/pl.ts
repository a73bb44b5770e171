export const pl = {
  sms: '{code} to twój kod w {site}. Działa 10 minut. Nikomu go nie podawaj.',
  refusals: {
    not_offered: 'Ta strona nie potwierdza teraz numerów telefonu.',
    invalid_number: 'To nie jest numer telefonu z numerem kraju. Zaczyna się od plusa, na przykład +48.',
    foreign_number: 'Wysyłamy kody tylko do krajów, z których są osoby na tej stronie.',
    unreachable: 'Ten numer nie przyjmuje SMS-ów. Użyj numeru komórkowego.',
    too_soon: 'Przed chwilą wysłaliśmy kod. Odczekaj minutę, zanim poprosisz o następny.',
    limit_reached: 'Na ten numer nie można dziś wysłać więcej kodów. Spróbuj jutro.',
    not_sent: 'Nie udało się wysłać kodu. Nic się nie zmieniło; spróbuj ponownie za chwilę.',
    wrong_code:
      'Kod nieprawidłowy. {left, plural, =0 {Poproś o nowy.} one {Została # próba.} few {Zostały # próby.} many {Zostało # prób.} other {Zostało # próby.}}',
    code_expired: 'Ten kod już nie działa. Poproś o nowy.',
  },
}
