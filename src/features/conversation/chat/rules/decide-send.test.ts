import { describe, expect, test } from 'vitest'
import { decideSend, type SendFacts } from './decide-send.ts'
import {
  answering,
  decide,
  fictional,
  free,
  going,
  member,
  premium,
  terms,
} from '../testing/send-facts.ts'

describe('price of a message', () => {
  test.each([
    ['a free member starts', {}, {}, 0, 'first_message', 'start'],
    [
      'a free member starts where the first message is not free',
      {},
      { free_first_message: false },
      2,
      'message',
      'start',
    ],
    ['a Premium member starts', { writer: premium }, {}, 2, 'message', 'start'],
    [
      'a Premium member who has a free first message left starts',
      { writer: { ...premium, started: 1 } },
      {},
      0,
      'first_message',
      'start',
    ],
    [
      'a Premium member who has started as many as are free starts another',
      { writer: { ...premium, started: 2 } },
      {},
      2,
      'message',
      'start',
    ],
    ['the recipient answers', { conversation: answering }, {}, 0, 'first_answer', 'first'],
    [
      'a Premium recipient answers',
      { conversation: answering, writer: premium },
      {},
      0,
      'first_answer',
      'first',
    ],
    [
      'the recipient answers where the first answer is not free',
      { conversation: answering },
      { free_first_answer: false },
      2,
      'message',
      'first',
    ],
    [
      'the second answer',
      { conversation: { startedByWriter: false, sent: 1 } },
      {},
      2,
      'message',
      'later',
    ],
    ['the starter’s second message', { conversation: going }, {}, 2, 'message', 'later'],
    [
      'a more expensive site',
      { conversation: going },
      { message_credits: 7 },
      7,
      'message',
      'later',
    ],
    [
      'a site that charges nothing',
      { conversation: going },
      { message_credits: 0 },
      0,
      'no_charge',
      'later',
    ],
  ] as const)('%s', (_, facts, with_, price, reason, basis) => {
    expect(decide(facts, with_)).toMatchObject({
      closed: null,
      disclosure: false,
      price,
      reason,
      basis,
    })
  })
})

describe('a writer on a break from paid features', () => {
  const paused = { ...free, break: 'paused' } as const
  test.each([
    ['cannot send a paid message', { writer: paused, conversation: going }, 'chat.on_break'],
    [
      'cannot send one to a fictional profile either',
      { writer: paused, partner: fictional, conversation: going },
      'chat.on_break',
    ],
    [
      'gets a different error when excluded',
      { writer: { ...free, break: 'excluded' }, conversation: going },
      'chat.excluded',
    ],
    ['can send the free first message', { writer: paused }, null],
    ['can send the free first answer', { writer: paused, conversation: answering }, null],
    [
      'is told about their own break before the one from fictional profiles',
      {
        writer: { ...paused, limit: 'paused' },
        partner: fictional,
        conversation: going,
      },
      'chat.on_break',
    ],
    [
      'is told first that the partner is gone',
      { writer: paused, partner: { kind: 'member', state: 'gone' }, conversation: going },
      'chat.gone',
    ],
  ] as const)('%s', (_, facts, closed) => {
    expect(decide(facts).closed).toBe(closed)
  })

  test('a gift is never free, so it cannot be sent', () => {
    const gift = decideSend({ partner: member, conversation: null, writer: paused }, terms, {
      kind: 'gift',
      size: 'small',
    })
    expect(gift.closed).toBe('chat.on_break')
  })
})

