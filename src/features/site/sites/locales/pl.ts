export const pl = {
  index_title: 'Randki bez pośpiechu, jasne ceny',
  description: '{name} to serwis randkowy i czat dla dorosłych, który mówi, ile kosztuje każdy krok, zanim go zrobisz.',
  fictional_warning: 'Niektóre profile tutaj są fikcyjne: pisze je nasz zespół i nie możesz spotkać pokazanych w nich osób. Każdy jest oznaczony.',
  fictional_singular: 'Profil fikcyjny',
  fictional_plural: 'Profile fikcyjne',
  refusals: {
    unknown_host: 'Pod tym adresem nie ma żadnego z naszych serwisów.',
  },
}
