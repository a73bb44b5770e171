/** A sticker as a message keeps it: which source it is from, and its id there. */
export interface StickerKey {
  readonly source: string
  readonly id: string
}

const shape = /^([a-z0-9-]{1,32})\/([A-Za-z0-9_-]{1,100})$/

/** Writes the key of a sticker, `source/id`. */
export function writeStickerKey({ source, id }: StickerKey): string {
  return `${source}/${id}`
}

/** Reads such a key; null for what is none. */
export function readStickerKey(key: string): StickerKey | null {
  const [, source, id] = shape.exec(key) ?? []
  return source === undefined || id === undefined ? null : { source, id }
}
