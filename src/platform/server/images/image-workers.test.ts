import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { largeAvif, misdeclaredHeic, rotatedHeic } from './testing/heic.ts'
import { createImageWorkers } from './image-workers.ts'
import { type PreparedImage, prepareImage } from './prepare-image.ts'

vi.setConfig({ testTimeout: 60_000 })

const large = () =>
  sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#8a5a44' } })
    .png({ compressionLevel: 1 })
    .toBuffer()

test('a file that takes too long or too much memory loses its process, and the next file is processed', async () => {
  const file = await large()
  const hasty = createImageWorkers({ concurrency: 1, seconds: 0.01 })
  expect(await hasty.run('decode', file)).toBeNull()
  const lean = createImageWorkers({ concurrency: 1, memory: 60e6, largeMemory: 60e6 })
  expect(await lean.run('decode', file)).toBeNull()
  expect(await prepareImage(file)).toMatchObject({ width: 960, height: 960 })
})

test('PRO-07 a large AVIF, which needs twice the memory of other pictures, is decoded in a process that may take it', async () => {
  const outcome = await prepareImage(largeAvif())
  expect(outcome).toMatchObject({ width: 960, height: 768 })
  const { files } = outcome as PreparedImage
  expect(await sharp(files[480]).metadata()).toMatchObject({ width: 480, height: 384 })
})

test('two large pictures and a small one are decoded, and the small one does not wait for them', async () => {
  const finished: string[] = []
  const workers = createImageWorkers({ concurrency: 3, memory: 300e6 })
  const decode = async (name: string, file: Uint8Array) => {
    const outcome = await workers.run('decode', file)
    finished.push(name)
    return outcome
  }
  const outcomes = await Promise.all([
    decode('large', largeAvif()),
    decode('large', largeAvif()),
    decode('small', rotatedHeic()),
  ])
  for (const outcome of outcomes) expect(outcome).toMatchObject({ files: {} })
  expect(finished).toEqual(['small', 'large', 'large'])
})

test('a malformed job crashes the process that received it, twice, and nothing else', async () => {
  const workers = createImageWorkers({ concurrency: 1 })
  expect(await workers.run('nonsense' as never, rotatedHeic())).toBeNull()
  expect(await workers.run('decode', rotatedHeic())).toMatchObject({ width: 480, height: 640 })
})

test('a corrupted HEIC is either a photo or refused', async () => {
  let seed = 7
  const randomBelow = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return (seed >> 8) % below
  }
  const whole = rotatedHeic()
  const files = Array.from({ length: 60 }, () => {
    const file = Buffer.from(whole)
    for (let changes = 1 + randomBelow(8); changes > 0; changes -= 1)
      file[randomBelow(file.length)] = randomBelow(256)
    return file.subarray(0, randomBelow(4) === 0 ? randomBelow(file.length) : file.length)
  })
  const outcomes = await Promise.all(
    [misdeclaredHeic(), ...files].map((file) => prepareImage(file)),
  )
  expect(outcomes[0]).toBe('unreadable')
  for (const outcome of outcomes)
    expect(typeof outcome === 'string' || outcome.files[480].length > 0).toBe(true)
  expect(await prepareImage(whole)).toMatchObject({ width: 480, height: 640 })
})
