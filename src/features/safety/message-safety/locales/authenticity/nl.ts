export const nl = {
  ask: 'Is dit een echte persoon?',
  title: 'Is {name} een echte persoon?',
  close: 'Sluiten',
  loading: 'Laden',
  retry: 'Opnieuw proberen',
  fictional: {
    short: 'Nee.',
    who: '{name} is een fictief profiel. Het team van {site} schrijft de berichten en leest wat jij schrijft.',
    who_machine: '{name} is een fictief profiel. Het team van {site} schrijft de berichten, deels met AI, en leest wat jij schrijft.',
    meet: 'Je kunt niet met {name} afspreken. {name} geeft je nooit een telefoonnummer en vraagt je nooit om geld.',
  },
  sponsored: {
    short: 'Nee, dit is een advertentie.',
    who: 'Een adverteerder betaalt om {name} hier te laten zien. {name} is geen lid van de site.',
    meet: 'Wat daar wordt aangeboden hoort niet bij deze site.',
  },
  member: {
    short: '{name} is een lid en geen profiel van ons. Dit weten we:',
    email: 'Het e-mailadres is bevestigd.',
    email_not: 'Het e-mailadres is nog niet bevestigd.',
    since: 'Lid sinds {month}.',
    photos: 'De foto’s zijn gecontroleerd en laten {name} zien.',
    photos_not: 'We hebben niet gecontroleerd of de foto’s {name} laten zien.',
    beyond: 'Meer weten we niet. Neem de tijd, en stuur nooit geld naar iemand die je niet hebt ontmoet.',
  },
  notice: {
    from: 'Een eerlijk antwoord van {site}:',
    text: '{name} is een fictief profiel, geschreven door ons team. {name} is geen echte persoon, en je kunt niet afspreken.',
    own: 'Het lid vroeg of dit profiel echt is, en de site antwoordde: het is fictief, ons team schrijft het, en afspreken kan niet.',
  },
} as const
