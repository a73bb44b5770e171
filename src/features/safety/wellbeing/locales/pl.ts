export const pl = {
  notice: {
    title: 'Słowo od nas',
    text: '{name} to profil fikcyjny. Wiadomości pisze nasz zespół, nikt taki nie istnieje i nie możecie się spotkać. Mamy wrażenie, że to dla ciebie bardzo ważne albo że jest ci teraz ciężko. Dlatego robimy tu na jakiś czas przerwę: nic, za co można zapłacić, nic, co trzeba postanowić. Jeśli coś cię przytłacza, porozmawiaj proszę z kimś, kto naprawdę jest obok: z kimś bliskim, z lekarzem albo z telefonem zaufania.',
    help: 'Znajdź telefon zaufania w swoim kraju na {host} (otwiera nową kartę)',
  },
  closed: {
    paused:
      'Robimy przerwę z profilami fikcyjnymi do {date}, {time}. Do tego czasu za pisanie do nich nic nie pobierzemy, teraz też nic nie pobraliśmy. Nadal możesz czytać i pisać do innych użytkowników.',
    enough:
      'Na dziś wystarczy: nikomu nie liczymy więcej niż {most, plural, one {# wiadomość} few {# wiadomości} many {# wiadomości} other {# wiadomości}} dziennie do profili fikcyjnych. Nic nie pobraliśmy. Od północy znów możesz pisać, a do innych użytkowników o każdej porze.',
  },
  office: {
    title: 'Troska',
    lead: 'Użytkownicy poproszeni o przerwę, bo być może biorą profil fikcyjny za kogoś prawdziwego albo nie czują się dobrze. W tym czasie za pisanie do profili fikcyjnych nic nie płacą. Widzisz powód, nigdy ich słów ani wydatków.',
    not_loaded: 'Nie udało się wczytać przerw',
    empty: 'Nikt nie ma przerwy',
    empty_text: 'Przerwy zaczynają się same albo na stanowisku czatu i pojawiają się tutaj.',
    who: '{member}, pisze do {profile}',
    when: 'Od {from} do {until}',
    instant: '{date}, {time}',
    open: 'Jeszcze nieobejrzana',
    reasons: 'Dlaczego',
    reason: {
      distress: 'Oznaki rozpaczy',
      attached: 'Mówi o miłości, spotkaniu lub wspólnym mieszkaniu',
      spending: 'Wydaje znacznie więcej niż zwykle',
      night: 'Często w środku nocy',
      agent: 'Na prośbę ze stanowiska czatu',
    },
    over: 'Minęła',
    look: 'Obejrzyj',
    again: 'Postanów ponownie',
    decide: 'Decyzja',
    act: { keep: 'Zostaw', end: 'Zakończ teraz', extend: 'Przedłuż' },
    longer: 'Przedłuż o',
    hours: '{count, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}',
    note: 'Notatka',
    note_hint: 'Dlaczego tak postanawiasz. Użytkownik nigdy jej nie widzi, chyba że poprosi o swój plik.',
    done: { keep: 'Pozostawiona', end: 'Zakończona', extend: 'Przedłużona' },
    save: 'Zapisz decyzję',
    saving: 'Zapisywanie',
  },
  refusals: {
    note_empty: 'Napisz w kilku słowach dlaczego.',
    hours_missing: 'Podaj, o ile godzin.',
  },
}
