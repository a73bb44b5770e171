/** Pixels in rows from the top, each of one byte a channel: grey, or red, green and blue, with or without opacity. */
interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: number
}

/** A picture is looked at as so many cells a side, whatever its shape, */
const cells = 32
/** each the middle of at most so many times so many pixels. */
const probes = 8
/** So few shades between the darkest and the brightest waves say nothing: a wall, a night. */
const plain = 3

/** The slowest waves of a picture, in rows of equal slowness: what stays when it is made smaller, brighter or saved anew. */
const waves: readonly (readonly [across: number, down: number])[] = Array.from({ length: 11 }, (_, sum) =>
  Array.from({ length: sum + 1 }, (_, down) => [sum - down, down] as const),
)
  .flat()
  .slice(1, 65)

/** The waves whose sign turns when a picture is mirrored. */
const turning = waves.reduce((mask, [across], at) => (across % 2 === 1 ? mask | (1n << BigInt(at)) : mask), 0n)

const cosines = Array.from({ length: 11 }, (_, wave) =>
  Array.from({ length: cells }, (_, at) => Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * cells))),
)

/**
 * The print of a picture (BEY-16): 64 bits, one for each of its slowest waves, whether it rises or falls. Copies of one picture differ in
 * few of them, two pictures in about half; nobody is recognised by them, only a picture. Null for one too plain to be told from others.
 */
export function printOf(pixels: Pixels): bigint | null {
  const grey = greyCells(pixels)
  // First along each row, then down: the two-dimensional cosine transform, no more of it than is used.
  const along = cosines.map((wave) =>
    Array.from({ length: cells }, (_, y) =>
      wave.reduce((sum, factor, x) => sum + factor * (grey[y * cells + x] ?? 0), 0),
    ),
  )
  let bits = 0n
  let strength = 0
  waves.forEach(([across, down], at) => {
    const height = (cosines[down] ?? []).reduce((sum, factor, y) => sum + factor * (along[across]?.[y] ?? 0), 0)
    strength += Math.abs(height)
    if (height > 0) bits |= 1n << BigInt(at)
  })
  return strength / waves.length / cells < plain ? null : BigInt.asIntN(64, bits)
}

/** The print of the same picture mirrored. */
export function mirrored(print: bigint): bigint {
  return BigInt.asIntN(64, BigInt.asUintN(64, print) ^ turning)
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
          sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + green] ?? 0) + 0.114 * (data[at + blue] ?? 0)
        }
      grey[y * cells + x] = sum / probes ** 2
    }
  return grey
}
