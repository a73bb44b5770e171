/** Ads, the page before leaving, and the choice to be shown elsewhere. */
export const pl = {
  slot: { title: 'Reklamy', note: 'Opłacone przez innych. Nikt tutaj nie należy do {name}.' },
  kinds: { cam: 'Kamerka na żywo', site: 'Inna strona', member: 'Osoba z innej strony' },
  live: 'Teraz na żywo',
  exclusive: 'Na wyłączność',
  opens: 'Otwiera {host}',
  leaving: {
    title: 'Opuszczasz {name}',
    leads: 'Ta reklama prowadzi do <b>{host}</b>.',
    apart:
      'Ta strona to nie {name}: nasze zasady, twoje kredyty i nasza pomoc tam nie sięgają. Nigdy nie używaj tam hasła stąd.',
    member: 'Profil {person} pochodzi z <b>{host}</b> i jest tu za zgodą tej osoby. Tam potrzebujesz osobnego konta.',
    stay: 'Zostań w {name}',
    go: 'Przejdź do {host}',
    new_tab: 'Otworzy się w nowej karcie. Liczymy, ile osób wychodzi w ciągu dnia, nigdy kto.',
    failed: 'Nie można teraz wczytać tej reklamy',
    retry: 'Spróbuj ponownie',
  },
  resale: {
    label: 'Pokazuj mnie jako reklamę na naszych innych stronach',
    hint: 'Wyłączone, dopóki tego nie włączysz. Tam twoje imię, wiek i główne zdjęcie są oznaczone „Reklama” i prowadzą tutaj. Nigdy nie pokazujemy, kogo szukasz. Wyłączenie działa od razu.',
    on: 'Twój profil może pojawiać się na naszych innych stronach.',
    off: 'Twój profil nie pojawia się już na żadnej innej stronie.',
  },
  refusals: { not_offered: 'Ta strona nie pokazuje swoich członków gdzie indziej.' },
}
