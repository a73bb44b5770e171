import type { Pixels } from './pixels.ts'

/** A picture is reduced to this many cells per side, regardless of its aspect ratio. */
const cells = 32
/** Each cell is the mean of at most this many samples per side. */
const probes = 8
/**
 * Below this mean strength of its frequencies, a picture is too plain to be distinguished, such as
 * a blank surface or a night sky.
 */
const plain = 3

/**
 * The lowest frequencies of a picture, ordered by frequency: what survives scaling, brightening and
 * recompression.
 */
const waves: readonly (readonly [across: number, down: number])[] = Array.from(
  { length: 11 },
  (_, frequency) =>
    Array.from({ length: frequency + 1 }, (_, down) => [frequency - down, down] as const),
)
  .flat()
  .slice(1, 65)

/** The frequencies whose sign flips when a picture is mirrored. */
const turning = waves.reduce(
  (mask, [across], at) => (across % 2 === 1 ? mask | (1n << BigInt(at)) : mask),
  0n,
)

const cosines = Array.from({ length: 11 }, (_, wave) =>
  Array.from({ length: cells }, (_, at) => Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * cells))),
)

/**
 * The perceptual hash of a picture (BEY-16): 64 bits, the signs of its lowest frequencies. Copies
 * of a picture differ in few bits, two different pictures in about half. It recognises a picture,
 * never a person. Null for a picture too plain to be distinguished.
 */
export function computePerceptualHash(pixels: Pixels): bigint | null {
  const grey = greyCells(pixels)
  // The required part of the two-dimensional cosine transform: first along each row, then down each
  // column.
  const along = cosines.map((wave) =>
    Array.from({ length: cells }, (_, y) =>
      wave.reduce((sum, factor, x) => sum + factor * (grey[y * cells + x] ?? 0), 0),
    ),
  )
  let bits = 0n
  let strength = 0
  waves.forEach(([across, down], at) => {
    const height = (cosines[down] ?? []).reduce(
      (sum, factor, y) => sum + factor * (along[across]?.[y] ?? 0),
      0,
    )
    strength += Math.abs(height)
    if (height > 0) bits |= 1n << BigInt(at)
  })
  return strength / waves.length / cells < plain ? null : BigInt.asIntN(64, bits)
}

/** The perceptual hash of the mirrored picture. */
export function mirrorPerceptualHash(perceptualHash: bigint): bigint {
  return BigInt.asIntN(64, BigInt.asUintN(64, perceptualHash) ^ turning)
}

function greyCells({ data, width, height, channels }: Pixels): Float64Array {
  const grey = new Float64Array(cells * cells)
  const [green, blue] = channels < 3 ? [0, 0] : [1, 2]
  for (let y = 0; y < cells; y += 1)
    for (let x = 0; x < cells; x += 1) {
      let sum = 0
      for (let down = 0; down < probes; down += 1)
        for (let sideways = 0; sideways < probes; sideways += 1) {
          const row = Math.floor(((y + (down + 0.5) / probes) * height) / cells)
          const column = Math.floor(((x + (sideways + 0.5) / probes) * width) / cells)
          const at = (row * width + column) * channels
          sum +=
            0.299 * (data[at] ?? 0) +
            0.587 * (data[at + green] ?? 0) +
            0.114 * (data[at + blue] ?? 0)
        }
      grey[y * cells + x] = sum / probes ** 2
    }
  return grey
}