describe('whether anything can be sent', () => {
  test.each([
    ['no start is left', { writer: { ...free, started: 2 } }, 'chat.too_many_starts'],
    [
      'more were started than are allowed now',
      { writer: { ...free, started: 3 } },
      'chat.too_many_starts',
    ],
    ['one start is left', { writer: { ...free, started: 1 } }, null],
    ['Premium members can start any number', { writer: premium }, null],
    ['continuing needs no start', { writer: { ...free, started: 2 }, conversation: going }, null],
    [
      'answering needs no start',
      { writer: { ...free, started: 2 }, conversation: answering },
      null,
    ],
    [
      'the partner is unconfirmed',
      { partner: { kind: 'member', state: 'unconfirmed' }, conversation: answering },
      'chat.unconfirmed',
    ],
    [
      'the partner is gone',
      { partner: { kind: 'member', state: 'gone' }, conversation: going },
      'chat.gone',
    ],
    [
      'an ad cannot be written to',
      { partner: { kind: 'sponsored', state: 'active' } },
      'chat.gone',
    ],
    [
      'a partner who is gone is reported before the limit',
      { partner: { kind: 'member', state: 'gone' }, writer: { ...free, started: 2 } },
      'chat.gone',
    ],
  ] as const)('%s', (_, facts, closed) => {
    expect(decide(facts).closed).toBe(closed)
  })

  test('remaining starts are counted for free members only', () => {
    expect(
      [0, 1, 2, 5].map((started) => decide({ writer: { ...free, started } }).startsLeft),
    ).toEqual([2, 1, 0, 0])
    expect(decide({ writer: premium }).startsLeft).toBeNull()
  })
})

describe('whether a fictional profile’s disclosure must be acknowledged first', () => {
  test.each([
    ['before a paid message', { partner: fictional, conversation: going }, true],
    ['not before a free one', { partner: fictional }, false],
    [
      'not after it was acknowledged',
      { partner: fictional, conversation: going, writer: { ...free, acknowledged: true } },
      false,
    ],
    ['never when writing to a member', { conversation: going }, false],
    [
      'before a Premium member’s first message, which is not free',
      { partner: fictional, writer: premium },
      true,
    ],
  ] as const)('%s', (_, facts, disclosure) => {
    expect(decide(facts).disclosure).toBe(disclosure)
  })
})

describe('staff writing as a profile', () => {
  const staff: SendFacts['writer'] = {
    kind: 'fictional',
    premium: false,
    started: 0,
    acknowledged: false,
  }
  const contactedByMember = { startedByWriter: false, sent: 0 }
  test.each([
    ['the first answer', contactedByMember, {}],
    ['a later answer', { startedByWriter: false, sent: 7 }, {}],
    [
      'an answer where members pay for their first one',
      contactedByMember,
      { free_first_answer: false },
    ],
  ] as const)(
    '%s is free, needs no disclosure and does not use up a start',
    (_, conversation, with_) => {
      expect(decide({ writer: staff, conversation }, with_)).toEqual({
        closed: null,
        disclosure: false,
        price: 0,
        reason: 'staff',
        basis: conversation.sent === 0 ? 'first' : 'later',
        startsLeft: null,
        maxStarts: null,
      })
    },
  )

  test.each([
    [
      'a member who has not written to the profile is not found',
      { conversation: null },
      {},
      'not_found',
    ],
    [
      'a member who has left cannot be answered',
      { partner: { kind: 'member', state: 'gone' } },
      {},
      'chat.gone',
    ],
    [
      'an unconfirmed member cannot be answered',
      { partner: { kind: 'member', state: 'unconfirmed' } },
      {},
      'chat.unconfirmed',
    ],
    ['on a site without fictional profiles none can write', {}, { fictional: false }, 'chat.gone'],
    ['an ad cannot write', { writer: { ...staff, kind: 'sponsored' } }, {}, 'chat.gone'],
  ] as const)('%s', (_, facts, with_, closed) => {
    expect(
      decide({ writer: staff, conversation: contactedByMember, ...facts }, with_),
    ).toMatchObject({
      closed,
      price: 0,
    })
  })

  test('they can only reply with texts', () => {
    const facts: SendFacts = { partner: member, conversation: contactedByMember, writer: staff }
    expect(decideSend(facts, terms, { kind: 'photo' }).closed).toBe('chat.text_only')
    expect(decideSend(facts, terms, { kind: 'gif' }).closed).toBe('chat.text_only')
    expect(decideSend(facts, terms, { kind: 'gift', size: 'small' }).closed).toBe('chat.text_only')
  })
})
