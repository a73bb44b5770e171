import { expect, test } from 'vitest'
import type { Interest } from '#features/site/sites/rules/interests.ts'
import { chooseIcebreakers } from './choose-icebreakers.ts'

const theirs = (...interests: Interest[]) => interests.map((interest) => ({ interest, common: false }))
const both = (...interests: Interest[]) => interests.map((interest) => ({ interest, common: true }))

test.each([
  ['nothing is known', [], ['smile', 'bubbles', 'song', 'sunday', 'place', 'eaten']],
  [
    'something is shared, even behind what is not',
    [...theirs('art', 'tea'), ...both('hiking')],
    ['both hiking', 'art', 'tea', 'smile', 'bubbles', 'song'],
  ],
  [
    'much is shared',
    [...both('art', 'tea', 'hiking', 'wine', 'beer'), ...theirs('coffee')],
    ['both art', 'both tea', 'both hiking', 'both wine', 'smile', 'bubbles'],
  ],
  [
    'only love and sex are known',
    [...both('relationship', 'kissing'), ...theirs('sex', 'bondage', 'massages')],
    ['smile', 'bubbles', 'song', 'sunday', 'place', 'eaten'],
  ],
] as const)('six lines where %s', (_, interests, lines) => {
  expect(
    chooseIcebreakers(interests).map((chosen) =>
      chosen.about === null ? chosen.line : `${chosen.shared ? 'both ' : ''}${chosen.about}`,
    ),
  ).toEqual(lines)
})
