import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { plantedBugs } from './planted-bugs.ts'

// Without these tests, renaming or moving code would silently disable a planted bug.
test.each(plantedBugs.map((bug) => [bug.name, bug] as const))(
  'can still be planted: %s',
  (_name, bug) => {
    expect([bug.file, ...bug.gates].filter((path) => !existsSync(join(projectRoot, path)))).toEqual(
      [],
    )
    expect(bug.gates).not.toEqual([])
    expect(readFileSync(join(projectRoot, bug.file), 'utf8').split(bug.from)).toHaveLength(2)
    expect(bug.to).not.toBe(bug.from)
  },
)

test('every planted bug has its own name', () => {
  expect(new Set(plantedBugs.map(({ name }) => name)).size).toBe(plantedBugs.length)
})
