import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { portraitFolder } from '#cast/people.ts'
import { sizes } from '#kernel/image-sizes.ts'
import { prepareImage } from '#platform/server/images/prepare-image.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import type { Insider } from './ground/insider.ts'
import type { Testbed } from './ground/open-testbed.ts'
import { logIn, type Person } from './ground/person.ts'
import { countPendingEvents } from './ground/store.ts'
import { median } from './load/median.ts'
import { measurePairs } from './load/measure-pairs.ts'
import { encodeImages } from './load/image-clients.ts'
import type { Outcome } from './report/outcome.ts'

/** The number of photos the product processes concurrently. */
const clients = 2

/**
 * Uploading a phone photo, from the first byte to the committed row, compared with the image
 * library alone.
 */
export async function measure({ insider, port, delay }: Testbed): Promise<Outcome> {
  const file = await photoOfAPhone()
  await makesTheSame(file)
  // Twice as many uploaders as decoders, so that no decoder is idle while a photo is being written
  // to disk.
  const people = await logIn(insider, port, clients * 2)
  // Raises the limits above what one run uploads. Photos awaiting review get no AVIF, which a job
  // would otherwise encode at the same time.
  const photoLimit = 100
  await insider.product.sites.changeSettings(people[0]?.context.site.id ?? 1, {
    free_photos: photoLimit,
    premium_photos: photoLimit,
    photos_trusted: false,
  })
  const delays = { product: [] as number[], bare: [] as number[] }
  const pairs = await measurePairs({
    product: { kind: 'upload', port, file, people: people.map(({ headers }) => headers) },
    bare: { kind: 'pictures', file, widths: sizes, clients },
    seconds: 6,
    warmUp: 20,
    async before() {
      await deleteUploads(insider, people)
      await delay()
    },
    after: async (side) => void delays[side].push(await delay()),
  })
  return {
    what: `an upload of 12 megapixels over HTTP, checked, kept in ${sizes.length} widths and committed ÷ bare sharp, ${clients} at a time`,
    goals: [
      { figure: 'ratio', found: pairs.ratio, wanted: { at_least: 0.9 } },
      { figure: 'event loop, p99 ms', found: median(delays.product), wanted: { at_most: 20 } },
    ],
    pairs,
    notes: {
      delays: delays.product.join(' '),
      // Delays of an idle site: the effect of other programs on the machine.
      delays_at_rest: delays.bare.join(' '),
    },
  }
}

/** Checks that both sides produce the same images; otherwise their ratio would be meaningless. */
async function makesTheSame(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [bare, product] = [await encodeImages(bytes, sizes), await prepareImage(bytes)]
  if (typeof product === 'string') throw new Error(`the product refused the file: ${product}`)
  if (!sizes.every((size, index) => bare[index]?.equals(product.files[size])))
    throw new Error('the two sides produced different images')
}

/**
 * Deletes the uploaded photos with their files, so that they neither slow down a later run nor use
 * up its limits.
 */
async function deleteUploads(
  { call, database }: Insider,
  people: readonly Person[],
): Promise<void> {
  for (const { context } of people) {
    const answer = await call('photos.list_own', {}, context)
    const { photos } = (answer as unknown as { value: { photos: { id: string }[] } }).value
    for (const { id } of photos) await call('photos.delete', { photo: id }, context)
  }
  while ((await countPendingEvents(database)) > 0)
    await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Creates a 4000 × 3000 JPEG: an enlarged portrait with sensor noise. */
async function photoOfAPhone(): Promise<string> {
  const folder = join(projectRoot, '.cache/bench')
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'phone.jpg')
  const size = { width: 4000, height: 3000 }
  const grain = await sharp({
    create: {
      ...size,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
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
