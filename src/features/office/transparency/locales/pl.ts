export const pl = {
  title: 'Uczciwe liczby',
  lead: 'Co {site} mówi o sobie wszystkim. Liczby pochodzą prosto z danych, nie z reklamy.',
  about: 'około {count, number}',
  few: 'mniej niż {count, number}',
  none: 'brak',
  unknown: 'Zbyt mało',
  here: {
    title: 'Kto tu jest',
    members: 'osób z kontem',
    members_means: 'Prawdziwi ludzie z aktywnym, potwierdzonym kontem i widocznym profilem.',
    fictional: 'profili fikcyjnych',
    fictional_means:
      'Profile wymyślone i pisane przez nasz zespół. Wszędzie noszą oznaczenie, nigdy niczego nie zaczynają i można je ukryć.',
    sponsored: 'reklam',
    sponsored_means: 'Miejsca, za które ktoś w tej chwili płaci. Nigdy nie liczą się jako osoby z kontem.',
  },
  writing: {
    title: 'Kto pisze i kto odpowiada',
    staff: 'wiadomości od zespołu',
    staff_means:
      'W imieniu profili fikcyjnych, z {days, plural, one {ostatniego dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}}, łącznie z maszynami. Każda stoi w oznaczonej rozmowie.',
    median: 'do pierwszej odpowiedzi',
    median_means:
      'Wartość środkowa: połowa tych, którzy dostali odpowiedź, czekała krócej. Pierwsze wiadomości między osobami z kontem z {days, plural, one {ostatniego dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}}, najwyżej 20 000 najnowszych.',
    answered: 'pierwszych wiadomości dostaje odpowiedź',
    answered_means:
      'Z rozmów zaczętych między osobami z kontem w ciągu {days, plural, one {ostatniego dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}}, bez dwóch najświeższych dni.',
    too_few:
      'W ciągu {days, plural, one {ostatniego dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}} zaczęto mniej niż 50 rozmów między osobami z kontem.',
    minutes: 'około {count, plural, one {# minuty} few {# minut} many {# minut} other {# minuty}}',
    hours: 'około {count, plural, one {# godziny} few {# godzin} many {# godzin} other {# godziny}}',
    days: 'około {count, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}',
    percent: '{percent}%',
  },
  returned: {
    title: 'Co usunięto i zwrócono',
    deletions: 'usuniętych kont',
    deletions_means:
      'Przez ich właścicieli, w ciągu {days, plural, one {ostatniego dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}}.',
    messages: 'zwróconych wiadomości',
    messages_means:
      'Kredyty, które wróciły same, bo nikt nie mógł przeczytać wiadomości, w ciągu {days, plural, one {ostatniego dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}}.',
    orders: 'zwróconych zamówień',
    orders_means:
      'W całości lub w części, po odstąpieniu, sporze albo korekcie, w ciągu {days, plural, one {ostatniego dnia} few {ostatnich # dni} many {ostatnich # dni} other {ostatnich # dnia}}.',
  },
  counted: 'Policzono {date} o {time}, na nowo najwyżej co pięć minut.',
  rounded:
    'Liczby są zaokrąglone, a poniżej dziesięciu nie mówimy nic więcej, żeby nikogo nie dało się w nich odnaleźć.',
} as const
