export const nl = {
  label: 'Scripts van andere bedrijven',
  question: 'Mogen we op onze campagnepagina’s scripts van {hosts} laden? Ze meten hoe onze reclame werkt.',
  detail: 'Die bedrijven zouden je IP-adres, het adres van de pagina en gegevens over je browser krijgen, en kunnen cookies plaatsen. Zonder je toestemming wordt er niets geladen, en onderaan de pagina kun je van gedachten veranderen.',
  more: 'Meer over cookies',
  allow: 'Toestaan',
  decline: 'Weigeren',
  withdraw: 'Toestemming intrekken',
  allowed: 'Je hebt op onze campagnepagina’s scripts van {hosts} toegestaan. Zolang je bent ingelogd, draaien ze nooit.',
  declined: 'Je hebt scripts van {hosts} geweigerd. Daarvandaan wordt niets geladen.',
  declined_by_browser: 'Je browser vraagt sites je gegevens niet te delen (Global Privacy Control), dus van {hosts} wordt niets geladen.',
} as const
