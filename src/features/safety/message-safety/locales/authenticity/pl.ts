export const pl = {
  ask: 'Czy to prawdziwa osoba?',
  title: 'Czy {name} to prawdziwa osoba?',
  close: 'Zamknij',
  loading: 'Wczytywanie',
  retry: 'Spróbuj ponownie',
  fictional: {
    short: 'Nie.',
    who: '{name} to profil fikcyjny. Zespół {site} pisze wiadomości i czyta to, co piszesz.',
    who_machine: '{name} to profil fikcyjny. Zespół {site} pisze wiadomości, częściowo z pomocą AI, i czyta to, co piszesz.',
    meet: 'Spotkanie nie jest możliwe, a {name} nigdy nie poda ci numeru telefonu ani nie poprosi o pieniądze.',
  },
  sponsored: {
    short: 'Nie, to reklama.',
    who: 'Reklamodawca płaci za to, że profil {name} jest tu pokazywany. {name} nie ma konta w tym serwisie.',
    meet: 'To, co tam oferują, nie jest częścią tego serwisu.',
  },
  member: {
    short: '{name} to zwykłe konto w serwisie, a nie nasz profil. Oto, co wiemy:',
    email: 'Adres e-mail jest potwierdzony.',
    email_not: 'Adres e-mail nie jest jeszcze potwierdzony.',
    since: 'Konto od: {month}.',
    photos: 'Zdjęcia zostały sprawdzone i rzeczywiście jest na nich {name}.',
    photos_not: 'Nie sprawdzaliśmy, czy na zdjęciach jest {name}.',
    beyond: 'To wszystko, co wiemy. Daj sobie czas i nigdy nie wysyłaj pieniędzy komuś, kogo nie znasz osobiście.',
  },
  notice: {
    from: 'Szczera odpowiedź od {site}:',
    text: '{name} to profil fikcyjny, który pisze nasz zespół. {name} nie jest prawdziwą osobą i nie możecie się spotkać.',
    own: 'Ta osoba zapytała, czy profil jest prawdziwy, a serwis odpowiedział: jest fikcyjny, pisze go nasz zespół i spotkanie nie jest możliwe.',
  },
} as const
