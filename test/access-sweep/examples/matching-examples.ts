import { randomUUID } from 'node:crypto'
import { type Example, simpleExample } from './example.ts'
import { liking } from './touched-tables.ts'

/** The match finder and the swipe game. */
export const matchingExamples: Readonly<Record<string, Example>> = {
  'matching.read_finder': simpleExample(),
  'matching.save_finder': simpleExample(() => ({
    reason: null,
    distance_km: 50,
    pace: 'steady',
    interests: ['tea'],
    min_age: 18,
    max_age: 90,
    with_photo: false,
    unattached: false,
  })),
  'matching.list_picks': simpleExample(),
  'matching.read_deck': simpleExample(),
  'matching.like': {
    input: ({ member }) => ({ member, id: randomUUID() }),
    at: 'member',
    statusesByViewer: { owner: [422] },
    touches: ['matching.swipe', ...liking],
  },
  'matching.pass': {
    input: ({ member }) => ({ member, id: randomUUID() }),
    at: 'member',
    statusesByViewer: { owner: [422] },
    touches: ['matching.swipe'],
  },
  // Another member's swipe is not found, no matter who calls.
  'matching.undo': { input: () => ({ swipe: randomUUID() }), statuses: [404] },
}
