import { describe, expect, test } from 'vitest'
import type { GiftSize } from '#features/money/gifts/rules/gift-price.ts'
import { decideSend, type SendFacts, type SendTerms } from './decide-send.ts'

const terms: SendTerms = {
  message_credits: 2,
  photo_credits: 4,
  gift_credits: 5,
  fictional: true,
  free_conversations: 2,
  free_first_message: true,
  free_first_answer: true,
}
const free: SendFacts['writer'] = {
  kind: 'member',
  premium: false,
  started: 0,
  acknowledged: false,
}
const premium: SendFacts['writer'] = {
  kind: 'member',
  premium: true,
  started: 9,
  acknowledged: false,
}
const member: SendFacts['partner'] = { kind: 'member', state: 'active' }
const fictional: SendFacts['partner'] = { kind: 'fictional', state: 'active' }
const answering = { startedByWriter: false, sent: 0 }
const going = { startedByWriter: true, sent: 1 }

const decide = (facts: Partial<SendFacts>, with_: Partial<SendTerms> = {}) =>
  decideSend(
    { partner: member, conversation: null, writer: free, ...facts },
    { ...terms, ...with_ },
  )

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

  test('a gift is never free, so none can be sent', () => {
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

describe('price of a photo', () => {
  const photo = (facts: Partial<SendFacts>, with_: Partial<SendTerms> = {}) =>
    decideSend(
      { partner: member, conversation: null, writer: free, ...facts },
      { ...terms, ...with_ },
      { kind: 'photo' },
    )
  test.each([
    ['in an existing conversation', { conversation: going }, {}, 4, 'message'],
    ['on a more expensive site', { conversation: going }, { photo_credits: 9 }, 9, 'message'],
    [
      'where photos are free but messages are not',
      { conversation: going },
      { photo_credits: 0 },
      0,
      'no_charge',
    ],
    [
      'where messages are free but photos are not',
      { conversation: going },
      { message_credits: 0 },
      4,
      'message',
    ],
    ['as a free member’s first message', {}, {}, 0, 'first_message'],
    ['as a Premium member’s first message', { writer: premium }, {}, 4, 'message'],
    ['as the first answer', { conversation: answering }, {}, 0, 'first_answer'],
  ] as const)('%s', (_, facts, with_, price, reason) => {
    expect(photo(facts, with_)).toMatchObject({ closed: null, price, reason })
  })

  test('it is stopped by anything that stops a text', () => {
    expect(photo({ writer: { ...free, started: 2 } }).closed).toBe('chat.too_many_starts')
    expect(photo({ partner: { kind: 'member', state: 'unconfirmed' } }).closed).toBe(
      'chat.unconfirmed',
    )
    expect(photo({ partner: fictional, conversation: going }).disclosure).toBe(true)
  })
})

describe('prices of stickers and gifts', () => {
  const sticker = (facts: Partial<SendFacts>, with_: Partial<SendTerms> = {}) =>
    decideSend(
      { partner: member, conversation: null, writer: free, ...facts },
      { ...terms, ...with_ },
      { kind: 'gif' },
    )
  const gift = (size: GiftSize, facts: Partial<SendFacts>, with_: Partial<SendTerms> = {}) =>
    decideSend(
      { partner: member, conversation: null, writer: free, ...facts },
      { ...terms, ...with_ },
      { kind: 'gift', size },
    )
  test.each([
    ['in an existing conversation', { conversation: going }, {}, 2, 'message'],
    ['where messages are free', { conversation: going }, { message_credits: 0 }, 0, 'no_charge'],
    ['as a free member’s first message', {}, {}, 0, 'first_message'],
    ['as the first answer', { conversation: answering }, {}, 0, 'first_answer'],
  ] as const)('a sticker %s', (_, facts, with_, price, reason) => {
    expect(sticker(facts, with_)).toMatchObject({ closed: null, price, reason })
  })

  test.each([
    ['a small one', 'small', { conversation: going }, {}, 5, 'message'],
    ['a medium one', 'middle', { conversation: going }, {}, 8, 'message'],
    ['a large one', 'large', { conversation: going }, {}, 15, 'message'],
    ['as a free member’s first message, because no gift is free', 'small', {}, {}, 5, 'message'],
    ['as the first answer', 'large', { conversation: answering }, {}, 15, 'message'],
    ['where gifts are free', 'large', { conversation: going }, { gift_credits: 0 }, 0, 'no_charge'],
  ] as const)('a gift: %s', (_, size, facts, with_, price, reason) => {
    expect(gift(size, facts, with_)).toMatchObject({ closed: null, price, reason })
  })

  test('after gifts alone the first message is still free for writers entitled to it', () => {
    const gifts = { startedByWriter: true, sent: 0 }
    expect(decide({ conversation: gifts })).toMatchObject({
      price: 0,
      reason: 'first_message',
      basis: 'first',
    })
    expect(decide({ conversation: gifts, writer: premium })).toMatchObject({
      price: 2,
      reason: 'message',
    })
    expect(
      decide({ conversation: gifts, writer: { ...premium, started: 2 } }),
      'the gift began the second of two',
    ).toMatchObject({ price: 0, reason: 'first_message' })
    expect(decide({ conversation: gifts }, { free_first_message: false })).toMatchObject({
      price: 2,
    })
  })

  test('a gift is stopped by anything that stops a text, and to a fictional profile it requires the disclosure even as the first message', () => {
    expect(gift('small', { writer: { ...free, started: 2 } }).closed).toBe('chat.too_many_starts')
    expect(gift('small', { partner: { kind: 'member', state: 'gone' } }).closed).toBe('chat.gone')
    expect(gift('small', { partner: fictional }).disclosure).toBe(true)
    expect(gift('small', { partner: fictional }, { gift_credits: 0 }).disclosure).toBe(false)
    expect(sticker({ partner: fictional }).disclosure).toBe(false)
    expect(sticker({ partner: fictional, conversation: going }).disclosure).toBe(true)
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
    '%s is free, needs no disclosure and has no limit of starts',
    (_, conversation, with_) => {
      expect(decide({ writer: staff, conversation }, with_)).toEqual({
        closed: null,
        disclosure: false,
        price: 0,
        reason: 'staff',
        basis: conversation.sent === 0 ? 'first' : 'later',
        startsLeft: null,
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

  test('they reply with texts only', () => {
    const facts: SendFacts = { partner: member, conversation: contactedByMember, writer: staff }
    expect(decideSend(facts, terms, { kind: 'photo' }).closed).toBe('chat.text_only')
    expect(decideSend(facts, terms, { kind: 'gif' }).closed).toBe('chat.text_only')
    expect(decideSend(facts, terms, { kind: 'gift', size: 'small' }).closed).toBe('chat.text_only')
  })
})
