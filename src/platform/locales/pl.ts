export const pl = {
  errors: {
    not_found: 'Nie znaleziono tej strony',
    fault: 'Wystąpił błąd, spróbuj ponownie później.',
    unknown: 'Wystąpił błąd.',
    offline: 'Nie masz połączenia. Spróbuj ponownie, gdy je odzyskasz.',
    too_many:
      'To sporo jak na jeden raz. Spróbuj ponownie {minutes, plural, one {za minutę} few {za # minuty} many {za # minut} other {za # minuty}}.',
    authentication_required: 'Najpierw się zaloguj.',
    input_invalid: 'Sprawdź, co wpisujesz.',
    unknown_host: 'Pod tym adresem nie ma żadnej strony.',
    too_large: 'To jest za duże, żeby to wysłać.',
    wrong_type: 'Tego rodzaju treści nie da się tu odczytać.',
    wrong_method: 'Tego adresu nie można użyć w ten sposób.',
    foreign_origin: 'Można to zrobić tylko z samej strony.',
    request_code: 'Kod {code}',
    home: 'Przejdź na stronę główną',
  },
  input: {
    required: 'Uzupełnij to pole.',
    too_long:
      '{max, plural, one {Najwyżej # znak.} few {Najwyżej # znaki.} many {Najwyżej # znaków.} other {Najwyżej # znaku.}}',
    too_short:
      '{min, plural, one {Co najmniej # znak.} few {Co najmniej # znaki.} many {Co najmniej # znaków.} other {Co najmniej # znaku.}}',
    too_many:
      '{max, plural, =0 {Tu nie można nic wybrać.} one {Najwyżej # pozycja.} few {Najwyżej # pozycje.} many {Najwyżej # pozycji.} other {Najwyżej # pozycji.}}',
    too_few:
      '{min, plural, one {Co najmniej # pozycja.} few {Co najmniej # pozycje.} many {Co najmniej # pozycji.} other {Co najmniej # pozycji.}}',
    too_high: 'Najwyżej {max, number}.',
    too_low: 'Co najmniej {min, number}.',
    malformed: 'Są tu znaki, których nie da się odczytać.',
    email: 'Podaj prawidłowy adres e-mail.',
    date: 'Podaj prawidłową datę.',
    number: 'Podaj liczbę.',
    choice: 'Wybierz jedną z możliwości.',
    accepted: 'Najpierw wyraź na to zgodę.',
    unknown_field: 'Tego pola tu nie ma.',
    duplicate: 'To zostało wysłane dwa razy.',
    invalid: 'To jest nieprawidłowe.',
  },
  /** Typed words that can go nowhere any more. */
  kept: {
    title: 'Twój niewysłany tekst',
    copy: 'Skopiuj tekst',
    copied: 'Skopiowano.',
  },
} as const
