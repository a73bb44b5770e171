export const pl = {
  contents: 'Na tej stronie',
  version: 'Wersja z dnia <time>{date}</time>',
  credits: '{count, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
  free_messages:
    '{count, plural, one {Twoja pierwsza wiadomość w pierwszej rozmowie jest za darmo.} few {Twoja pierwsza wiadomość w każdej z pierwszych # rozmów jest za darmo.} many {Twoja pierwsza wiadomość w każdej z pierwszych # rozmów jest za darmo.} other {Twoja pierwsza wiadomość w każdej z pierwszych # rozmów jest za darmo.}}',
  operator_missing: '(operator jeszcze tego nie podał)',
}
