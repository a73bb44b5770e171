import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '#kernel/call.ts'
import { checkContract } from './check-contract.ts'

const sound: Call = {
  http: 'POST /api/members/:member/likes',
  viewer: 'member',
  about: 'Likes a member.',
  takes: z.strictObject({ id: z.string(), member: z.string() }),
  gives: z.strictObject({ likes: z.array(z.strictObject({ id: z.string() })) }),
  refuses: { 'likes.too_late': 409 },
  limit: { name: 'likes.give', count: 5, seconds: 60 },
  once: 'id',
}

function broken(changed: Record<string, unknown>, name = 'likes.give_like'): string[] {
  const call = { ...sound, ...changed } as Call
  const file = { path: 'src/features/discovery/likes/contract.ts', text: `\n'${name}': call({` }
  const { read, breaches } = checkContract([{ feature: 'likes', prefix: 'likes', file, contract: { [name]: call } }])
  expect(read).toBe(1)
  expect(breaches.every(({ line }) => line === 2)).toBe(true)
  return breaches.map(({ message }) => message.slice(name.length + 1))
}

test('a valid endpoint passes', () => {
  expect(broken({})).toEqual([])
  expect(
    broken({ http: 'GET /api/likes', viewer: 'anyone', limit: undefined, once: undefined, refuses: undefined }),
  ).toEqual([])
})

test('an endpoint may use the error codes of a feature below it, but not those of a feature above', () => {
  const { limit: _, ...unlimited } = sound
  const placed: Call = { ...unlimited, http: 'POST /api/orders', refuses: { 'payments.paused': 403 } }
  const read = (feature: string, name: string, call: Call) => ({
    feature,
    prefix: feature,
    file: { path: `src/features/${feature}/contract.ts`, text: `\n'${name}': call({` },
    contract: { [name]: call },
  })
  const found = (borrower: string) =>
    checkContract([
      read('payments', 'payments.place', placed),
      read(borrower, `${borrower}.place`, { ...placed, http: 'POST /api/orders/again' }),
    ]).breaches.map(({ message }) => message)
  expect(found('cards')).toEqual([])
  expect(found('credits')).toEqual(['credits.place refuses with payments.paused, which is no credits.reason'])
})

const object = z.object({ id: z.string(), member: z.string() })
test.each<[why: string, changed: Record<string, unknown>]>([
  ['has no viewer rule', { viewer: undefined }],
  ['has no viewer rule', { viewer: 'everybody' }],
  ['has no sentence of what it is about', { about: '' }],
  ['is about something that is no sentence: it ends without a full stop', { about: 'Likes a member' }],
  ['has no `METHOD /path`', { http: '/api/likes' }],
  ['has :photo in its path, which `takes` does not', { http: 'POST /api/:member/:photo' }],
  ['takes: an object that lets unknown fields pass; use z.strictObject', { takes: object }],
  [
    'takes: an object that lets unknown fields pass; use z.strictObject',
    { takes: object.loose().transform((all) => all) },
  ],
  [
    'gives like: an object that lets unknown fields pass; use z.strictObject',
    { gives: z.strictObject({ like: object.nullable() }) },
  ],
  [
    'gives likes[]: an object that lets unknown fields pass; use z.strictObject',
    { gives: z.strictObject({ likes: z.array(z.union([object, z.null()])).optional() }) },
  ],
  ['takes something that is no object', { http: 'POST /api/likes', takes: z.string(), once: undefined }],
  ['refuses with chat.unconfirmed, which is no likes.reason', { refuses: { 'chat.unconfirmed': 403 } }],
  ['refuses likes.late with the status 200', { refuses: { 'likes.late': 200 } }],
  ['refuses likes.late with the status 401', { refuses: { 'likes.late': 401 } }],
  [
    "has a limit that is no {name: 'likes.…', count, seconds} of whole numbers",
    { limit: { name: 'likes.give', count: 0, seconds: 60 } },
  ],
  [
    "has a limit that is no {name: 'likes.…', count, seconds} of whole numbers",
    { limit: { name: 'give', count: 5, seconds: 60 } },
  ],
  ['changes something for anyone who asks, and has no limit', { viewer: 'anyone', limit: undefined }],
  ['is done once by key, which `takes` does not', { once: 'key' }],
  ['has a body limit that is no number of bytes', { bodyLimit: 0.5 }],
])('%s', (why, changed) => {
  expect(broken(changed)).toEqual([why])
})

test.each(['chat.give_like', 'likes.giveLike', 'likes'])('an endpoint cannot be named %s', (name) => {
  expect(broken({}, name)).toEqual(['is not named likes.verb_noun'])
})

test('two endpoints with the same route', () => {
  const file = { path: 'src/features/discovery/likes/contract.ts', text: '' }
  const other = { ...sound, http: 'POST /api/members/:id/likes' } as Call
  const contract = { 'likes.give_like': sound, 'likes.give_again': other }
  expect(checkContract([{ feature: 'likes', prefix: 'likes', file, contract }]).breaches).toEqual([
    {
      file: file.path,
      line: 0,
      message: 'likes.give_again answers POST /api/members/:id/likes, as likes.give_like does',
    },
  ])
})
