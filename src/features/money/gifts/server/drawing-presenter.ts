import type { Locale } from '#kernel/locale.ts'
import type { Drawing, Gift, Sticker } from '../contract.ts'
import { type GiftId, gifts, isGift } from '../rules/gifts.ts'
import { parseStickerKey, formatStickerKey } from '../rules/sticker-key.ts'
import type { FindPhrase } from './drawing-names.ts'
import type { LoadedDrawing } from './drawings.ts'
import type { Gif, GifSource } from './gif-source.ts'

/**
 * Presents gifts and stickers to a reader: with their name in the reader's language and the
 * addresses of their images.
 */
export interface DrawingPresenter {
  /** Null if it has no name. */
  gift(id: GiftId, locale: Locale): Gift | null
  sticker(source: GifSource, gif: Gif): Sticker
  /** A message's gift or sticker; null if it is no longer offered. */
  fromMessage(kind: 'gift' | 'gif', key: string, locale: Locale): Drawing | null
}

/** Creates a presenter from the catalogue. */
export function createDrawingPresenter(deps: {
  readonly findPhrase: FindPhrase
  readonly drawings: ReadonlyMap<GiftId, LoadedDrawing>
  readonly sources: readonly GifSource[]
}): DrawingPresenter {
  function gift(id: GiftId, locale: Locale): Gift | null {
    const name = deps.findPhrase(locale, `gifts.${id}`)
    if (name === null) return null
    return {
      id,
      size: gifts[id],
      name,
      ...addresses(`gifts/${id}`, deps.drawings.get(id)?.version ?? ''),
    }
  }
  function sticker({ name: source }: GifSource, { id, name, version }: Gif): Sticker {
    const key = formatStickerKey({ source, id })
    return { id: key, name, ...addresses(`stickers/${key}`, version) }
  }
  function fromMessage(kind: 'gift' | 'gif', key: string, locale: Locale): Drawing | null {
    const drawing =
      kind === 'gift' ? (isGift(key) ? gift(key, locale) : null) : stickerBy(key, locale)
    return drawing && { name: drawing.name, moving: drawing.moving, still: drawing.still }
  }
  function stickerBy(key: string, locale: Locale): Sticker | null {
    const read = parseStickerKey(key)
    const source = deps.sources.find(({ name }) => name === read?.source)
    const gif = read && source?.find(read.id, locale)
    return source && gif ? sticker(source, gif) : null
  }
  return { gift, sticker, fromMessage }
}

/** The address contains the version, so the bytes at an address never change. */
function addresses(path: string, version: string): Pick<Drawing, 'moving' | 'still'> {
  return { moving: `/cdn/${path}/moving?v=${version}`, still: `/cdn/${path}/still?v=${version}` }
}
