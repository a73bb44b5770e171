import { projectRoot } from '#platform/server/config/project-root.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { maxDifferingBits, hashLookupValues } from './hash-lookup.ts'
import {
  mirrorPerceptualHash,
  computePerceptualHash,
} from '#platform/server/images/perceptual-hash.ts'
import { decodeImage } from '#platform/server/images/decode-image.ts'

const portraits = join(projectRoot, 'db/cast/portraits')

/** Changes that a picture may go through between one account and another. */
const changes: Readonly<Record<string, (picture: Sharp, width: number, height: number) => Sharp>> =
  {
    'made smaller': (picture) => picture.resize({ width: 320 }),
    'made larger and saved badly': (picture) =>
      picture.resize({ width: 1400 }).jpeg({ quality: 35 }),
    'saved badly': (picture) => picture.jpeg({ quality: 40 }),
    'made brighter': (picture) => picture.modulate({ brightness: 1.15 }),
    'made darker and paler': (picture) => picture.modulate({ brightness: 0.85, saturation: 0.6 }),
    'made grey': (picture) => picture.greyscale(),
    'with its edges cut off': (picture, width, height) =>
      picture.extract({
        left: Math.round(width * 0.02),
        top: Math.round(height * 0.015),
        width: Math.round(width * 0.96),
        height: Math.round(height * 0.97),
      }),
    mirrored: (picture) => picture.flop(),
  }

/**
 * Computes a file's perceptual hash in the same way as decoding, without writing the photo's
 * widths.
 */
async function printed(bytes: Buffer): Promise<bigint> {
  const { data, info } = await sharp(bytes)
    .resize({ width: 960, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const perceptualHash = computePerceptualHash({ data, ...info })
  if (perceptualHash === null) throw new Error('no perceptual hash')
  return perceptualHash
}

function differing(one: bigint, other: bigint): number {
  const count = (bits: bigint) => BigInt.asUintN(64, bits).toString(2).replaceAll('0', '').length
  return Math.min(count(one ^ other), count(one ^ mirrorPerceptualHash(other)))
}

const matches = (one: bigint, other: bigint) => differing(one, other) <= maxDifferingBits

let originals: { name: string; bytes: Buffer; perceptualHash: bigint }[]
beforeAll(async () => {
  originals = []
  for (const name of (await readdir(portraits)).filter((file) => file.endsWith('.webp'))) {
    const bytes = await readFile(join(portraits, name))
    originals.push({ name, bytes, perceptualHash: await printed(bytes) })
  }
}, 120_000)

test('BEY-16 at least 95 of 100 copies of a photo are found, however they were scaled, brightened, cropped, mirrored or recompressed', async () => {
  const missed: string[] = []
  let copies = 0
  for (const { name, bytes, perceptualHash } of originals.filter((_, place) => place % 4 === 0)) {
    const { data, info: raw } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    for (const [change, make] of Object.entries(changes)) {
      const copy = await make(sharp(data, { raw }), raw.width, raw.height)
        .toFormat('jpeg')
        .toBuffer()
      copies += 1
      const copyHash = await printed(copy)
      if (!matches(perceptualHash, copyHash))
        missed.push(`${name} ${change}: ${differing(perceptualHash, copyHash)}`)
    }
  }
  expect(copies).toBeGreaterThan(300)
  expect(missed.length / copies, missed.join('\n')).toBeLessThanOrEqual(0.05)
}, 240_000)

test('BEY-16 at most one of a thousand pairs of different portraits is mistaken for a copy', () => {
  const falseMatches: string[] = []
  let pairs = 0
  originals.forEach((one, place) => {
    for (const other of originals.slice(place + 1)) {
      pairs += 1
      if (matches(one.perceptualHash, other.perceptualHash))
        falseMatches.push(
          `${one.name} ${other.name}: ${differing(one.perceptualHash, other.perceptualHash)}`,
        )
    }
  })
  expect(pairs).toBeGreaterThan(10_000)
  expect(falseMatches.length / pairs, falseMatches.join('\n')).toBeLessThanOrEqual(0.001)
})

test('BEY-16 if two hashes differ in at most seven bits, at least one quarter is always found', () => {
  const quarters = (perceptualHash: bigint) =>
    [48n, 32n, 16n, 0n].map((from) => Number((perceptualHash >> from) & 0xffffn))
  let chance = 7
  const randomBelow = (below: number) => {
    chance = (chance * 48_271) % 2_147_483_647
    return chance % below
  }
  for (const { perceptualHash } of originals)
    for (let round = 0; round < 50; round += 1) {
      let other = round % 2 === 0 ? perceptualHash : mirrorPerceptualHash(perceptualHash)
      for (let turned = 0; turned < maxDifferingBits; turned += 1)
        other ^= 1n << BigInt(randomBelow(64))
      const lookupValues = hashLookupValues(perceptualHash)
      expect(quarters(other).some((quarter, place) => lookupValues[place]?.includes(quarter))).toBe(
        true,
      )
    }
})

test('BEY-16 the perceptual hash is computed while decoding, which every upload goes through anyway', async () => {
  const [first] = originals
  if (first === undefined) throw new Error('no portraits')
  const image = await decodeImage(first.bytes)
  expect(typeof image === 'string' ? image : image.perceptualHash).toBe(first.perceptualHash)
})

test('BEY-16 a picture too plain to be distinguished has no perceptual hash', async () => {
  const plainPicture = await sharp({
    create: { width: 600, height: 750, channels: 3, background: '#8a5a44' },
  })
    .jpeg()
    .toBuffer()
  const image = await decodeImage(plainPicture)
  expect(typeof image === 'string' ? image : image.perceptualHash).toBeNull()
})
