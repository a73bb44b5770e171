/** A sticker as stored in a message: its source, and its id there. */
export interface StickerKey {
  readonly source: string
  readonly id: string
}

const shape = /^([a-z0-9-]{1,32})\/([A-Za-z0-9_-]{1,100})$/

/** Formats the key of a sticker, `source/id`. */
export function formatStickerKey({ source, id }: StickerKey): string {
  return `${source}/${id}`
}

/** Parses such a key; null if it is invalid. */
export function parseStickerKey(key: string): StickerKey | null {
  const [, source, id] = shape.exec(key) ?? []
  return source === undefined || id === undefined ? null : { source, id }
}
