import { expect, test } from 'vitest'
import { findPublicPath } from './public-paths.ts'

test.each([
  ['/', '/'],
  ['/pages/faq', '/pages/faq'],
  ['/pages/faq/', '/pages/faq'],
  ['/landers/video/eng', '/landers/video'],
  ['/landers/video/eng/more', null],
  ['/members', null],
  ['/members/abc', null],
  ['/members/abc/landing', null],
  ['/pages/faq/members', null],
  ['//evil.example', null],
  ['/office', null],
])('the public path of %s is %s', (path, expected) => {
  expect(findPublicPath(path)).toBe(expected)
})
