export const pl = {
  nav: {
    credits: 'Kredyty',
    held: '{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    left: '{credits, plural, =0 {Nie masz już kredytów} one {Został # kredyt} few {Zostały # kredyty} many {Zostało # kredytów} other {Zostało # kredytu}}',
    premium: 'Przejdź na Premium',
  },
  note: {
    free: 'Za darmo',
    message:
      '<b>{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}</b> za wiadomość',
    message_money:
      '<b>{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}</b> za wiadomość, około {money}',
    photo: '<b>{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}</b> za zdjęcie',
    photo_money:
      '<b>{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}</b> za zdjęcie, około {money}',
    gift: '<b>{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}</b> za prezent',
    gift_money:
      '<b>{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}</b> za prezent, około {money}',
    left: 'zostało {credits, number}',
    short: 'Masz {credits, number}',
  },
  costs: {
    title: 'Co ile kosztuje',
    what: 'Co',
    in_credits: 'W kredytach',
    in_money: 'W pieniądzach',
    looking: 'Szukanie, polubienia, dopasowania i czytanie',
    starts:
      '{count, plural, one {Pierwsza wiadomość w twojej pierwszej rozmowie} few {Pierwsza wiadomość w każdej z twoich pierwszych # rozmów} many {Pierwsza wiadomość w każdej z twoich pierwszych # rozmów} other {Pierwsza wiadomość w każdej z twoich pierwszych # rozmów}}',
    message: 'Wiadomość tekstowa',
    sticker: 'Naklejka',
    photo: 'Zdjęcie',
    small_gift: 'Mały prezent',
    middle_gift: 'Większy prezent',
    large_gift: 'Wielki prezent',
    free: 'Za darmo',
    exactly: '{credits, plural, one {# kredyt} few {# kredyty} many {# kredytów} other {# kredytu}}',
    span: 'od {least} do {most}',
    about: 'około {money}',
    own_rate: 'W pieniądzach: według ceny twojego ostatniego zakupu.',
    by_bundle: 'Ile to jest w pieniądzach, zależy od pakietu, który wybierzesz.',
  },
}
