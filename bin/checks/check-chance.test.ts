import { expect, test } from 'vitest'
import { checkChance } from './check-chance.ts'
import { planted } from './testing/planted.ts'

const place = 'src/features/discovery/likes/tests/catalogue.test.ts'
const broken = (text: string) =>
  checkChance(planted({ [place]: text })).breaches.map(({ file, line, message }) => `${file}:${line} ${message}`)

test.each([
  ["'7321'", '7321'],
  ["'1990-'", '1990-'],
  ["'a1b'", 'a1b'],
  ['/Mozilla|144/', '144'],
  ['/144/i', '144'],
])('a text without %s is a bet', (wanted, word) => {
  for (const matcher of ['toContain', 'toMatch'])
    expect(broken(`\nexpect(text).not.${matcher}(${wanted})`)).toEqual([
      `${place}:2 “${word}” may stand in a random id as well: look for more, or say what it stands between`,
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
])('%s is none', (text) => {
  expect(broken(text)).toEqual([])
})
