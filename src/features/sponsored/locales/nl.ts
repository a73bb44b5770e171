/** Ads, the page before leaving, and the choice to be shown elsewhere. */
export const nl = {
  slot: { title: 'Advertenties', note: 'Door anderen betaald. Niemand hier is lid van {name}.' },
  kinds: { cam: 'Livecam', site: 'Andere site', member: 'Lid van een andere site' },
  live: 'Nu live',
  exclusive: 'Exclusief',
  opens: 'Opent {host}',
  leaving: {
    title: 'Je verlaat {name}',
    leads: 'Deze advertentie leidt naar <b>{host}</b>.',
    apart:
      'Die site is niet {name}: onze regels, je credits en onze hulp reiken niet tot daar. Gebruik daar nooit je wachtwoord van hier.',
    member:
      '{person} is lid van <b>{host}</b> en heeft ervoor gekozen hier te staan. Daar heb je een apart account nodig.',
    stay: 'Op {name} blijven',
    go: 'Verder naar {host}',
    new_tab: 'Opent in een nieuw tabblad. We tellen hoeveel mensen er op een dag vertrekken, nooit wie.',
    failed: 'Deze advertentie kan nu niet worden geladen',
    retry: 'Opnieuw proberen',
  },
  resale: {
    label: 'Toon mij als advertentie op onze andere sites',
    hint: 'Uit zolang je het niet aanzet. Daar staan je voornaam, leeftijd en hoofdfoto onder ‘Advertentie’ en leiden ze hierheen. Wie je zoekt, wordt nooit getoond. Uit haalt het meteen weg.',
    on: 'Je profiel kan op onze andere sites verschijnen.',
    off: 'Je profiel verschijnt op geen andere site meer.',
  },
  refusals: { not_offered: 'Deze site toont haar leden nergens anders.' },
}
