export const nl = {
  title: 'Eerlijke cijfers',
  lead: 'Wat {site} iedereen over zichzelf vertelt. De cijfers komen rechtstreeks uit de gegevens en niet uit reclame.',
  about: 'ongeveer {count, number}',
  few: 'minder dan {count, number}',
  none: 'geen',
  unknown: 'Te weinig',
  here: {
    title: 'Wie er zijn',
    members: 'leden',
    members_means: 'Echte mensen met een actief, bevestigd account en een profiel dat te zien is.',
    fictional: 'fictieve profielen',
    fictional_means:
      'Profielen die onze medewerkers hebben verzonnen en schrijven. Ze dragen overal een label, beginnen nooit iets en kunnen worden verborgen.',
    sponsored: 'advertenties',
    sponsored_means: 'Plekken waar iemand op dit moment voor betaalt. Ze tellen nooit als leden.',
  },
  writing: {
    title: 'Wie schrijft en wie antwoordt',
    staff: 'berichten van medewerkers',
    staff_means:
      'Namens fictieve profielen, in de laatste {days, plural, one {# dag} other {# dagen}}, machines meegerekend. Elk staat in een chat met het label.',
    median: 'tot het eerste antwoord',
    median_means:
      'De middelste waarde: de helft van wie antwoord kreeg, wachtte korter. Eerste berichten tussen leden in de laatste {days, plural, one {# dag} other {# dagen}}, hooguit de nieuwste 20.000.',
    answered: 'van de eerste berichten krijgt antwoord',
    answered_means:
      'Van gesprekken die een lid in de laatste {days, plural, one {# dag} other {# dagen}} met een ander begon, zonder de jongste twee dagen.',
    too_few:
      'In de laatste {days, plural, one {# dag} other {# dagen}} zijn minder dan 50 gesprekken tussen leden begonnen.',
    minutes: 'ongeveer {count, plural, one {# minuut} other {# minuten}}',
    hours: 'ongeveer {count, plural, one {# uur} other {# uur}}',
    days: 'ongeveer {count, plural, one {# dag} other {# dagen}}',
    percent: '{percent}%',
  },
  returned: {
    title: 'Wat is verwijderd en terugbetaald',
    deletions: 'verwijderde accounts',
    deletions_means: 'Door hun eigenaars, in de laatste {days, plural, one {# dag} other {# dagen}}.',
    messages: 'terugbetaalde berichten',
    messages_means:
      'Credits die vanzelf terugkwamen omdat niemand het bericht kon lezen, in de laatste {days, plural, one {# dag} other {# dagen}}.',
    orders: 'terugbetaalde bestellingen',
    orders_means:
      'Geheel of gedeeltelijk, na een herroeping, een geschil of een correctie, in de laatste {days, plural, one {# dag} other {# dagen}}.',
  },
  counted: 'Geteld op {date} om {time}, hooguit elke vijf minuten opnieuw.',
  rounded: 'De cijfers zijn afgerond, en onder de tien zeggen we niet meer dan dat, zodat niemand erin te vinden is.',
} as const
