import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { portraitFolder } from '#cast/people.ts'
import { sizes } from '#features/photos/rules/sizes.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { logIn } from './ground/person.ts'
import type { Ground } from './ground/open-ground.ts'
import { measurePairs } from './load/measure-pairs.ts'
import type { Outcome } from './report/outcome.ts'

/** As many as the product works on at a time. */
const clients = 2

/** Uploading a photo of a phone, from the first byte to the committed row, against the picture library alone. */
export async function measure({ insider, port, delay }: Ground): Promise<Outcome> {
  const file = await photoOfAPhone()
  // As many again wait their turn, so that a photo being written to the disk leaves no decoder idle.
  const people = (await logIn(insider, port, clients * 2)).map(({ headers }) => headers)
  const delays: number[] = []
  await delay()
  const pairs = await measurePairs({
    product: { kind: 'upload', port, file, people },
    bare: { kind: 'pictures', file, widths: sizes, clients },
    seconds: 6,
    after: async (side) => {
      const now = await delay()
      if (side === 'product') delays.push(now)
    },
  })
  return {
    what: `an upload of 12 megapixels over HTTP, checked, kept in ${sizes.length} widths, committed and deleted again ÷ bare sharp, ${clients} at a time`,
    goals: [
      { figure: 'ratio', found: pairs.ratio, wanted: { at_least: 0.9 } },
      {
        figure: 'event loop, p99 ms',
        found: delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)] ?? 0,
        wanted: { at_most: 20 },
      },
    ],
    pairs,
    notes: { delays: delays.join(' ') },
  }
}

/** A JPEG of 4000 × 3000: a portrait, enlarged, with the grain of a sensor. */
async function photoOfAPhone(): Promise<string> {
  const folder = join(projectRoot, '.cache/bench')
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'phone.jpg')
  const size = { width: 4000, height: 3000 }
  const grain = await sharp({
    create: { ...size, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await sharp(join(portraitFolder, 'ada.webp'))
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toFile(file)
  return file
}
