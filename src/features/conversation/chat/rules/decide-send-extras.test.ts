import { describe, expect, test } from 'vitest'
import type { GiftSize } from '#features/money/gifts/rules/gift-price.ts'
import { decideSend, type SendFacts, type SendTerms } from './decide-send.ts'
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

  test('anything that blocks a text also blocks a photo', () => {
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

  test('if only gifts were sent before, the first message is still free for anyone entitled to it', () => {
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

  test('anything that blocks a text also blocks a gift; to a fictional profile, a gift requires the disclosure even as the first message', () => {
    expect(gift('small', { writer: { ...free, started: 2 } }).closed).toBe('chat.too_many_starts')
    expect(gift('small', { partner: { kind: 'member', state: 'gone' } }).closed).toBe('chat.gone')
    expect(gift('small', { partner: fictional }).disclosure).toBe(true)
    expect(gift('small', { partner: fictional }, { gift_credits: 0 }).disclosure).toBe(false)
    expect(sticker({ partner: fictional }).disclosure).toBe(false)
    expect(sticker({ partner: fictional, conversation: going }).disclosure).toBe(true)
  })
})
