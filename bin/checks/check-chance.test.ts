import { expect, test } from 'vitest'
import { checkChance } from './check-chance.ts'
import { createTestProject } from './testing/create-test-project.ts'

const path = 'src/features/discovery/likes/tests/catalogue.test.ts'
const broken = (text: string) =>
  checkChance(createTestProject({ [path]: text })).breaches.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  )

test.each([
  ["'7321'", '7321'],
  ["'1990-'", '1990-'],
  ["'a1b'", 'a1b'],
  ['/Mozilla|144/', '144'],
  ['/144/i', '144'],
])('asserting that a text does not contain %s is refused', (expected, literal) => {
  for (const matcher of ['toContain', 'toMatch'])
    expect(broken(`\nexpect(text).not.${matcher}(${expected})`)).toEqual([
      `${path}:2 “${literal}” can also occur in a random id: match a longer text, or include what surrounds it`,
    ])
})

test.each([
  "expect(text).toContain('7321')",
  "expect(text).not.toContain('Vera')",
  "expect(keys).not.toContain('bcc')",
  "expect(text).not.toContain('1992-07-02')",
  'expect(text).not.toMatch(/(?<!\\w)7321(?!\\w)/)',
  'expect(text).not.toContain(name)',
  'expect(text).not.toBe(7321)',
])('%s passes', (text) => {
  expect(broken(text)).toEqual([])
})
