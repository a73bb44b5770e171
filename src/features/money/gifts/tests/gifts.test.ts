import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createPhrases } from '#platform/server/phrases.ts'
import { readPhraseCatalogue } from '#app/phrase-catalogue.ts'
import { phrase } from '#app/testing/phrase.ts'
import { locales } from '#kernel/locale.ts'
import { createLog } from '#platform/server/log/log.ts'
import { gifts } from '../rules/gifts.ts'
import { stickers } from '../rules/stickers.ts'
import { createGifts, type GifSource } from '../server/index.ts'
import { drawingPalette } from '../testing/drawing-palette.ts'

const log = createLog({ level: 'silent' })
const palette = new Set<string>(Object.values(drawingPalette).flat())

test('CHAT-06 an operator adds another source: it is searched, our own stickers stay visible in messages, and a failing source shows an error', async () => {
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
  const { handlers, showDrawing } = createGifts({ phrases, log, gifSources: [otherSource] })
  const search = (words: string) =>
    handlers['gifts.search_stickers']({ words }, { locale: 'de' } as never)
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
  expect(showDrawing('gif', 'minuet/hug', 'fr')?.name).toBe(
    phrase('gifts.stickers.hug', { locale: 'fr' }),
  )
  expect([
    showDrawing('gif', 'other/a1', 'fr')?.name,
    showDrawing('gif', 'other/a2', 'fr'),
  ]).toEqual(['A cat', null])
  alive = false
  expect(await search('Katze')).toMatchObject({ refusal: 'gifts.source_unavailable' })
})

test('every gift and sticker has a name in all seven languages, and every name has a drawing', async () => {
  const catalogue = await readPhraseCatalogue()
  for (const locale of locales) {
    const names = catalogue[locale].gifts as Record<'gifts' | 'stickers' | 'words', object>
    expect([locale, Object.keys(names.gifts).toSorted()]).toEqual([
      locale,
      Object.keys(gifts).toSorted(),
    ])
    for (const group of ['stickers', 'words'] as const)
      expect([locale, group, Object.keys(names[group]).toSorted()]).toEqual([
        locale,
        group,
        stickers.toSorted(),
      ])
  }
})

test('a gift without a name is named in English, or left out if that is missing too; the others are kept, and both cases are logged', async () => {
  const phrases = createPhrases(await readPhraseCatalogue())
  const missing = new Set(['pl gifts.gifts.tulip', 'pl gifts.gifts.cake', 'en gifts.gifts.cake'])
  const lines: string[] = []
  const { handlers, showDrawing } = createGifts({
    phrases: {
      translate: (locale, key) => {
        if (missing.has(`${locale} ${key}`)) throw new Error('MISSING_MESSAGE')
        return phrases.translate(locale, key)
      },
    },
    log: createLog({ write: (line) => void lines.push(line) }),
  })
  const list = () => handlers['gifts.list_gifts']({}, { locale: 'pl' } as never)
  const answer = (await list()) as { gifts: { id: string; name: string }[] }
  await list()
  expect(answer.gifts[0]).toMatchObject({ id: 'tulip', name: 'Tulip' })
  expect(answer.gifts.map(({ id }) => id)).toEqual(Object.keys(gifts).filter((id) => id !== 'cake'))
  expect(showDrawing('gift', 'cake', 'pl')).toBeNull()
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject(
    ['pl gifts.gifts.tulip', 'pl gifts.gifts.cake', 'en gifts.gifts.cake'].map((id) => ({
      level: 'error',
      id,
      message: 'gift or sticker without a name',
    })),
  )
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
      expect([
        id,
        text.length < 8000,
        /<script|href|url\(|<image|<foreignObject|\son\w+=|infinite/.test(text),
      ]).toEqual([id, true, false])
      const animations = [
        ...text.matchAll(/animation:\S+ ([\d.]+)s ease-in-out ([\d.]+)s (\d+) both/g),
      ]
      // The last one in each drawing is `animation:none`, for readers who prefer reduced motion.
      expect([id, animations.length]).toEqual([id, text.split('animation:').length - 2])
      for (const [, seconds = '', delay = '', times = ''] of animations)
        expect([id, Number(delay) + Number(seconds) * Number(times) < 5]).toEqual([id, true])
      const colours = new Set(text.match(/#[\dA-Fa-f]{3,8}\b/g)?.map((one) => one.toUpperCase()))
      expect([id, [...colours].filter((colour) => !palette.has(colour))]).toEqual([id, []])
      for (const [, opacity] of text.matchAll(/fill="#000"(?: opacity="([\d.]+)")?/g))
        expect([id, Number(opacity ?? 1) <= 0.2]).toEqual([id, true])
    }
  }
})
