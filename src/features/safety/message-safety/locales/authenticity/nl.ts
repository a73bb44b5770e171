export const nl = {
  ask: 'Is dit een echt mens?',
  title: 'Is {name} een echt mens?',
  close: 'Sluiten',
  loading: 'Bezig met laden',
  retry: 'Opnieuw proberen',
  fictional: {
    short: 'Nee.',
    who: '{name} is een fictief profiel. De berichten worden geschreven door het team van {site}, dat leest wat je schrijft.',
    who_machine:
      '{name} is een fictief profiel. De berichten worden geschreven door het team van {site}, deels met een machine, en het team leest wat je schrijft.',
    meet: 'Je kunt niet met {name} afspreken. {name} geeft je nooit een telefoonnummer en vraagt je nooit om geld.',
  },
  sponsored: {
    short: 'Nee, dit is een advertentie.',
    who: 'Een adverteerder betaalt om {name} hier te laten zien. Dit is geen lid van de site.',
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
    text: '{name} is een fictief profiel, geschreven door ons team. {name} is geen echt mens en afspreken kan niet.',
    own: 'Het lid vroeg of dit profiel echt is, en de site antwoordde: het is fictief, geschreven door het team, en afspreken kan niet.',
  },
} as const
