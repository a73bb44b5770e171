import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getCreditState } from './credit-state.ts'
import { countAffordable } from './count-affordable.ts'
import { creditsToMoney } from './credits-to-money.ts'
import { getCreditPrice } from './get-credit-price.ts'

const prices = { message_credits: 2, photo_credits: 4, gift_credits: 5 }

test.each([
  ['message', 2],
  ['sticker', 2],
  ['photo', 4],
  ['small_gift', 5],
  ['middle_gift', 8],
  ['large_gift', 15],
] as const)('a %s costs %d credits', (act, price) => {
  expect(getCreditPrice(act, prices)).toBe(price)
})

test.each([
  // 60 credits for €18.74 and for €24.99, as shown on the send button.
  [{ minor: 1874, per_credits: 60 }, 2, 62],
  [{ minor: 2499, per_credits: 60 }, 2, 83],
  [{ minor: 999, per_credits: 20 }, 2, 100],
  [{ minor: 11999, per_credits: 400 }, 2, 60],
  [{ minor: 5, per_credits: 10 }, 1, 1],
  [{ minor: 15, per_credits: 10 }, 1, 2],
  [{ minor: 14, per_credits: 10 }, 1, 1],
  [{ minor: 1, per_credits: 1000 }, 1, 1],
  [{ minor: 999, per_credits: 20 }, 0, 0],
])('at %j, %d credits are %d minor units', (rate, credits, minor) => {
  expect(creditsToMoney(rate, credits)).toBe(minor)
})

test('an amount is an integer within half a minor unit of the price paid', () => {
  const whole = (max: number) => fc.integer({ min: 1, max })
  fc.assert(
    fc.property(whole(10_000_000), whole(100_000), whole(10_000), (minor, per_credits, credits) => {
      const money = creditsToMoney({ minor, per_credits }, credits)
      expect(Number.isSafeInteger(money)).toBe(true)
      const off = 2n * BigInt(money) * BigInt(per_credits) - 2n * BigInt(minor) * BigInt(credits)
      expect(money === 1 || (off > -BigInt(per_credits) && off <= BigInt(per_credits))).toBe(true)
    }),
  )
})

test.each([
  [0, 'danger'],
  [1, 'low'],
  [10, 'low'],
  [11, 'fine'],
  [400, 'fine'],
])('a balance of %d credits is shown as %s', (credits, state) => {
  expect(getCreditState(credits)).toBe(state)
})

test.each([
  [8, 2, 4],
  [9, 2, 4],
  [1, 2, 0],
  [0, 2, 0],
  [8, 0, null],
])('with %d credits and a price of %d, the number of messages is %s', (credits, price, count) => {
  expect(countAffordable(credits, price)).toBe(count)
})
