export const pl = {
  create: 'Załóż profil i napisz',
  locked: 'To, co {name} pisze, lubi i czego szuka, widzą osoby z kontem. Premium pokazuje więcej zdjęć.',
  free: 'Założenie profilu, przeglądanie i polubienia są za darmo. Wiadomości kosztują kredyty; przycisk pokazuje cenę przed wysłaniem.',
  answer: '{name} ma tu własny profil i decyduje, czy odpowie.',
  costs: 'Aby napisać, musisz mieć profil, a ten odpowiada tylko w wiadomościach.',
  first_lines: 'Co można napisać na początek do {name}',
  lines: {
    sunday: 'Jak wygląda twoja idealna niedziela?',
    laugh: 'Co cię ostatnio rozśmieszyło?',
    learned: 'Czego udało ci się nauczyć w tym roku?',
  },
  closed_title: '{site} jest dla osób z kontem',
  closed_text: 'Tu wszyscy są na równych prawach: aby oglądać profile, trzeba mieć własny. To za darmo.',
}
