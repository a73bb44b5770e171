import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import type { Gift, Sticker } from '#features/money/gifts/contract.ts'
import { phrase } from '#app/testing/phrase.ts'
import { gifts } from '#features/money/gifts/index.ts'
import { stickers } from '#features/money/gifts/rules/stickers.ts'

let site: PeopledSite
let elena: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  elena = await site.addPerson()
})
afterAll(() => site.close())

/** Requests a path in a language. */
async function request<Body>(path: string, locale = 'en'): Promise<Body> {
  elena.browser.cookies.set('i18n_redirected', locale)
  return (await elena.browser.send('GET', path)).body as unknown as Body
}
const search = async (query: string, locale?: string) =>
  (
    await request<{ stickers: Sticker[] }>(
      `/api/stickers?words=${encodeURIComponent(query)}`,
      locale,
    )
  ).stickers.map(({ id }) => id)

test('CHAT-06 all gifts and stickers have a name in the reader’s language, an animated image and a still one', async () => {
  const { gifts: all } = await request<{ gifts: Gift[] }>('/api/gifts', 'pl')
  const { stickers: some } = await request<{ stickers: Sticker[] }>('/api/stickers', 'de')
  expect(all.map(({ id }) => id)).toEqual(Object.keys(gifts))
  expect(some.map(({ id }) => id)).toEqual(stickers.map((id) => `minuet/${id}`))
  expect(all[0]).toMatchObject({ id: 'tulip', size: 'small', name: 'Tulipan' })
  expect(some[1]).toMatchObject({
    id: 'minuet/good-morning',
    name: phrase('gifts.stickers.good-morning', { locale: 'de' }),
  })
  for (const { moving, still } of [...all, ...some]) {
    const [plays, rests] = await Promise.all([moving, still].map((path) => fetch(site.url + path)))
    const [playing, resting] = [(await plays?.text()) ?? '', (await rests?.text()) ?? '']
    expect([plays?.status, rests?.status, plays?.headers.get('content-type')]).toEqual([
      200,
      200,
      'image/svg+xml',
    ])
    expect(plays?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(playing).toContain('@keyframes')
    expect(resting).not.toMatch(/<style|animation/)
    expect(playing.replace(/<style>[\s\S]*<\/style>/, '')).toBe(resting)
  }
})

test('SEC-05 a drawing opened as a page cannot run or load anything; no path escapes its folder', async () => {
  const { gifts: all } = await request<{ gifts: Gift[] }>('/api/gifts')
  const answer = await fetch(site.url + (all[0]?.moving ?? ''))
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; sandbox",
  )
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  for (const path of [
    '/cdn/gifts/rose/still',
    '/cdn/gifts/tulip/other',
    '/cdn/gifts/toString/still',
    '/cdn/gifts/..%2Fstickers%2Fhello/still',
    '/cdn/stickers/minuet/nothing/still',
    '/cdn/stickers/elsewhere/hello/still',
  ])
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 404])
})

describe('CHAT-06 stickers are found with words in seven languages', () => {
  test.each([
    ['en', 'moon', 'minuet/good-night'],
    ['de', 'umarm', 'minuet/hug'],
    ['es', 'corazón consuelo', 'minuet/hug'],
    ['fr', 'soleil', 'minuet/good-morning'],
    ['it', 'compleanno', 'minuet/party'],
    ['nl', 'koptelefoon', 'minuet/listening'],
    ['pl', 'ksiezyc', 'minuet/good-night'],
  ])('in %s %j finds %s first', async (locale, words, first) => {
    expect((await search(words, locale))[0]).toBe(first)
  })

  test('a search without matches returns nothing, and only members may search', async () => {
    expect(await search('zzzz')).toEqual([])
    expect((await site.visitor().send('GET', '/api/stickers')).status).toBe(403)
    expect((await elena.browser.send('GET', `/api/stickers?words=${'a'.repeat(101)}`)).status).toBe(
      422,
    )
  })
})
