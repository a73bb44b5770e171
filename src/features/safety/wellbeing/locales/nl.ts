export const nl = {
  notice: {
    title: 'Even iets van ons',
    text: '{name} is een fictief profiel. Ons team schrijft de berichten, niemand met die naam bestaat en jullie kunnen elkaar niet ontmoeten. We hebben het gevoel dat dit veel voor je betekent, of dat je het moeilijk hebt. Daarom nemen we hier even pauze: niets om voor te betalen, niets om te beslissen. Zit je iets dwars, praat dan met iemand die er echt is: een vriend of vriendin, je huisarts of een hulplijn.',
    help: 'Zoek een hulplijn in je land op {host} (opent een nieuw tabblad)',
  },
  closed: {
    paused:
      'Tot {date}, {time} nemen we pauze met fictieve profielen. Tot dan kan een bericht aan hen je niets kosten, en ook nu is er niets afgeschreven. Lezen kan gewoon, en leden schrijven ook.',
    enough:
      'Voor vandaag is het genoeg: niemand betaalt voor meer dan {most, plural, one {# bericht} other {# berichten}} per dag aan fictieve profielen. Er is niets afgeschreven. Vanaf middernacht kun je weer schrijven, en leden altijd.',
  },
  office: {
    title: 'Zorg',
    lead: 'Leden die we om een pauze vroegen, omdat ze een fictief profiel misschien voor iemand houden of zich misschien niet goed voelen. Berichten aan fictieve profielen kosten hun zolang niets. Je ziet waarom, nooit hun woorden of uitgaven.',
    not_loaded: 'De pauzes konden niet worden geladen',
    empty: 'Niemand heeft pauze',
    empty_text: 'Pauzes beginnen vanzelf of vanaf de chatbalie en verschijnen hier.',
    who: '{member}, in gesprek met {profile}',
    when: 'Van {from} tot {until}',
    instant: '{date}, {time}',
    open: 'Nog niet bekeken',
    reasons: 'Waarom',
    reason: {
      distress: 'Tekenen van nood',
      attached: 'Heeft het over liefde, afspreken of samenwonen',
      spending: 'Geeft veel meer uit dan anders',
      night: 'Vaak midden in de nacht',
      agent: 'Gevraagd aan de chatbalie',
    },
    over: 'Voorbij',
    look: 'Bekijken',
    again: 'Opnieuw besluiten',
    decide: 'Besluit',
    act: { keep: 'Zo laten', end: 'Nu beëindigen', extend: 'Verlengen' },
    longer: 'Verlengen met',
    hours: '{count, plural, one {# uur} other {# uur}}',
    note: 'Notitie',
    note_hint: 'Waarom je dit besluit. Het lid ziet het nooit, tenzij het om het eigen bestand vraagt.',
    done: { keep: 'Zo gelaten', end: 'Beëindigd', extend: 'Verlengd' },
    save: 'Besluit opslaan',
    saving: 'Opslaan',
  },
  refusals: {
    note_empty: 'Schrijf in een paar woorden waarom.',
    hours_missing: 'Geef aan met hoeveel uur.',
  },
}
