import { expect, test } from 'vitest'
import type { IModule } from './cruise-project.ts'
import { drawMap, listMap } from './draw-map.ts'
import { trueArrows } from './true-arrows.ts'

const floors = { sites: [], accounts: ['sites'], likes: ['accounts', 'sites'] }
const module = (source: string, ...to: string[]) =>
  ({ source, dependencies: to.map((resolved) => ({ resolved })) }) as unknown as IModule

test('the diagram distinguishes used, allowed and forbidden arrows', () => {
  const arrows = trueArrows(floors, [
    module(
      'src/features/accounts/server/a.ts',
      'src/features/site/sites/rules/site.ts',
      'src/features/accounts/rules/b.ts',
    ),
    module('src/features/likes/server/a.ts', 'src/features/members/accounts/contract.ts', 'src/kernel/call.ts'),
    module('src/features/sites/server/a.ts', 'src/features/discovery/likes/contract.ts'),
    module('src/features/sites/server/a.test.ts', 'src/features/members/accounts/contract.ts'),
  ])
  expect(drawMap(floors, arrows).split('\n').slice(2, -1)).toEqual([
    '  sites; accounts; likes',
    '  sites -- not on the map --x likes',
    '  accounts --> sites',
    '  likes --> accounts',
    '  likes -.-> sites',
  ])
  expect(listMap(floors, arrows).split('\n')).toEqual([
    'sites     likes 1!',
    'accounts  sites 1',
    'likes     accounts 1 · sites 0',
  ])
})
