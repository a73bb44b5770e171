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
const free: SendFacts['writer'] = { kind: 'member', premium: false, started: 0, acknowledged: false }
const premium: SendFacts['writer'] = { kind: 'member', premium: true, started: 9, acknowledged: false }
const member: SendFacts['partner'] = { kind: 'member', state: 'active' }
const fictional: SendFacts['partner'] = { kind: 'fictional', state: 'active' }
const answering = { startedByWriter: false, sent: 0 }
const going = { startedByWriter: true, sent: 1 }

const decide = (facts: Partial<SendFacts>, with_: Partial<SendTerms> = {}) =>
  decideSend({ partner: member, conversation: null, writer: free, ...facts }, { ...terms, ...with_ })

describe('price of a message', () => {
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
    expect(decide(facts, with_)).toMatchObject({ closed: null, disclosure: false, price, reason, basis })
  })
})

describe('a writer on a break from paid features', () => {
  const paused = { ...free, break: 'paused' } as const
  test.each([
    ['pays for no message', { writer: paused, conversation: going }, 'chat.on_break'],
    ['… nor to a fictional profile', { writer: paused, partner: fictional, conversation: going }, 'chat.on_break'],
    ['excluded is said as such', { writer: { ...free, break: 'excluded' }, conversation: going }, 'chat.excluded'],
    ['the free first message goes', { writer: paused }, null],
    ['the free first answer goes', { writer: paused, conversation: answering }, null],
    [
      'their own break is said before the one with fictional profiles',
      {
        writer: { ...paused, limit: 'paused' },
        partner: fictional,
        conversation: going,
      },
      'chat.on_break',
    ],
    [
      'gone is said before it',
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
    expect(decide(facts).closed).toBe(closed)
  })

  test('remaining starts are counted for free members only', () => {
    expect([0, 1, 2, 5].map((started) => decide({ writer: { ...free, started } }).startsLeft)).toEqual([2, 1, 0, 0])
    expect(decide({ writer: premium }).startsLeft).toBeNull()
  })
})

describe('whether a fictional profile’s disclosure must be acknowledged first', () => {
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
    ['in a conversation that goes on', { conversation: going }, {}, 4, 'message'],
    ['on a dearer site', { conversation: going }, { photo_credits: 9 }, 9, 'message'],
    ['where photos cost nothing and messages do', { conversation: going }, { photo_credits: 0 }, 0, 'no_charge'],
    ['where messages cost nothing and photos do', { conversation: going }, { message_credits: 0 }, 4, 'message'],
    ['as a free member’s first message', {}, {}, 0, 'first_message'],
    ['as a premium member’s first message', { writer: premium }, {}, 4, 'message'],
    ['as the first answer', { conversation: answering }, {}, 0, 'first_answer'],
  ] as const)('%s', (_, facts, with_, price, reason) => {
    expect(photo(facts, with_)).toMatchObject({ closed: null, price, reason })
  })

  test('it is stopped by whatever stops a text', () => {
    expect(photo({ writer: { ...free, started: 2 } }).closed).toBe('chat.too_many_starts')
    expect(photo({ partner: { kind: 'member', state: 'unconfirmed' } }).closed).toBe('chat.unconfirmed')
    expect(photo({ partner: fictional, conversation: going }).disclosure).toBe(true)
  })
})

