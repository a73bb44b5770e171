import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  'Football',
  'PASSWORD123',
  'thunder1',
  'ｐassword',
  'wildcats',
  '1qaz2wsx3edc',
])('%s is a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['three tall herons', 'minuet-demo', 'correct horse battery staple'])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
