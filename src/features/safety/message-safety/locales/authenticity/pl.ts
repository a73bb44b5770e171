export const pl = {
  ask: 'Czy to prawdziwa osoba?',
  title: '{name}: czy to prawdziwa osoba?',
  close: 'Zamknij',
  loading: 'Wczytywanie',
  retry: 'Spróbuj ponownie',
  fictional: {
    short: 'Nie.',
    who: '{name} to profil fikcyjny. Wiadomości pisze zespół {site}, który czyta to, co piszesz.',
    who_machine:
      '{name} to profil fikcyjny. Wiadomości pisze zespół {site}, częściowo z pomocą maszyny, i zespół czyta to, co piszesz.',
    meet: 'Spotkanie nie jest możliwe, a {name} nigdy nie poda ci numeru telefonu ani nie poprosi o pieniądze.',
  },
  sponsored: {
    short: 'Nie, to reklama.',
    who: 'Reklamodawca płaci za to, że profil {name} jest tu pokazywany. To nie jest użytkownik tej strony.',
    meet: 'To, co tam oferują, nie jest częścią tej strony.',
  },
  member: {
    short: '{name} to użytkownik, a nie nasz profil. Oto, co wiemy:',
    email: 'Adres e-mail jest potwierdzony.',
    email_not: 'Adres e-mail nie jest jeszcze potwierdzony.',
    since: 'Na stronie od: {month}.',
    photos: 'Zdjęcia zostały sprawdzone i rzeczywiście jest na nich {name}.',
    photos_not: 'Nie sprawdzaliśmy, czy na zdjęciach jest {name}.',
    beyond: 'Nic więcej nie wiemy. Daj sobie czas i nigdy nie wysyłaj pieniędzy komuś, kogo nie znasz osobiście.',
  },
  notice: {
    from: 'Szczera odpowiedź od {site}:',
    text: '{name} to profil fikcyjny, który pisze nasz zespół. To nie jest prawdziwa osoba i spotkanie nie jest możliwe.',
    own: 'Użytkownik zapytał, czy ten profil jest prawdziwy, a strona odpowiedziała: jest fikcyjny, pisze go zespół i spotkanie nie jest możliwe.',
  },
} as const
