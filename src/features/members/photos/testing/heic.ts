import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

const read = (name: string) => readFileSync(new URL(name, import.meta.url))

/** A phone's photo, lying, in Display P3, with its place in EXIF; see the README here. */
export const turnedHeic = () => read('turned.heic')

/** 67 megapixels that call themselves 400 by 400. */
export const lyingHeic = () => gunzipSync(read('lying.heic.gz'))

/** The same file with a head that tells another size. */
export function claiming(file: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(file)
  const at = changed.indexOf('ispe')
  changed.writeUInt32BE(width, at + 8)
  changed.writeUInt32BE(height, at + 12)
  return changed
}
