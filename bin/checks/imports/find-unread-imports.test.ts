import { expect, test } from 'vitest'
import type { IModule } from './cruise-project.ts'
import { findUnreadImports } from './find-unread-imports.ts'

const file = {
  path: 'src/a.ts',
  text: "import { b } from './b.ts'\nimport 'node:fs'\nexport * from './c.ts'\nconst d = () => import('./d.ts')\n",
}
const seen = (...names: string[]) =>
  ({ source: 'src/a.ts', dependencies: names.map((module) => ({ module })) }) as unknown as IModule

test('a file whose imports were all read passes', () => {
  expect(findUnreadImports([seen('./b.ts', 'fs', './c.ts', './d.ts')], [file])).toEqual([])
})

test('a file that was not read is reported', () => {
  expect(findUnreadImports([], [file])).toEqual([
    { file: 'src/a.ts', line: 0, message: 'was not read by dependency-cruiser' },
  ])
})

test('an import that was not read is reported', () => {
  expect(findUnreadImports([seen('./b.ts', 'fs', './c.ts')], [file])).toEqual([
    { file: 'src/a.ts', line: 4, message: '→ ./d.ts was not seen by dependency-cruiser' },
  ])
})
