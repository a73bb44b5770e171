export const nl = {
  label: 'Scripts van andere bedrijven',
  question: 'Mogen we op onze campagnepagina’s scripts van {hosts} laden? Ze meten hoe onze reclame werkt.',
  detail: 'Die bedrijven zouden je IP-adres, het adres van de pagina en gegevens over je browser krijgen, en kunnen eigen cookies plaatsen. Zolang je niet kiest, wordt er niets geladen, en onderaan de pagina kun je altijd van gedachten veranderen.',
  more: 'Meer over cookies',
  allow: 'Scripts toestaan',
  decline: 'Scripts weigeren',
  withdraw: 'Toestemming intrekken',
  allowed: 'Je hebt op onze campagnepagina’s scripts van {hosts} toegestaan. Zolang je bent ingelogd, draaien ze nooit.',
  declined: 'Je hebt scripts van {hosts} geweigerd. Daarvandaan wordt niets geladen.',
  declined_by_browser: 'Je browser vraagt sites je gegevens niet te delen (Global Privacy Control), dus van {hosts} wordt niets geladen.',
} as const
