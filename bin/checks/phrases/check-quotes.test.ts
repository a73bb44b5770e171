import { expect, test } from 'vitest'
import { createTestProject } from '../testing/create-test-project.ts'
import { checkQuotes } from './check-quotes.ts'

const path = 'src/features/discovery/likes/tests/catalogue.test.ts'
const phrases = `export const en = {
  used_up: 'Today’s likes are used up. New ones come tomorrow.',
  left: 'You can like {count, plural, one {one more member before tomorrow} other {# more}} today',
  short: 'Likes are used up',
  refusals: { unknown: 'Please check your old password.' },
} as const
`
const broken = (code: string, file = path) =>
  checkQuotes(
    createTestProject({ 'src/features/discovery/likes/locales/en.ts': phrases, [file]: code }),
  ).breaches.map((breach) => `${breach.file}:${breach.line} ${breach.message}`)

test.each([
  "\nexpect(message).toBe('Today’s likes are used up. New ones come tomorrow.')",
  "\nexpect(html).toContain('<p>Today’s likes are used up. New ones come tomorrow.</p>')",
  '\npage.getByText(/^Today’s likes are used up\\. New ones come tomorrow\\.$/)',
  '\nexpect(message).toBe(`${name}: Today’s likes are used up. New ones come tomorrow.`)',
])('a product text is refused in %j', (code) => {
  expect(broken(code)).toEqual([
    `${path}:2 “Today’s likes are used up. New ones come tomorrow” is the text of likes.used_up: name it by its key, with phrase()`,
  ])
})

test('part of a text is refused too, in helpers and in tests of the whole site', () => {
  for (const file of [path, 'src/features/discovery/likes/testing/like.ts', 'test/likes.test.ts'])
    expect(broken("find('one more member before tomorrow')", file)).toEqual([
      `${file}:1 “one more member before tomorrow” is the text of likes.left: name it by its key, with phrase()`,
    ])
})

test.each([
  "expect(message).toBe(phrase('likes.used_up'))",
  "expect(message).toBe('Likes are used up')",
  "expect(message).toBe('Please check your old password.')",
  "test('Today’s likes are used up. New ones come tomorrow.', () => {})",
  "test.each([1])('Today’s likes are used up. New ones come tomorrow.', () => {})",
])('a key, a short text, a sentence of the specification or a title passes: %s', (code) => {
  expect(broken(code)).toEqual([])
})
