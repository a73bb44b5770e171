import { expect, test } from 'vitest'
import { listFeatures } from '../../../features.map.js'
import type { IModule } from './cruise-project.ts'
import { drawMap } from './draw-map.ts'
import { collectArrows } from './collect-arrows.ts'

const features = listFeatures(
  {
    site: { uses: [], features: { sites: [] } },
    members: { uses: ['site'], features: { accounts: [] } },
    discovery: { uses: ['site'], features: { likes: [] } },
  },
  [['likes', 'accounts', 'likes belong to accounts']],
)
const module = (source: string, ...to: string[]) =>
  ({ source, dependencies: to.map((resolved) => ({ resolved })) }) as unknown as IModule

test('the diagram shows used and forbidden arrows, and leaves out those that are only allowed', () => {
  const arrows = collectArrows(features, [
    module(
      'src/features/members/accounts/server/a.ts',
      'src/features/site/sites/index.ts',
      'src/features/members/accounts/rules/b.ts',
    ),
    module(
      'src/features/discovery/likes/server/a.ts',
      'src/features/members/accounts/contract.ts',
      'src/kernel/endpoint.ts',
    ),
    module('src/features/site/sites/server/a.ts', 'src/features/discovery/likes/contract.ts'),
    module('src/features/site/sites/server/a.test.ts', 'src/features/members/accounts/contract.ts'),
  ])
  expect(drawMap(features, arrows).split('\n').slice(2, -1)).toEqual([
    '  sites; accounts; likes',
    '  sites -- not on the map --x likes',
    '  accounts --> sites',
    '  likes --> accounts',
  ])
})
