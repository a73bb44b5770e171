import { expect, test } from 'vitest'
import { decideOutcome } from './decide-outcome.ts'
import {
  isSubscribedToPush,
  offersPush,
  pollEveryMs,
  reducePushState,
  type PushFact,
  type PushState,
  initialPushState,
} from './push-state.ts'
import { topicPath, parseTopicKey, formatTopicKey } from './topics.ts'

const now = new Date('2026-11-22T10:00:00Z')
const minutes = (count: number) => ({ again: new Date(now.getTime() + count * 60_000) })

test.each([
  [201, null, 1, 'done'],
  [200, null, 3, 'done'],
  [404, null, 1, 'gone'],
  [410, '120', 1, 'gone'],
  [301, null, 1, 'given_up'],
  [307, null, 1, 'given_up'],
  [400, null, 1, 'given_up'],
  [403, null, 1, 'given_up'],
  [413, null, 1, 'given_up'],
  [429, null, 1, minutes(1)],
  [429, null, 2, minutes(2)],
  [429, null, 4, minutes(8)],
  [429, '120', 1, minutes(2)],
  [429, 'Sun, 22 Nov 2026 10:10:00 GMT', 1, minutes(10)],
  // Services are never retried immediately, and never left paused forever.
  [429, '0', 1, minutes(0.5)],
  [429, 'Sun, 22 Nov 2026 09:00:00 GMT', 1, minutes(0.5)],
  [429, '9999999', 1, minutes(360)],
  [429, 'soon', 1, minutes(1)],
  [500, null, 1, minutes(1)],
  [503, '60', 5, minutes(1)],
  [null, null, 1, minutes(1)],
] as const)(
  'a service that responds %s, Retry-After %s, on try %i: %o',
  (status, retryAfter, tries, outcome) => {
    const answer = status === null ? null : { status, retryAfter }
    expect(decideOutcome(answer, { tries, since: now, now })).toEqual(outcome)
  },
)

test('a push that would be a day late is dropped', () => {
  const since = new Date(now.getTime() - 23.5 * 3_600_000)
  expect(decideOutcome({ status: 429, retryAfter: '3600' }, { tries: 9, since, now })).toBe(
    'given_up',
  )
  expect(decideOutcome({ status: 429, retryAfter: '60' }, { tries: 9, since, now })).toEqual(
    minutes(1),
  )
})

const looked = (more: Partial<PushFact & { kind: 'looked' }> = {}): PushFact => ({
  kind: 'looked',
  capable: true,
  permission: 'default',
  browser: null,
  server: null,
  ...more,
})
const at = 'https://push.test/a'
const capable: PushState = { isCapable: true, isSubscribed: false, lastMessage: null }
const subscribed: PushState = { ...capable, isSubscribed: at }
const denied: PushState = { ...capable, isSubscribed: 'denied' }

const states: readonly (readonly [string, PushState, PushFact, PushState])[] = [
  ['not supported: stays unknown', initialPushState, looked({ capable: false }), initialPushState],
  ['supported, never asked', initialPushState, looked(), capable],
  [
    'supported but denied',
    initialPushState,
    looked({ permission: 'denied', browser: at, server: at }),
    denied,
  ],
  [
    'allowed, but no subscription in this browser',
    initialPushState,
    looked({ permission: 'granted' }),
    capable,
  ],
  [
    'allowed, and the server has the same subscription',
    initialPushState,
    looked({ permission: 'granted', browser: at, server: at }),
    subscribed,
  ],
  [
    'the subscription of an earlier session',
    initialPushState,
    looked({ permission: 'granted', browser: at }),
    capable,
  ],
  [
    'the server has the subscription of another browser',
    initialPushState,
    looked({ permission: 'granted', browser: at, server: `${at}b` }),
    capable,
  ],
  ['permission reset', subscribed, looked({ permission: 'default', server: at }), capable],
  ['subscribed', capable, { kind: 'subscribed', endpoint: at }, subscribed],
  ['failed', capable, { kind: 'failed', permission: 'granted' }, capable],
  ['failed, the prompt dismissed', capable, { kind: 'failed', permission: 'default' }, capable],
  ['failed with denied permission', capable, { kind: 'failed', permission: 'denied' }, denied],
  ['switched off', subscribed, { kind: 'unsubscribed' }, capable],
  ['a push arrived', subscribed, { kind: 'message', at: 7 }, { ...subscribed, lastMessage: 7 }],
]

test.each(states)('push state in a browser: %s', (_, before, fact, after) => {
  expect(reducePushState(before, fact)).toEqual(after)
})

test.each([
  [capable, true, 'key', true],
  [capable, false, 'key', false],
  [capable, true, null, false],
  [initialPushState, true, 'key', false],
  [{ ...capable, isSubscribed: null }, true, 'key', false],
  [subscribed, true, 'key', false],
  [denied, true, 'key', false],
] as const)('%o, member %s, key %s: offered %s', (state, member, publicKey, offered) => {
  expect(offersPush(state, { member, publicKey })).toBe(offered)
})

test.each([
  [initialPushState, 60_000],
  [capable, 60_000],
  [denied, 60_000],
  [subscribed, 300_000],
] as const)('%o polls every %i ms', (state, ms) => {
  expect([pollEveryMs(state), isSubscribedToPush(state)]).toEqual([ms, ms === 300_000])
})

test.each([
  [{ kind: 'message', conversation: 'c1' }, 'message:c1', '/chats/c1'],
  [{ kind: 'likes' }, 'likes', '/likes'],
  [{ kind: 'match', match: 'm1' }, 'match:m1', '/likes/m/m1'],
] as const)('%o is stored as %s and opens %s', (topic, key, path) => {
  expect([formatTopicKey(topic), parseTopicKey(key), topicPath(topic)]).toEqual([key, topic, path])
})