describe('prices of stickers and gifts', () => {
  const sticker = (facts: Partial<SendFacts>, with_: Partial<SendTerms> = {}) =>
    decideSend({ partner: member, conversation: null, writer: free, ...facts }, { ...terms, ...with_ }, { kind: 'gif' })
  const gift = (size: GiftSize, facts: Partial<SendFacts>, with_: Partial<SendTerms> = {}) =>
    decideSend(
      { partner: member, conversation: null, writer: free, ...facts },
      { ...terms, ...with_ },
      { kind: 'gift', size },
    )
  test.each([
    ['in a conversation that goes on', { conversation: going }, {}, 2, 'message'],
    ['where messages cost nothing', { conversation: going }, { message_credits: 0 }, 0, 'no_charge'],
    ['as a free member’s first message', {}, {}, 0, 'first_message'],
    ['as the first answer', { conversation: answering }, {}, 0, 'first_answer'],
  ] as const)('a sticker %s', (_, facts, with_, price, reason) => {
    expect(sticker(facts, with_)).toMatchObject({ closed: null, price, reason })
  })

  test.each([
    ['a small one', 'small', { conversation: going }, {}, 5, 'message'],
    ['a middle one', 'middle', { conversation: going }, {}, 8, 'message'],
    ['a large one', 'large', { conversation: going }, {}, 15, 'message'],
    ['as a free member’s first message, for no gift is free', 'small', {}, {}, 5, 'message'],
    ['as the first answer', 'large', { conversation: answering }, {}, 15, 'message'],
    ['where gifts cost nothing', 'large', { conversation: going }, { gift_credits: 0 }, 0, 'no_charge'],
  ] as const)('a gift: %s', (_, size, facts, with_, price, reason) => {
    expect(gift(size, facts, with_)).toMatchObject({ closed: null, price, reason })
  })

  test('after gifts alone the first message is still free for writers entitled to it', () => {
    const gifts = { startedByWriter: true, sent: 0 }
    expect(decide({ conversation: gifts })).toMatchObject({ price: 0, reason: 'first_message', basis: 'first' })
    expect(decide({ conversation: gifts, writer: premium })).toMatchObject({ price: 2, reason: 'message' })
    expect(decide({ conversation: gifts }, { free_first_message: false })).toMatchObject({ price: 2 })
  })

  test('a gift is stopped by whatever stops a text, and to a fictional profile it requires the disclosure even as the first message', () => {
    expect(gift('small', { writer: { ...free, started: 2 } }).closed).toBe('chat.too_many_starts')
    expect(gift('small', { partner: { kind: 'member', state: 'gone' } }).closed).toBe('chat.gone')
    expect(gift('small', { partner: fictional }).disclosure).toBe(true)
    expect(gift('small', { partner: fictional }, { gift_credits: 0 }).disclosure).toBe(false)
    expect(sticker({ partner: fictional }).disclosure).toBe(false)
    expect(sticker({ partner: fictional, conversation: going }).disclosure).toBe(true)
  })
})

describe('staff writing as a profile', () => {
  const staff: SendFacts['writer'] = { kind: 'fictional', premium: false, started: 0, acknowledged: false }
  const contactedByMember = { startedByWriter: false, sent: 0 }
  test.each([
    ['the first answer', contactedByMember, {}],
    ['an answer further on', { startedByWriter: false, sent: 7 }, {}],
    ['where the first answer of members costs', contactedByMember, { free_first_answer: false }],
  ] as const)('%s costs nothing, needs no note and counts no starts', (_, conversation, with_) => {
    expect(decide({ writer: staff, conversation }, with_)).toEqual({
      closed: null,
      disclosure: false,
      price: 0,
      reason: 'staff',
      basis: conversation.sent === 0 ? 'first' : 'later',
      startsLeft: null,
    })
  })

  test.each([
    ['whoever has not written to them is not there', { conversation: null }, {}, 'not_found'],
    ['nobody can answer someone who left', { partner: { kind: 'member', state: 'gone' } }, {}, 'chat.gone'],
    ['nor someone unconfirmed', { partner: { kind: 'member', state: 'unconfirmed' } }, {}, 'chat.unconfirmed'],
    ['a site without fictional profiles has none that write', {}, { fictional: false }, 'chat.gone'],
    ['an advertisement writes nothing', { writer: { ...staff, kind: 'sponsored' } }, {}, 'chat.gone'],
  ] as const)('%s', (_, facts, with_, closed) => {
    expect(decide({ writer: staff, conversation: contactedByMember, ...facts }, with_)).toMatchObject({
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
