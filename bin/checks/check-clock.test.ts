import { expect, test } from 'vitest'
import { checkClock } from './check-clock.ts'
import { createTestProject } from './testing/create-test-project.ts'

const rule = 'src/features/discovery/likes/rules/count.ts'
const serverCode = 'src/features/discovery/likes/server/like.ts'

function broken(files: Record<string, string>): string[] {
  return checkClock(createTestProject(files)).breaches.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  )
}

test('a date computed from an argument is not a clock', () => {
  const text =
    'export const day = (now: Date) => new Date(now.getTime() + Date.UTC(2026, 1, 1))\n// Date.now() is refused.\n'
  expect(broken({ [rule]: text, [serverCode]: `${text}performance.now()` })).toEqual([])
})

test.each([
  'new Date()',
  'Date()',
  'Date.now()',
  'Date.now',
  'Math.random()',
  'crypto.randomUUID()',
])('%s is refused in rules and server code', (expression) => {
  const text = `\nexport const x = () => ${expression}\n`
  expect(broken({ [rule]: text }).join()).toMatch(`${rule}:2 `)
  expect(broken({ [serverCode]: text }).join()).toMatch(`${serverCode}:2 `)
  expect(
    broken({ 'src/kernel/x.ts': text, 'src/features/discovery/likes/contract.ts': text }),
  ).toHaveLength(2)
})

test('rules must not measure time', () => {
  expect(broken({ [rule]: 'export const x = performance.now()' })).toHaveLength(1)
})

test('Node’s random functions are not allowed', () => {
  expect(
    broken({ [serverCode]: "import { createHash, randomUUID } from 'node:crypto'\n" }),
  ).toEqual([`${serverCode}:1 randomUUID: ids and tokens come from platform/server/random.ts`])
})

test('tests, the platform and pages may use clocks', () => {
  const text = 'export const x = Date.now()'
  const files = {
    'src/features/discovery/likes/rules/a.test.ts': text,
    'src/platform/server/clock.ts': text,
    'src/features/discovery/likes/web/a.ts': text,
  }
  expect(broken({ ...files, [rule]: '' })).toEqual([])
})
