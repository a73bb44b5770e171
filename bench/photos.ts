import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { portraitFolder } from '#cast/people.ts'
import { sizes } from '#features/members/photos/rules/sizes.ts'
import { prepareImage } from '#features/members/photos/server/prepare-image.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import type { Insider } from './ground/insider.ts'
import type { Ground } from './ground/open-ground.ts'
import { logIn, type Person } from './ground/person.ts'
import { countUntold } from './ground/store.ts'
import { middle } from './load/middle.ts'
import { measurePairs } from './load/measure-pairs.ts'
import { makePictures } from './load/picture-clients.ts'
import type { Outcome } from './report/outcome.ts'

/** As many as the product works on at a time. */
const clients = 2

/** Uploading a photo of a phone, from the first byte to the committed row, against the picture library alone. */
export async function measure({ insider, port, delay }: Ground): Promise<Outcome> {
  const file = await photoOfAPhone()
  await makesTheSame(file)
  // As many again wait their turn, so that a photo being written to the disk leaves no decoder idle.
  const people = await logIn(insider, port, clients * 2)
  // Room for all that a stretch uploads; what awaits review gets no AVIF, which a job would make beside.
  const room = 100
  await insider.product.sites.changeSettings(people[0]?.context.site.id ?? 1, {
    free_photos: room,
    premium_photos: room,
    photos_trusted: false,
  })
  const delays = { product: [] as number[], bare: [] as number[] }
  const pairs = await measurePairs({
    product: { kind: 'upload', port, file, people: people.map(({ headers }) => headers) },
    bare: { kind: 'pictures', file, widths: sizes, clients },
    seconds: 6,
    warmUp: 20,
    async before() {
      await takeAway(insider, people)
      await delay()
    },
    after: async (side) => void delays[side].push(await delay()),
  })
  return {
    what: `an upload of 12 megapixels over HTTP, checked, kept in ${sizes.length} widths and committed ÷ bare sharp, ${clients} at a time`,
    goals: [
      { figure: 'ratio', found: pairs.ratio, wanted: { at_least: 0.9 } },
      { figure: 'event loop, p99 ms', found: middle(delays.product), wanted: { at_most: 20 } },
    ],
    pairs,
    notes: {
      delays: delays.product.join(' '),
      // What the neighbours do to a site that has nothing to do.
      delays_at_rest: delays.bare.join(' '),
    },
  }
}

/** Compares the pictures of both sides; a ratio of different work would say nothing. */
async function makesTheSame(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [bare, product] = [await makePictures(bytes, sizes), await prepareImage(bytes)]
  if (isRefusal(product)) throw new Error(`the product refuses the file: ${product.refusal}`)
  if (!sizes.every((size, index) => bare[index]?.equals(product.files[size])))
    throw new Error('the two sides do not make the same pictures')
}

/** Deletes what was uploaded, with its bytes, so that no stretch pays for it and no later one has less room. */
async function takeAway({ ask, database }: Insider, people: readonly Person[]): Promise<void> {
  for (const { context } of people) {
    const answer = await ask('photos.list_own', {}, context)
    const { photos } = (answer as unknown as { value: { photos: { id: string }[] } }).value
    for (const { id } of photos) await ask('photos.delete', { photo: id }, context)
  }
  while ((await countUntold(database)) > 0) await new Promise((resolve) => setTimeout(resolve, 100))
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
