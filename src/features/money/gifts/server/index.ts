import type { Handlers } from '#kernel/handler.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract.ts'
import { type GiftId, gifts } from '../rules/gifts.ts'
import { createPhraseFinder } from './drawing-names.ts'
import { drawingRoute } from './drawing-route.ts'
import { readDrawings } from './drawings.ts'
import type { GifSource } from './gif-source.ts'
import { createOwnStickers } from './own-stickers.ts'
import { searchStickers } from './search-stickers.ts'
import { createDrawingPresenter, type DrawingPresenter } from './drawing-presenter.ts'

export type { Gif, GifForm, GifSource } from './gif-source.ts'

export interface Gifts {
  readonly handlers: Handlers<typeof contract, Site>
  /**
   * Describes a message's gift or sticker in a reader's language; null if it is no longer offered.
   */
  readonly showDrawing: DrawingPresenter['fromMessage']
  /** Routes of the images, for the HTTP infrastructure. */
  readonly routes: (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void
}

interface GiftsDeps {
  readonly phrases: Phrases
  readonly log: Log
  /**
   * Sticker sources besides our own: the first is searched; later ones only show stickers already
   * sent from them.
   */
  readonly gifSources?: readonly GifSource[]
}

/** Gifts and stickers: the catalogue, search, and images (CHAT-06). */
export function createGifts({ phrases, log, gifSources = [] }: GiftsDeps): Gifts {
  const findPhrase = createPhraseFinder({ phrases, log })
  const ownStickers = createOwnStickers({ findPhrase })
  const sources = [...gifSources, ownStickers]
  const drawings = readDrawings('gifts', Object.keys(gifts) as GiftId[])
  const show = createDrawingPresenter({ findPhrase, drawings, sources })
  return {
    handlers: {
      'gifts.list_gifts': async (_, { locale }: { locale: Locale }) => ({
        gifts: [...drawings.keys()].flatMap((id) => show.gift(id, locale) ?? []),
      }),
      'gifts.search_stickers': searchStickers(sources[0] ?? ownStickers, show),
    },
    showDrawing: show.fromMessage,
    routes: drawingRoute({ drawings, sources }),
  }
}
