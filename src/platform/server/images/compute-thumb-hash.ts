import { rgbaToThumbHash } from 'thumbhash'
import type { Pixels } from './pixels.ts'

/** This many cells per side contain all the low frequencies used by a ThumbHash. */
const cells = 32
/** A cell is the mean of at most this many samples per side, spread over it. */
const probes = 8

/**
 * The ThumbHash of an opaque picture: about thirty bytes, shown while the photo loads. Samples only
 * some of the pixels, which is enough for a blur.
 */
export function computeThumbHash({ data, width, height, channels }: Pixels): Uint8Array {
  const longer = Math.max(width, height)
  const wide = Math.max(1, Math.round((width * Math.min(cells, longer)) / longer))
  const high = Math.max(1, Math.round((height * Math.min(cells, longer)) / longer))
  const small = new Uint8Array(wide * high * 4).fill(255)
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2]
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      let [r, g, b] = [0, 0, 0]
      for (let down = 0; down < probes; down += 1)
        for (let along = 0; along < probes; along += 1) {
          const row = Math.floor(((y + (down + 0.5) / probes) * height) / high)
          const column = Math.floor(((x + (along + 0.5) / probes) * width) / wide)
          const at = (row * width + column) * channels
          r += data[at] ?? 0
          g += data[at + green] ?? 0
          b += data[at + blue] ?? 0
        }
      const to = (y * wide + x) * 4
      small[to] = r / probes ** 2
      small[to + 1] = g / probes ** 2
      small[to + 2] = b / probes ** 2
    }
  return rgbaToThumbHash(wide, high, small)
}
