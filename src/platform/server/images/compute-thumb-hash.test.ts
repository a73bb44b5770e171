import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import { expect, test } from 'vitest'
import { computeThumbHash } from './compute-thumb-hash.ts'

async function readPixels(image: Sharp) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** A disc on a two-coloured background, with grain. */
function painted(width: number, height: number) {
  const svg = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#2f6f5e"/>
    <rect width="40%" height="100%" fill="#e8c9a0"/><circle cx="55%" cy="40%" r="25%" fill="#8a3b2f"/></svg>`
  return sharp(Buffer.from(svg)).flatten()
}

test.each([
  [960, 720],
  [720, 960],
  [960, 960],
  [200, 2000],
  [260, 200],
])(
  'the placeholder of a %d by %d image is close to one computed from every pixel',
  async (width, height) => {
    const pixels = await readPixels(painted(width, height))
    const every = await readPixels(
      painted(width, height).resize(100, 100, { fit: 'inside' }).ensureAlpha(),
    )
    const expected = thumbHashToRGBA(rgbaToThumbHash(every.width, every.height, every.data))
    const actual = thumbHashToRGBA(computeThumbHash(pixels))
    expect([actual.w, actual.h]).toEqual([expected.w, expected.h])
    const apart = actual.rgba.reduce(
      (sum, value, at) => sum + Math.abs(value - (expected.rgba[at] ?? 0)),
      0,
    )
    expect(apart / actual.rgba.length).toBeLessThan(4)
  },
)

test('one-channel pixels stay grey', async () => {
  const grey = await readPixels(
    sharp({ create: { width: 300, height: 200, channels: 3, background: '#777' } }).toColourspace(
      'b-w',
    ),
  )
  expect(grey.channels).toBe(1)
  const { rgba } = thumbHashToRGBA(computeThumbHash(grey))
  for (const value of [...rgba].filter((_, at) => at % 4 !== 3))
    expect(Math.abs(value - 0x77)).toBeLessThan(8)
})
