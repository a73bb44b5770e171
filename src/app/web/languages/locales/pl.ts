export const pl = {
  title: 'Języki',
  lead: 'Wybierz język. Będą w nim cały serwis, e-maile do ciebie i strony prawne.',
  current: 'Obecny język',
}
