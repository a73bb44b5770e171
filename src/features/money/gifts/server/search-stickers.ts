import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import type { GifSource } from './gif-source.ts'
import type { DrawingPresenter } from './drawing-presenter.ts'

/** Maximum number of stickers shown. */
const maxResults = 48

/** Searches stickers in the active source (CHAT-06). */
export function searchStickers(
  source: GifSource,
  show: DrawingPresenter,
): Handler<(typeof contract)['gifts.search_stickers'], Site> {
  return async ({ words = '' }, { locale }) => {
    try {
      const results = await source.search({ words: words.trim(), locale, count: maxResults })
      return { stickers: results.map((gif) => show.sticker(source, gif)) }
    } catch {
      return refuse('gifts.source_unavailable')
    }
  }
}
