export const pl = {
  wording: {
    match_chance: 'Szansa na dopasowanie większa o {gain} z Premium, według naszych własnych danych',
    most_chosen: 'Najczęściej wybierany',
    normal_price: 'Cena normalna wcześniej: {was}',
  },
  short: { normal_price: '−{off}' },
  how: {
    label: 'Skąd to wiemy',
    match_chance:
      'Osoby, które przez cały okres miały Premium, porównane z osobami bez Premium tej samej płci, z tej samej grupy wieku i z tą samą liczbą danych polubień. Liczymy, kto uzyskał co najmniej jedno dopasowanie. Profile fikcyjne i sponsorowane są pominięte. Grupy są ważone łącznie (Mantel-Haenszel); pokazujemy to dopiero od {least} osób i tylko wtedy, gdy prawdziwa różnica jest z ufnością 95% większa od zera.',
    most_chosen:
      'Pakiet, który w tym okresie najczęściej zamawiano i opłacano. Pokazujemy to dopiero od {least} opłaconych zamówień i gdy przewaga nad następnym pakietem jest zbyt wyraźna, by była przypadkiem.',
    normal_price:
      'Ile ten pakiet kosztował tuż przed obecną ceną. Pokazujemy to tylko wtedy, gdy naprawdę żądaliśmy tej ceny co najmniej {least} dni bez przerwy, i najwyżej 30 dni po obniżce.',
    period: 'Okres',
    sample: 'Policzono',
    value: 'Wynik',
    computed: 'Obliczono',
    valid: 'Ważne do',
  },
  samples: {
    match_chance: '{count, plural, one {# osoba} few {# osoby} many {# osób} other {# osoby}}',
    most_chosen:
      '{count, plural, one {# opłacone zamówienie} few {# opłacone zamówienia} many {# opłaconych zamówień} other {# opłaconego zamówienia}}',
    normal_price: '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} w tej cenie',
  },
  values: {
    match_chance:
      'Dopasowanie uzyskało {premium_matched} osób z Premium i {free_matched} bez Premium; wśród podobnych osób szansa jest większa o {gain} (ufność 95%: od {low} do {high})',
    most_chosen: '{top} wszystkich zamówień, następny pakiet {next}',
    normal_price: 'wcześniej {was}, teraz {now}',
  },
  office: {
    title: 'Twierdzenia',
    lead: 'Co strona może o sobie mówić i na czym to się opiera. Twierdzenia bez dowodu nie widzi nikt.',
    claim: 'Twierdzenie',
    state: 'Stan',
    query: 'Zapytanie',
    counted: 'Policzono',
    computed: 'Obliczono',
    until: 'do {date}',
    never: 'nigdy',
    least: 'co najmniej {least}',
    names: {
      match_chance: 'Szansa na dopasowanie z Premium',
      most_chosen: 'Najczęściej kupowany pakiet',
      normal_price: 'Wcześniejsza cena pakietu',
    },
    verdicts: {
      proven: 'Pokazywane',
      not_computed: 'Jeszcze nieobliczone',
      no_query: 'Obliczone innym zapytaniem',
      no_period: 'Okres jest za krótki',
      too_few: 'Za mało danych',
      not_so: 'Dane tego nie mówią',
      expired: 'Za stare',
    },
    failed: 'Nie można teraz wczytać twierdzeń',
  },
} as const
