import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createPhrases } from '#platform/server/phrases.ts'
import { readPhraseCatalogue } from '#app/phrase-catalogue.ts'
import { gifts } from '../rules/gifts.ts'
import { stickers } from '../rules/stickers.ts'
import { createGifts, type GifSource } from '../server/index.ts'

test('CHAT-06 an operator adds another source: it is searched, our own stickers stay visible in messages, and a source that fails says so', async () => {
  const phrases = createPhrases(await readPhraseCatalogue())
  let alive = true
  const otherSource: GifSource = {
    name: 'other',
    search: async ({ words, locale }) => {
      if (!alive) throw new Error('no connection')
      return [{ id: 'a1', name: `${words} in ${locale}`, version: '1' }]
    },
    find: (id) => (id === 'a1' ? { id, name: 'A cat', version: '1' } : null),
    picture: async () => ({ bytes: new Uint8Array([1]), type: 'text/html' }),
  }
  const { handlers, showDrawing } = createGifts({ phrases, gifSources: [otherSource] })
  const search = (words: string) => handlers['gifts.search_stickers']({ words }, { locale: 'de' } as never)
  expect(await search(' Katze ')).toEqual({
    stickers: [
      {
        id: 'other/a1',
        name: 'Katze in de',
        moving: '/cdn/stickers/other/a1/moving?v=1',
        still: '/cdn/stickers/other/a1/still?v=1',
      },
    ],
  })
  expect(showDrawing('gif', 'minuet/hug', 'fr')?.name).toBe('Un câlin')
  expect([showDrawing('gif', 'other/a1', 'fr')?.name, showDrawing('gif', 'other/a2', 'fr')]).toEqual(['A cat', null])
  alive = false
  expect(await search('Katze')).toMatchObject({ refusal: 'gifts.source_unavailable' })
})

test('every drawing belongs to a gift or sticker, ends within five seconds and contains nothing external', () => {
  for (const [kind, ids] of [
    ['gifts', Object.keys(gifts)],
    ['stickers', stickers],
  ] as const) {
    const folder = new URL(`../drawings/${kind}/`, import.meta.url)
    expect(readdirSync(folder).toSorted()).toEqual([...ids].map((id) => `${id}.svg`).toSorted())
    for (const id of ids) {
      const text = readFileSync(new URL(`${id}.svg`, folder), 'utf8')
      expect([id, text.length < 8000, /<script|href|url\(|<image|<foreignObject|\son\w+=|infinite/.test(text)]).toEqual(
        [id, true, false],
      )
      for (const [, seconds = '', delay = '', times = ''] of text.matchAll(
        /animation:\S+ ([\d.]+)s ease-in-out ([\d.]+)s (\d+) both/g,
      ))
        expect([id, Number(delay) + Number(seconds) * Number(times) < 5]).toEqual([id, true])
    }
  }
})
