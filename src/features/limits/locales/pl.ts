/** Granice własnych wydatków i przerwy od nich. */
export const pl = {
  meter: {
    month: 'W tym miesiącu zamówiono za {spent} z {limit}',
    month_open: 'W tym miesiącu zamówiono za {spent}',
    week: '{spent} z {limit} w tym tygodniu',
    day: '{spent} z {limit} dzisiaj',
    anew: 'Od nowa: {date}.',
    link: 'Limity i przerwy',
  },
  note: {
    paused:
      'Masz przerwę do {date}, {time}, zgodnie z twoim życzeniem. Do tego czasu nie można nic kupić ani wysłać nic płatnego. Wszystko, co darmowe, działa dalej.',
    excluded:
      'Masz samowykluczenie do {date}, {time}. Do tego czasu nie można nic kupić ani wysłać nic płatnego. Wszystko, co darmowe, działa dalej.',
  },
  stop: {
    reached:
      'Tym samym przekroczysz swój limit {limit} {span, select, day {na dzień} week {na tydzień} other {na miesiąc}}. Miejsce będzie znowu od {date}, {time}.',
    too_dear:
      'To więcej niż twój limit {limit} {span, select, day {na dzień} week {na tydzień} other {na miesiąc}}. Może zmieści się mniejszy pakiet.',
  },
  own: {
    title: 'Twoje limity',
    lead: 'Za ile możesz zamawiać kredyty. Niższy limit działa od razu, wyższy po 24 godzinach: z tym, co wieczorem wydaje się słuszne, można się przespać.',
    counted:
      'Liczy się każde zamówienie, które się powiodło lub jeszcze trwa. Dzień kończy się o północy, tydzień z niedzielą, a miesiąc z ostatnim dniem, według zegara tej strony. Płatność w innej walucie liczy się według cennika tej strony.',
    a_day: 'Na dzień',
    a_week: 'Na tydzień',
    a_month: 'Na miesiąc',
    none: 'dotąd {spent}, bez limitu',
    held: 'dotąd {spent} z {limit}',
    of_site: 'Ta strona ustala dla wszystkich {limit} na miesiąc, dopóki nie ustawisz własnego limitu.',
    field: 'Najwyżej, w {currency}',
    save: 'Zapisz',
    saving: 'Zapisywanie',
    remove: 'Bez własnego limitu',
    waits: 'Od {date}, {time}: {limit}.',
    waits_none: 'Od {date}, {time}: bez własnego limitu.',
    call_off: 'Cofnij',
    called_off: 'Cofnięte. Twój limit zostaje bez zmian.',
    saved: 'Zapisane. Działa od teraz.',
    raised: 'Zapisane. Zacznie działać {date}, {time}; do tego czasu możesz to cofnąć.',
    wrong: 'Podaj kwotę, na przykład 50 lub 49,90.',
    ask_title: 'Więcej niż {cap} na miesiąc?',
    ask_text:
      'Aby nikt nie wydał więcej, niż chce, można tu zamówić najwyżej za {cap} na miesiąc, dopóki nie poprosi się o więcej. Prosisz o {limit}. Zacznie to działać za 24 godziny i w każdej chwili możesz to cofnąć albo obniżyć.',
    ask_yes: 'Tak, {limit}',
    ask_no: 'Zostaw mój limit',
  },
  pause: {
    title: 'Zrób sobie przerwę',
    lead: 'Przez jakiś czas nic nie kupujesz i nie wysyłasz nic, co kosztuje kredyty. Czytanie, szukanie, polubienia i darmowe wiadomości działają dalej. Przerwę można wydłużyć, nigdy skrócić.',
    now: 'Twoja przerwa trwa do {date}, {time}.',
    legend: 'Na jak długo',
    day: '24 godziny',
    week: '7 dni',
    month: '30 dni',
    submit: 'Zacznij przerwę',
    longer: 'Wydłuż',
    beginning: 'Zapisywanie',
    begun: 'Twoja przerwa trwa do {date}, {time}.',
    lasts: 'Twoja przerwa już trwa dłużej.',
    choose: 'Najpierw wybierz, na jak długo.',
  },
  exclusion: {
    title: 'Samowykluczenie',
    lead: 'Gdy przerwa nie wystarcza. Trwa co najmniej sześć miesięcy i nikt nie może go wcześniej zakończyć: ani ty, ani nasza pomoc.',
    now: 'Twoje samowykluczenie trwa do {date}, {time}. Potem kończy się samo.',
    legend: 'Na jak długo',
    months: '{count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}',
    submit: 'Wyklucz mnie',
    longer: 'Wyklucz mnie na dłużej',
    ask_title:
      'Wykluczyć cię na {count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}?',
    ask_text: 'Stanie się to od razu i nie da się tego cofnąć przed końcem:',
    buying: 'Nie możesz kupować kredytów.',
    paid: 'Nie możesz wysyłać wiadomości, zdjęć ani prezentów, które kosztują kredyty.',
    letters: 'Nie dostajesz listów, które coś reklamują.',
    stays:
      'Zostaje to, co darmowe: profil, szukanie, polubienia, czytanie i darmowe wiadomości. Twoje kredyty zostają na koncie.',
    deletion: 'Konto możesz usunąć w każdej chwili.',
    tick: 'Wiem, co to znaczy, i chcę tego',
    tick_first: 'Najpierw zaznacz pole.',
    no: 'Nie teraz',
    yes: 'Wyklucz mnie',
    saving: 'Zapisywanie',
    done: 'Twoje samowykluczenie trwa do {date}, {time}.',
  },
  refusals: {
    confirm_raise: 'To więcej niż limit tej strony. Potwierdź, że tego chcesz.',
    confirm_exclusion: 'Najpierw zaznacz pole: samowykluczenia nie da się cofnąć.',
  },
}
