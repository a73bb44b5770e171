import type { CastGroup } from '../cast-row.ts'
import { dutchMainCast } from './netherlands-main.ts'
import { otherDutchCast } from './netherlands-others.ts'

/** Members of Minuet in the Netherlands; many live near Haarlem, where the demo logins live. */
export const netherlands: CastGroup = {
  site: 'minuet',
  country: 'NL',
  locale: 'nl',
  people: [
    ...dutchMainCast,
    ...otherDutchCast,
    {
      portrait: 'isabel',
      kind: 'fictional',
      writes: 'en',
      speaks: 'en es nl',
      seen: null,
      joined: 60,
      reason: 'chat',
      likes: 'reading travelling wine art',
      about:
        'A bookseller who never finished Moby-Dick and is at peace with it. Ask about novels, night trains and the harbour she grew up in. Isabel is a character written by our staff: good for a conversation, not for a meeting.',
      asks: { quiet: 'The last shelf on the left, where nobody looks for anything.' },
    },
    {
      portrait: 'viktor',
      kind: 'fictional',
      writes: 'en',
      speaks: 'en pl nl',
      seen: null,
      joined: 58,
      reason: 'chat',
      likes: 'music theater tea',
      about:
        'A retired conductor who still counts everyone in. He has opinions on tea, tempo and overcoats. Viktor is a character written by our staff, for chat only.',
    },
    {
      name: 'Pim',
      gender: 'male',
      age: 31,
      city: 'Haarlem',
      seen: 16,
      joined: 0,
      reason: 'dates',
      likes: 'biking beer movies',
      about: 'Nieuw hier. Foto volgt zodra mijn zus er een goedkeurt.',
    },
    {
      name: 'Marijke',
      gender: 'female',
      age: 48,
      city: 'Amsterdam',
      seen: 340,
      joined: 20,
      reason: 'relationship',
      status: 'divorced',
      likes: 'theater wine reading',
      about:
        'Liever eerst woorden, dan pas een gezicht. Vertaalster, dus dat zal je niet verbazen.',
    },
    {
      name: 'Joke',
      gender: 'female',
      age: 57,
      city: 'Heemstede',
      seen: 1900,
      joined: 90,
      reason: 'friendship',
      likes: 'gardening hiking tea',
      about: 'Tuin, koor, kleinkind. Zoek gezelschap voor de overige uren.',
    },
    {
      name: 'Wouter',
      gender: 'male',
      age: 43,
      city: 'Amsterdam',
      seen: 8,
      joined: 15,
      reason: 'relationship',
      likes: 'cooking politics music',
      about: 'Journalist. Uit gewoonte stel ik vragen, uit fatsoen luister ik ook.',
    },
  ],
}
