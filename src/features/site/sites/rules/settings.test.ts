import { expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { settings, settingsPatch } from './settings.ts'

test('the defaults are honest and safe, with the demo prices', () => {
  expect(settings.parse({})).toMatchObject({
    account_messages: 'private',
    block_notice: 'private',
    offer_wording: 'honest',
    private_photos: 'granted',
    photos_trusted: false,
    fictional: false,
    member_resell: false,
    signups: 'all',
    logged_out_search: 'none',
    logged_out_search_trafficsource: 'none',
    message_credits: 2,
    photo_credits: 4,
    gift_credits: 5,
    signup_credits: 6,
    free_conversations: 2,
    free_first_message: true,
    free_first_answer: true,
    message_length: 1000,
    history_limit: 2000,
    min_age: 18,
    min_ages: {},
    refund_days: 14,
    undo_seconds: 5,
    swipe_likes: 4,
    free_photos: 3,
    premium_photos: 25,
    cdn_prefix: '/cdn/',
    enable_site_entry_popup: 'yes',
    site_entry_countries: ['NL', 'DE'],
  })
  const { bundles, interests, countries } = settings.parse({})
  expect(bundles.map(({ id, credits, priceMinor }) => [id, credits, priceMinor.EUR])).toEqual([
    ['p0', 20, 999],
    ['p1', 60, 2499],
    ['p2', 150, 5499],
    ['p3', 400, 11999],
  ])
  expect(interests).toHaveLength(51)
  expect(countries).toHaveLength(15)
})

test('fields of another version are ignored when reading', () => {
  expect(settings.parse({ swipe_likes: 7, hover_boards: true })).toMatchObject({ swipe_likes: 7 })
})

test.each([
  [{ swipe_likes: 6 }, true],
  [{}, true],
  [{ min_ages: { US: 21 } }, true],
  [{ min_ages: { US: 16 } }, false],
  [{ min_age: 17 }, false],
  [{ refund_days: 13 }, false],
  [{ countries: ['XX'] }, false],
  [{ countries: [] }, false],
  [{ hover_boards: true }, false],
  [{ message_credits: -1 }, false],
  [{ message_credits: 1.5 }, false],
  [{ account_messages: 'loud' }, false],
  [{ fictional_singular: { de: phrase('sites.fictional_singular', { locale: 'de' }) } }, true],
  [{ fictional_singular: { de: '' } }, false],
  [{ fictional_singular: { xx: 'X' } }, false],
  [{ cdn_prefix: 'https://elsewhere.example/' }, false],
  [{ cdn_prefix: '//elsewhere/' }, false],
  [{ cdn_prefix: '/pictures/small/' }, true],
  [{ bundles: [{ id: 'p0', credits: 20, priceMinor: { EUR: 9.99 } }] }, false],
])('an operator setting %j: %s', (patch, good) => {
  expect(settingsPatch.safeParse(patch).success).toBe(good)
})
