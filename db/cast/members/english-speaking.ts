import type { CastGroup } from '../cast-row.ts'

export const britain: CastGroup = {
  site: 'minuet',
  country: 'GB',
  locale: 'en',
  people: [
    {
      portrait: 'olivia',
      city: 'Bristol',
      seen: 14,
      joined: 55,
      reason: 'relationship',
      status: 'divorced',
      likes: 'gardening theater wine hiking',
      about:
        'I run the lights at a small theatre, which means I watch every love story from the side. Two grown children, one allotment, a hot-water bottle called Gerald. I would like company for rainy matinees and someone to disagree with about tomatoes.',
      asks: { sunday: 'A crossword with one clue left, on purpose.' },
    },
    {
      portrait: 'frank',
      city: 'Leeds',
      seen: 5,
      joined: 22,
      reason: 'relationship',
      likes: 'music beer foodie',
      about:
        'Brass-band trombonist and primary-school teacher, so I own very little quiet. I make a decent curry and a worse pun. Looking for someone kind, with plans of their own and room in them.',
      asks: { laugh: 'Seven-year-olds explaining taxes.' },
    },
    {
      portrait: 'tomas',
      city: 'London',
      seen: 130,
      joined: 97,
      reason: 'dates',
      status: 'divorced',
      likes: 'reading politics wine',
      about:
        'Night editor, day walker. I have crossed every bridge on the Thames on foot and would happily start again. Ask me which is best; I change my mind.',
    },
    {
      portrait: 'freya',
      city: 'Glasgow',
      seen: 8,
      joined: 4,
      reason: 'dates',
      seeks: 'women',
      likes: 'party music tattoos',
      about: 'Art school, second year, mostly paint. I will cut your fringe if you trust me.',
    },
    {
      name: 'Farah',
      gender: 'female',
      age: 27,
      city: 'Birmingham',
      seen: 50,
      joined: 15,
      reason: 'relationship',
      likes: 'reading cooking art',
      about:
        'No photo yet. Trainee pharmacist, part-time poet, full-time aunt. I like long voice notes and short queues.',
    },
    {
      portrait: 'adrian',
      city: 'Manchester',
      seen: 230,
      joined: 73,
      reason: 'relationship',
      status: 'widowed',
      likes: 'hiking cooking animals',
      about:
        'I build dry-stone walls, which fall down less often than people think. A widower with a teenage son and a dog who has opinions. I am looking for warmth, patience and somebody to share the flask with when the rain comes sideways.',
      asks: { learned: 'Every wall needs a gap for the water.' },
      stills: ['tent'],
    },
  ],
}

export const ireland: CastGroup = {
  site: 'minuet',
  country: 'IE',
  locale: 'en',
  people: [
    {
      portrait: 'agnes',
      city: 'Dublin',
      seen: 4,
      joined: 17,
      reason: 'relationship',
      likes: 'music reading dancing',
      about:
        'Children’s librarian with a drawer full of puppets and a low tolerance for whispering. I swim at the Forty Foot all year and complain about it all year too. I want somebody who tells stories properly, with the voices.',
      asks: { small_thing: 'Saying hello to dogs by name.' },
    },
    {
      name: 'Aoife',
      gender: 'female',
      age: 33,
      city: 'Galway',
      seen: 85,
      joined: 28,
      reason: 'unsure',
      likes: 'music beach outdoors',
      about:
        'No photo yet; the fiddle was in the way. Boat builder’s daughter, terrible cook, great at maps.',
    },
  ],
}

export const unitedStates: CastGroup = {
  site: 'minuet',
  country: 'US',
  locale: 'en',
  people: [
    {
      portrait: 'alex',
      city: 'Portland',
      seen: 33,
      joined: 69,
      reason: 'relationship',
      status: 'divorced',
      seeks: 'both',
      likes: 'coffee biking outdoors',
      about:
        'I repair typewriters and, on Saturdays, other people’s bicycles. Divorced kindly. I believe in public libraries, handwritten signs and the second pot of coffee. Tell me about something you fixed, or something you stopped trying to fix.',
      asks: { ask_me: 'The novel I found in a ribbon, typed backwards.' },
      stills: ['bike'],
    },
    {
      portrait: 'luna',
      city: 'San Antonio',
      writes: 'es',
      speaks: 'es en',
      seen: 12,
      joined: 6,
      reason: 'dates',
      likes: 'dancing foodie animals',
      about:
        'Estudio enfermería, bailo cumbia y manejo la camioneta de mi abuelo. Mi español tiene acento de río y mi inglés también. Invito los tacos.',
    },
  ],
}

export const canada: CastGroup = {
  site: 'minuet',
  country: 'CA',
  locale: 'en',
  people: [
    {
      portrait: 'samir',
      city: 'Toronto',
      seen: 7,
      joined: 8,
      reason: 'dates',
      likes: 'videogames sports movies',
      about:
        'Film student, streetcar philosopher, youngest of five. I lose at everything except charades.',
    },
    {
      portrait: 'andre',
      name: 'André',
      city: 'Montréal',
      writes: 'fr',
      speaks: 'fr en',
      seen: 400,
      joined: 128,
      reason: 'relationship',
      status: 'divorced',
      likes: 'music reading beer',
      about:
        'Retraité de la radio, je parle encore aux gens comme s’il était deux heures du matin. J’aime la neige quand elle vient de tomber, les disques qui craquent et les femmes qui m’interrompent avec raison.',
      asks: { far: 'Gaspé, pour un homard et un coucher de soleil. Le homard a gagné.' },
    },
  ],
}

export const australia: CastGroup = {
  site: 'minuet',
  country: 'AU',
  locale: 'en',
  people: [
    {
      portrait: 'karim',
      city: 'Sydney',
      seen: 20,
      joined: 39,
      reason: 'relationship',
      likes: 'beach cooking adventure',
      about:
        'Ferry captain on the harbour: same route, never the same light. I grew up between mint tea and surf wax. Good with my hands, slow to anger, quick to feed people. I would like to meet somebody who waves back.',
      asks: { table: 'My mother’s couscous, by phone, with my mother.' },
      stills: ['sail'],
    },
  ],
}

export const newZealand: CastGroup = {
  site: 'minuet',
  country: 'NZ',
  locale: 'en',
  people: [
    {
      portrait: 'erik',
      city: 'Wellington',
      seen: 57,
      joined: 43,
      reason: 'relationship',
      status: 'divorced',
      likes: 'outdoors hiking coffee',
      about:
        'I count birds for the government, and they do not stand still either. A quiet man in a loud wind. I can promise good boots, decent scones and a straight answer.',
      asks: { quiet: 'Any hut you have to earn.' },
      stills: ['tent'],
    },
  ],
}
