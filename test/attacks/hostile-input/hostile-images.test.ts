import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImageProcess, startImageProcess } from '#platform/server/images/image-process.ts'
import type { ImageProblem, PreparedImage } from '#platform/server/images/prepared-image.ts'
import { rotatedHeic } from '#platform/server/images/testing/heic.ts'
import { reportFigure } from '#platform/server/testing/report-figure.ts'
import {
  type PeopledSite,
  startPeopledSite,
  type TestPerson,
} from '#features/members/profiles/testing/peopled-site.ts'
import { makePremium } from '#features/members/photos/testing/private-photos.ts'
import { photoIn } from '#features/members/photos/testing/own-photos.ts'
import { createMediaReader, createUploader } from '#features/members/photos/testing/send-bytes.ts'
import { createHostileFiles } from './hostile-files.ts'
import { createRandomBelow, mutate } from './mutate.ts'
import { canary, type CorpusPicture, createPicture, isUpright } from './picture-corpus.ts'

/**
 * 150 damaged pictures, 20 of them uploaded, and 40 undamaged ones; with MINUET_INPUT=all 1,000, 100
 * and 1,500 in each batch.
 */
const [count, uploadCount, corpusCount] =
  process.env.MINUET_INPUT === 'all' ? [1000, 100, 1500] : [150, 20, 40]
const batch = Number(process.env.MINUET_BATCH ?? '0')

let seeds: readonly Buffer[]
let bombs: readonly Uint8Array[]
let site: PeopledSite
let owner: TestPerson
beforeAll(async () => {
  seeds = await createSeeds()
  bombs = Object.values(await createHostileFiles()).map(({ bytes }) => bytes)
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { photos_trusted: true })
  owner = await site.addPerson()
  await makePremium(site, owner)
}, 300_000)
afterAll(() => site?.close())

/** Pictures of every accepted format with metadata, a profile, transparency, and of odd shapes. */
async function createSeeds(): Promise<Buffer[]> {
  const below = createRandomBelow(7)
  const seedsOf = async (width: number, height: number) => {
    const raw = Buffer.from(Array.from({ length: width * height * 4 }, () => below(256)))
    const picture = sharp(raw, { raw: { width, height, channels: 4 } })
      .withExif({ IFD0: { ImageDescription: canary, Artist: canary } })
      .withIccProfile('p3')
    return Promise.all([
      picture.clone().jpeg({ quality: 60 }).toBuffer(),
      picture.clone().jpeg({ progressive: true, quality: 40 }).toBuffer(),
      picture.clone().png().toBuffer(),
      picture.clone().png({ palette: true, progressive: true }).toBuffer(),
      picture.clone().webp({ quality: 50 }).toBuffer(),
      picture.clone().webp({ lossless: true }).toBuffer(),
      picture.clone().avif({ quality: 40, effort: 0 }).toBuffer(),
    ])
  }
  return [...(await seedsOf(240, 200)), ...(await seedsOf(300, 220)), rotatedHeic()]
}

const below = createRandomBelow(20_261_129 + batch)
const next = () => mutate(seeds[below(seeds.length)] ?? Buffer.alloc(16), below)

test(`PRO-07 ${count} damaged pictures and all bombs are decoded without metadata or refused, each within ten seconds and 300 MB`, async () => {
  const findings: string[] = []
  const files = [...bombs, ...Array.from({ length: count }, next)]
  const { counts, slowest } = await decodeAll(
    async () => files.pop(),
    () => smallMemory,
    async (file, image) => {
      for (const fault of await findFaultsOf(image)) findings.push(`${fault}: ${describe(file)}`)
    },
    (file) => findings.push(`took too long or too much: ${describe(file)}`),
  )
  reportFigure(
    `${count} damaged pictures and ${bombs.length} hostile files: ${JSON.stringify(counts)}, the slowest took ${slowest} ms; ${findings.length} findings`,
  )
  expect(findings).toEqual([])
  expect(counts.decoded).toBeGreaterThan(count / 20)
  expect(counts.refused).toBeGreaterThan(count / 20)
}, 1_800_000)

test(`PRO-07 ${corpusCount} undamaged pictures of every format, colour space and orientation are decoded upright, within ten seconds, its stated memory and without metadata`, async () => {
  const findings: string[] = []
  const random = createRandomBelow(7_500 + batch)
  let created = 0
  const pictures = new Map<Uint8Array, CorpusPicture>()
  const { counts, slowest } = await decodeAll(
    async () => {
      if (created === corpusCount) return undefined
      created += 1
      const picture = await createPicture(random)
      pictures.set(picture.bytes, picture)
      return picture.bytes
    },
    (file) => memoryFor(pictures.get(file) as CorpusPicture),
    async (file, image) => {
      const { name, size } = pictures.get(file) as CorpusPicture
      pictures.delete(file)
      if (typeof image === 'string') return void findings.push(`${image}: ${name}`)
      for (const fault of await findFaultsOf(image)) findings.push(`${fault}: ${name}`)
      if (size === null) return
      const width = Math.min(960, size.width)
      const height = (width * size.height) / size.width
      if (image.width !== width || Math.abs(image.height - height) > 1)
        findings.push(`${image.width} × ${image.height}: ${name}`)
      if (!(await isUpright(image.files[480]))) findings.push(`is not upright: ${name}`)
    },
    (file) => findings.push(`took too long or too much: ${pictures.get(file)?.name}`),
  )
  reportFigure(
    `${corpusCount} undamaged pictures: ${JSON.stringify(counts)}, the slowest took ${slowest} ms; ${findings.length} findings`,
  )
  expect(findings).toEqual([])
  expect(counts).toEqual({ decoded: corpusCount, refused: 0, crashed: 0 })
}, 1_800_000)

