import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '#kernel/call.ts'
import { checkContract, readContracts } from './check-contract.ts'
import { createTestProject } from './testing/create-test-project.ts'

const validCall: Call = {
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
  const call = { ...validCall, ...changed } as Call
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
  const { limit: _, ...unlimited } = validCall
  const orderEndpoint: Call = { ...unlimited, http: 'POST /api/orders', refuses: { 'payments.paused': 403 } }
  const read = (feature: string, name: string, call: Call) => ({
    feature,
    prefix: feature.replaceAll('-', '_'),
    file: { path: `src/features/money/${feature}/contract.ts`, text: `\n'${name}': call({` },
    contract: { [name]: call },
  })
  const messagesFor = (borrower: string) =>
    checkContract([
      read('payments', 'payments.place', orderEndpoint),
      read(borrower, `${borrower.replaceAll('-', '_')}.place`, { ...orderEndpoint, http: 'POST /api/orders/again' }),
    ]).breaches.map(({ message }) => message)
  expect(messagesFor('saved-cards')).toEqual([])
  expect(messagesFor('credits')).toEqual([
    'credits.place refuses with payments.paused, which is not named credits.reason',
  ])
})

const object = z.object({ id: z.string(), member: z.string() })
test.each<[why: string, changed: Record<string, unknown>]>([
  ['has no viewer rule', { viewer: undefined }],
  ['has no viewer rule', { viewer: 'everybody' }],
  ['has no sentence that describes it', { about: '' }],
  ['has a description that does not end with a full stop', { about: 'Likes a member' }],
  ['has no `METHOD /path`', { http: '/api/likes' }],
  ['has :photo in its path, which is not a field of `takes`', { http: 'POST /api/:member/:photo' }],
  ['takes: an object that allows unknown fields; use z.strictObject', { takes: object }],
  [
    'takes: an object that allows unknown fields; use z.strictObject',
    { takes: object.loose().transform((all) => all) },
  ],
  [
    'gives like: an object that allows unknown fields; use z.strictObject',
    { gives: z.strictObject({ like: object.nullable() }) },
  ],
  [
    'gives likes[]: an object that allows unknown fields; use z.strictObject',
    { gives: z.strictObject({ likes: z.array(z.union([object, z.null()])).optional() }) },
  ],
  ['takes something that is not an object', { http: 'POST /api/likes', takes: z.string(), once: undefined }],
  ['refuses with chat.unconfirmed, which is not named likes.reason', { refuses: { 'chat.unconfirmed': 403 } }],
  ['refuses likes.late with the status 200', { refuses: { 'likes.late': 200 } }],
  ['refuses likes.late with the status 401', { refuses: { 'likes.late': 401 } }],
  [
    "has a limit that is not {name: 'likes.…', count, seconds} of whole numbers",
    { limit: { name: 'likes.give', count: 0, seconds: 60 } },
  ],
  [
    "has a limit that is not {name: 'likes.…', count, seconds} of whole numbers",
    { limit: { name: 'give', count: 5, seconds: 60 } },
  ],
  ['changes something for anyone and has no rate limit', { viewer: 'anyone', limit: undefined }],
  ['is idempotent by key, which is not a field of `takes`', { once: 'key' }],
  ['has a body limit that is not a number of bytes', { bodyLimit: 0.5 }],
])('%s', (why, changed) => {
  expect(broken(changed)).toEqual([why])
})

test.each(['chat.give_like', 'likes.giveLike', 'likes'])('an endpoint cannot be named %s', (name) => {
  expect(broken({}, name)).toEqual(['is not named likes.verb_noun'])
})

test('two endpoints with the same route are reported', () => {
  const file = { path: 'src/features/discovery/likes/contract.ts', text: '' }
  const sameRoute = { ...validCall, http: 'POST /api/members/:id/likes' } as Call
  const contract = { 'likes.give_like': validCall, 'likes.give_again': sameRoute }
  expect(checkContract([{ feature: 'likes', prefix: 'likes', file, contract }]).breaches).toEqual([
    {
      file: file.path,
      line: 0,
      message: 'likes.give_again has the same route as likes.give_like: POST /api/members/:id/likes',
    },
  ])
})

test('endpoint names start with the feature, or with the name of their file in contract/', async () => {
  const contract = (name: string) => `export const contract = { '${name}': {} }\n`
  const root = createTestProject({
    'src/features/money/saved-cards/contract.ts': contract('saved_cards.list'),
    'src/features/money/accounting/contract/sales-stops.ts': contract('sales_stops.list'),
    'src/features/money/accounting/rules/contract.ts': contract('rules.list'),
  })
  const contracts = await readContracts(root)
  expect(contracts.map(({ feature, prefix, contract: read }) => [feature, prefix, Object.keys(read)])).toEqual([
    ['accounting', 'sales_stops', ['sales_stops.list']],
    ['saved-cards', 'saved_cards', ['saved_cards.list']],
  ])
})
