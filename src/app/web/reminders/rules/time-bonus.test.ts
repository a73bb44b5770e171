import { expect, test } from 'vitest'
import { mayInterrupt } from './may-interrupt.ts'
import { isInMembersArea } from './members-area.ts'

const id = '0b7a3f52-1111-4222-8333-944455556666'
test.each([
  ['/members', true],
  [`/members/${id}`, true],
  ['/chats', true],
  ['/likes', true],
  [`/likes/m/${id}`, true],
  ['/premium', true],
  [`/members/${id}/chat`, false],
  [`/chats/${id}`, false],
  ['/likes/liked-you', false],
  ['/credits', false],
  ['/pricing', false],
  ['/profile', false],
  ['/notifications', false],
  ['/swipe-game', false],
  ['/', false],
])('CRED-10 %s is in the members area: %s', (path, inside) => {
  expect(isInMembersArea(path)).toBe(inside)
})

test.each([
  [{ dialogOpen: false, typing: false }, true],
  [{ dialogOpen: true, typing: false }, false],
  [{ dialogOpen: false, typing: true }, false],
])('a queued dialog may open with %j: %s', (inTheWay, may) => {
  expect(mayInterrupt(inTheWay)).toBe(may)
})