test(`PRO-07 ${uploadCount} damaged pictures are uploaded or refused, and the site serves no metadata and none of their bytes`, async () => {
  const upload = createUploader(site)
  const read = createMediaReader(site)
  const findings: string[] = []
  const statuses: Record<string, number> = {}
  for (let nth = 0; nth < uploadCount; nth += 1) {
    const file = next()
    const sent = await upload(owner, file)
    statuses[sent.status] = (statuses[sent.status] ?? 0) + 1
    if (![200, 413, 415, 422].includes(sent.status))
      findings.push(`${sent.status}: ${describe(file)}`)
    if (sent.status !== 200) continue
    const photo = photoIn(sent)
    for (const path of Object.values(photo.src)) {
      const { bytes } = await read(owner, path)
      if (bytes.equals(file)) findings.push(`served as sent: ${describe(file)}`)
      for (const fault of await findFaults(bytes)) findings.push(`${fault}: ${describe(file)}`)
    }
    await owner.browser.send('DELETE', `/api/profile/photos/${photo.id}`)
  }
  reportFigure(
    `${uploadCount} of them uploaded: ${JSON.stringify(statuses)}; ${findings.length} findings`,
  )
  expect(findings).toEqual([])
  expect((await owner.browser.send('GET', '/api/profile/photos')).status).toBe(200)
}, 1_800_000)

/**
 * Decodes files in two confined processes, each replaced after a failure or once it has grown, until
 * `take` returns none. Returns how many of each outcome there were and the longest time in
 * milliseconds.
 */
async function decodeAll(
  take: () => Promise<Uint8Array | undefined>,
  chooseMemory: (file: Uint8Array) => number,
  onImage: (file: Uint8Array, image: PreparedImage | ImageProblem) => Promise<void>,
  onStopped: (file: Uint8Array) => void,
) {
  const counts = { decoded: 0, refused: 0, crashed: 0 }
  let slowest = 0
  const worker = async () => {
    let running: ImageProcess | undefined
    let memory = 0
    for (let file = await take(); file !== undefined; file = await take()) {
      if (memory !== chooseMemory(file)) running?.end()
      if (memory !== chooseMemory(file) || running === undefined) {
        memory = chooseMemory(file)
        running = await startImageProcess({ seconds: 10, memory })
      }
      const startedAt = performance.now()
      const outcome = await running.run('decode', file)
      slowest = Math.max(slowest, Math.round(performance.now() - startedAt))
      if (outcome === 'too_slow' || outcome === 'out_of_memory') onStopped(file)
      if (outcome === 'crashed') counts.crashed += 1
      if (typeof outcome === 'string' || outcome.memory > 200_000_000) {
        running.end()
        running = undefined
      }
      if (typeof outcome === 'string') continue
      const image = outcome.result as PreparedImage | ImageProblem
      counts[typeof image === 'string' ? 'refused' : 'decoded'] += 1
      await onImage(file, image)
    }
    running?.end()
  }
  await Promise.all([worker(), worker()])
  return { counts, slowest }
}

/** In bytes, for all pictures but large AVIFs. */
const smallMemory = 300_000_000

/**
 * An AVIF is converted as a whole (`largeMemory` in `image-process.ts`): one of the corpus, with 8
 * bits per sample, takes at most 20 bytes per pixel in addition to the process.
 */
function memoryFor({ name, size }: CorpusPicture): number {
  if (size === null || !name.startsWith('avif')) return smallMemory
  return Math.max(smallMemory, 110_000_000 + 20 * size.width * size.height)
}

/** Returns what is wrong with the files of a prepared picture. */
async function findFaultsOf(image: PreparedImage | ImageProblem): Promise<string[]> {
  if (typeof image === 'string') return []
  const faults = Object.values(image.files).map((bytes) => findFaults(Buffer.from(bytes)))
  return (await Promise.all(faults)).flat()
}

/** Returns what is wrong with a picture that the site would serve. */
async function findFaults(bytes: Buffer): Promise<string[]> {
  const { format, exif, xmp, iptc, icc } = await sharp(bytes).metadata()
  const faults = format === 'webp' ? [] : [`is ${format}`]
  for (const [name, part] of Object.entries({ exif, xmp, iptc, icc }))
    if (part !== undefined) faults.push(`has ${name}`)
  return bytes.includes(canary) ? [...faults, 'has the canary'] : faults
}

/** The file itself, if it is small enough to be repeated from the message. */
function describe(file: Uint8Array): string {
  const text = Buffer.from(file).toString('base64')
  return `${file.length} bytes, ${text.length < 4000 ? text : `${text.slice(0, 200)}…`}`
}
