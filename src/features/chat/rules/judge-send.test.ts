import { describe, expect, test } from 'vitest'
import { judgeSend, type SendFacts, type SendTerms } from './judge-send.ts'

const terms: SendTerms = {
  message_credits: 2,
  free_conversations: 2,
  free_first_message: true,
  free_first_answer: true,
}
const free: SendFacts['writer'] = { premium: false, started: 0, acknowledged: false }
const premium: SendFacts['writer'] = { premium: true, started: 9, acknowledged: false }
const member: SendFacts['partner'] = { kind: 'member', state: 'active' }
const fictional: SendFacts['partner'] = { kind: 'fictional', state: 'active' }
const answering = { startedByWriter: false, sent: 0 }
const going = { startedByWriter: true, sent: 1 }

const judge = (facts: Partial<SendFacts>, with_: Partial<SendTerms> = {}) =>
  judgeSend({ partner: member, conversation: null, writer: free, ...facts }, { ...terms, ...with_ })

describe('what a message costs', () => {
  test.each([
    ['a free member begins', {}, {}, 0, 'first_message', 'start'],
    ['… where the first message is not free', {}, { free_first_message: false }, 2, 'message', 'start'],
    ['a premium member begins', { writer: premium }, {}, 2, 'message', 'start'],
    ['the one written to answers', { conversation: answering }, {}, 0, 'first_answer', 'first'],
    ['… and is premium', { conversation: answering, writer: premium }, {}, 0, 'first_answer', 'first'],
    [
      '… where the first answer is not free',
      { conversation: answering },
      { free_first_answer: false },
      2,
      'message',
      'first',
    ],
    ['the second answer', { conversation: { startedByWriter: false, sent: 1 } }, {}, 2, 'message', 'later'],
    ['the second message of the one who began', { conversation: going }, {}, 2, 'message', 'later'],
    ['a dearer site', { conversation: going }, { message_credits: 7 }, 7, 'message', 'later'],
    ['a site that charges nothing', { conversation: going }, { message_credits: 0 }, 0, 'no_charge', 'later'],
  ] as const)('%s', (_, facts, with_, price, reason, basis) => {
    expect(judge(facts, with_)).toMatchObject({ closed: null, disclosure: false, price, reason, basis })
  })
})

describe('whether anything can be sent', () => {
  test.each([
    ['no start is left', { writer: { ...free, started: 2 } }, 'chat.too_many_starts'],
    ['more were begun than may be now', { writer: { ...free, started: 3 } }, 'chat.too_many_starts'],
    ['one start is left', { writer: { ...free, started: 1 } }, null],
    ['premium members begin any number', { writer: premium }, null],
    ['going on needs no start', { writer: { ...free, started: 2 }, conversation: going }, null],
    ['answering needs no start', { writer: { ...free, started: 2 }, conversation: answering }, null],
    [
      'the partner is unconfirmed',
      { partner: { kind: 'member', state: 'unconfirmed' }, conversation: answering },
      'chat.unconfirmed',
    ],
    ['the partner is gone', { partner: { kind: 'member', state: 'gone' }, conversation: going }, 'chat.gone'],
    ['an advertisement cannot be written to', { partner: { kind: 'sponsored', state: 'active' } }, 'chat.gone'],
    [
      'gone is said before the limit',
      { partner: { kind: 'member', state: 'gone' }, writer: { ...free, started: 2 } },
      'chat.gone',
    ],
  ] as const)('%s', (_, facts, closed) => {
    expect(judge(facts).closed).toBe(closed)
  })

  test('starts left are counted down for free members only', () => {
    expect([0, 1, 2, 5].map((started) => judge({ writer: { ...free, started } }).startsLeft)).toEqual([2, 1, 0, 0])
    expect(judge({ writer: premium }).startsLeft).toBeNull()
  })
})

describe('whether a fictional profile must be acknowledged first', () => {
  test.each([
    ['before a paid message', { partner: fictional, conversation: going }, true],
    ['not before a free one', { partner: fictional }, false],
    [
      'not once it was acknowledged',
      { partner: fictional, conversation: going, writer: { ...free, acknowledged: true } },
      false,
    ],
    ['never for a member', { conversation: going }, false],
    ['a premium member’s first message costs already', { partner: fictional, writer: premium }, true],
  ] as const)('%s', (_, facts, disclosure) => {
    expect(judge(facts).disclosure).toBe(disclosure)
  })
})
