import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { GifSource } from './gif-source.ts'
import type { ShowDrawing } from './show-drawing.ts'

/** Maximum number of stickers shown. */
const most = 48

/** Searches stickers in the active source (CHAT-06). */
export function searchStickers(
  source: GifSource,
  show: ShowDrawing,
): Handler<(typeof contract)['gifts.search_stickers'], Site> {
  return async ({ words = '' }, { locale }) => {
    try {
      const found = await source.search({ words: words.trim(), locale, count: most })
      return { stickers: found.map((gif) => show.sticker(source, gif)) }
    } catch {
      return refuse('gifts.source_unavailable')
    }
  }
}
