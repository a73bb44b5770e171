import { expect, test } from 'vitest'
import { isOpenWithoutTerms } from './is-open-without-terms.ts'

test.each([
  ['/pages/terms', true],
  ['/pages/privacy', true],
  ['/notifications/delete', true],
  ['/transactions', true],
  ['/withdraw', true],
  ['/complaints', true],
  ['/members', false],
  ['/chats/0b7a3f52-1111-4222-8333-944455556666', false],
  ['/pricing', false],
  ['/', false],
  ['/pages', false],
])('SITE-07 before accepting new terms, %s can be used: %s', (path, open) => {
  expect(isOpenWithoutTerms(path)).toBe(open)
})
