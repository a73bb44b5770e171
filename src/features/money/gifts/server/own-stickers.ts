import type { Locale } from '#kernel/locale.ts'
import { findByWords } from '../rules/find-by-words.ts'
import { type StickerId, stickers } from '../rules/stickers.ts'
import type { FindPhrase } from './drawing-names.ts'
import { readDrawings } from './drawings.ts'
import type { Gif, GifSource } from './gif-source.ts'

/** Our own stickers as a source: drawn for the product, searchable in seven languages (CHAT-06). */
export function createOwnStickers({ findPhrase }: { readonly findPhrase: FindPhrase }): GifSource {
  const drawings = readDrawings('stickers', stickers)
  const inLocale = new Map<Locale, readonly (Gif & { words: string })[]>()

  function allIn(locale: Locale) {
    const cached = inLocale.get(locale)
    if (cached !== undefined) return cached
    const all = stickers.flatMap((id) => {
      const name = findPhrase(locale, `stickers.${id}`)
      const words = findPhrase(locale, `words.${id}`) ?? ''
      return name === null ? [] : [{ id, name, words, version: drawings.get(id)?.version ?? '' }]
    })
    inLocale.set(locale, all)
    return all
  }

  return {
    name: 'minuet',
    search: async ({ words, locale, count }) => findByWords(allIn(locale), words).slice(0, count),
    find: (id, locale) => allIn(locale).find((one) => one.id === id) ?? null,
    async picture(id, form) {
      const bytes = drawings.get(id as StickerId)?.forms[form]
      return bytes === undefined ? null : { bytes, type: 'image/svg+xml' }
    },
  }
}
