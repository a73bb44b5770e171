import { expect, test } from 'vitest'
import type { Interest } from '#features/site/sites/rules/interests.ts'
import { chooseIcebreakers } from './choose-icebreakers.ts'

const theirs = (...interests: Interest[]) =>
  interests.map((interest) => ({ interest, common: false }))
const both = (...interests: Interest[]) => interests.map((interest) => ({ interest, common: true }))

test.each([
  ['no interests are known', [], ['smile', 'bubbles', 'song', 'sunday', 'place', 'eaten']],
  [
    'an interest is shared, even one listed last',
    [...theirs('art', 'tea'), ...both('hiking')],
    ['both hiking', 'art', 'tea', 'smile', 'bubbles', 'song'],
  ],
  [
    'many interests are shared',
    [...both('art', 'tea', 'hiking', 'wine', 'beer'), ...theirs('coffee')],
    ['both art', 'both tea', 'both hiking', 'both wine', 'smile', 'bubbles'],
  ],
  [
    'only intimate interests are known',
    [...both('relationship', 'kissing'), ...theirs('sex', 'bondage', 'massages')],
    ['smile', 'bubbles', 'song', 'sunday', 'place', 'eaten'],
  ],
] as const)('six icebreakers when %s', (_, interests, lines) => {
  expect(
    chooseIcebreakers(interests).map((chosen) =>
      chosen.about === null ? chosen.line : `${chosen.shared ? 'both ' : ''}${chosen.about}`,
    ),
  ).toEqual(lines)
})
