import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const read = (name: string) => readFileSync(new URL(name, import.meta.url))

/** A phone's photo, rotated, in Display P3, with its location in EXIF; see the README here. */
export const rotatedHeic = () => read('turned.heic')

/** 67 megapixels declared as 400 by 400. */
export const misdeclaredHeic = () => gunzipSync(read('lying.heic.gz'))

/** 20 megapixels with 10 bits per sample, in 2 kB. */
export const largeAvif = () => read('large.avif')

/** The same file with another size in its header. */
export function withDeclaredSize(file: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(file)
  const at = changed.indexOf('ispe')
  changed.writeUInt32BE(width, at + 8)
  changed.writeUInt32BE(height, at + 12)
  return changed
}
