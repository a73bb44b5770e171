import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#kernel/endpoint.ts'
import { checkContract, readContracts } from './check-contract.ts'
import { createTestProject } from '../testing/create-test-project.ts'

const validCall: Endpoint = {
  route: 'POST /api/members/:member/likes',
  access: 'member',
  summary: 'Likes a member.',
  input: z.strictObject({ id: z.string(), member: z.string() }),
  output: z.strictObject({ likes: z.array(z.strictObject({ id: z.string() })) }),
  errors: { 'likes.too_late': 409 },
  rateLimit: { name: 'likes.give', count: 5, seconds: 60 },
  idempotencyKey: 'id',
}

function broken(changed: Record<string, unknown>, name = 'likes.give_like'): string[] {
  const call = { ...validCall, ...changed } as Endpoint
  const file = { path: 'src/features/discovery/likes/contract.ts', text: `\n'${name}': call({` }
  const { read, breaches } = checkContract([
    { feature: 'likes', prefix: 'likes', file, contract: { [name]: call } },
  ])
  expect(read).toBe(1)
  expect(breaches.every(({ line }) => line === 2)).toBe(true)
  return breaches.map(({ message }) => message.slice(name.length + 1))
}

test('a valid endpoint passes', () => {
  expect(broken({})).toEqual([])
  expect(
    broken({
      route: 'GET /api/likes',
      access: 'anyone',
      rateLimit: undefined,
      idempotencyKey: undefined,
      errors: undefined,
    }),
  ).toEqual([])
})

test('an endpoint may use the error codes of a feature below it, but not those of a feature above', () => {
  const { rateLimit: _, ...unlimited } = validCall
  const orderEndpoint: Endpoint = {
    ...unlimited,
    route: 'POST /api/orders',
    errors: { 'payments.paused': 403 },
  }
  const read = (feature: string, name: string, call: Endpoint) => ({
    feature,
    prefix: feature.replaceAll('-', '_'),
    file: { path: `src/features/money/${feature}/contract.ts`, text: `\n'${name}': call({` },
    contract: { [name]: call },
  })
  const messagesFor = (borrower: string) =>
    checkContract([
      read('payments', 'payments.place', orderEndpoint),
      read(borrower, `${borrower.replaceAll('-', '_')}.place`, {
        ...orderEndpoint,
        route: 'POST /api/orders/again',
      }),
    ]).breaches.map(({ message }) => message)
  expect(messagesFor('saved-cards')).toEqual([])
  expect(messagesFor('credits')).toEqual([
    'credits.place has the error payments.paused, which is not named credits.reason',
  ])
})

const object = z.object({ id: z.string(), member: z.string() })
test.each<[why: string, changed: Record<string, unknown>]>([
  ['has the unknown field refuses', { refuses: { 'likes.self': 422 } }],
  ['has the unknown field kept', { rateLimit: { ...validCall.rateLimit, kept: 'database' } }],
  ['has no access rule', { access: undefined }],
  ['has no access rule', { access: 'everybody' }],
  ['has no sentence as its summary', { summary: '' }],
  ['has a summary that does not end with a full stop', { summary: 'Likes a member' }],
  ['has no `METHOD /path`', { route: '/api/likes' }],
  [
    'has :photo in its path, which is not a field of its input',
    { route: 'POST /api/:member/:photo' },
  ],
  ['input: an object that allows unknown fields; use z.strictObject', { input: object }],
  [
    'input: an object that allows unknown fields; use z.strictObject',
    { input: object.loose().transform((all) => all) },
  ],
  [
    'output like: an object that allows unknown fields; use z.strictObject',
    { output: z.strictObject({ like: object.nullable() }) },
  ],
  [
    'output likes[]: an object that allows unknown fields; use z.strictObject',
    { output: z.strictObject({ likes: z.array(z.union([object, z.null()])).optional() }) },
  ],
  [
    'has an input that is not an object',
    { route: 'POST /api/likes', input: z.string(), idempotencyKey: undefined },
  ],
  [
    'has the error chat.unconfirmed, which is not named likes.reason',
    { errors: { 'chat.unconfirmed': 403 } },
  ],
  ['has the error likes.late with the status 200', { errors: { 'likes.late': 200 } }],
  ['has the error likes.late with the status 401', { errors: { 'likes.late': 401 } }],
  [
    "has a rate limit that is not {name: 'likes.…', count, seconds} of whole numbers",
    { rateLimit: { name: 'likes.give', count: 0, seconds: 60 } },
  ],
  [
    "has a rate limit that is not {name: 'likes.…', count, seconds} of whole numbers",
    { rateLimit: { name: 'give', count: 5, seconds: 60 } },
  ],
  [
    'changes something for anyone and has no rate limit',
    { access: 'anyone', rateLimit: undefined },
  ],
  ['has the idempotency key key, which is not a field of its input', { idempotencyKey: 'key' }],
  ['has a body limit that is not a number of bytes', { bodyLimit: 0.5 }],
])('%s', (why, changed) => {
  expect(broken(changed)).toEqual([why])
})

test.each(['chat.give_like', 'likes.giveLike', 'likes'])(
  'an endpoint cannot be named %s',
  (name) => {
    expect(broken({}, name)).toEqual(['is not named likes.verb_noun'])
  },
)

test('two endpoints with the same route are reported', () => {
  const file = { path: 'src/features/discovery/likes/contract.ts', text: '' }
  const sameRoute = { ...validCall, route: 'POST /api/members/:id/likes' } as Endpoint
  const contract = { 'likes.give_like': validCall, 'likes.give_again': sameRoute }
  expect(checkContract([{ feature: 'likes', prefix: 'likes', file, contract }]).breaches).toEqual([
    {
      file: file.path,
      line: 0,
      message:
        'likes.give_again has the same route as likes.give_like: POST /api/members/:id/likes',
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
  expect(
    contracts.map(({ feature, prefix, contract: read }) => [feature, prefix, Object.keys(read)]),
  ).toEqual([
    ['accounting', 'sales_stops', ['sales_stops.list']],
    ['saved-cards', 'saved_cards', ['saved_cards.list']],
  ])
})
