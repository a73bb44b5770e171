import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/server/config/project-root.ts'

const text = readFileSync(join(projectRoot, 'docs/asvs.md'), 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \| (.*) \|$/gm)].map(
  ([, id = '', how = '', state = '', where = '']) => ({ id, how, state, where }),
)

/** Requirements of levels 1 and 2, by chapter; V10 and V17 are left out. */
const required = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
}

test('the list has all 217 requirements of level 2 once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(217)
  expect(rows).toHaveLength(217)
  const counts = rows.reduce<Record<string, number>>((sum, { id }) => {
    const chapter = id.slice(0, id.indexOf('.'))
    return { ...sum, [chapter]: (sum[chapter] ?? 0) + 1 }
  }, {})
  expect(counts).toEqual(required)
})

test('the figures above the list match it', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect(text).toContain(
    `${count('held')} held, ${count('n/a')} not applicable, ${count('open')} open.`,
  )
  expect(count('held') + count('n/a') + count('open')).toBe(217)
})

test('every requirement marked as held links to an existing file', () => {
  const missing = rows.flatMap(({ id, state, where }) => {
    const paths = [...where.matchAll(/\]\(([^)]+)\)/g)].map(([, path = '']) => path)
    const found =
      paths.length > 0 && paths.every((path) => existsSync(join(projectRoot, 'docs', path)))
    return state === 'held' && !found ? [id] : []
  })
  expect(missing).toEqual([])
})
