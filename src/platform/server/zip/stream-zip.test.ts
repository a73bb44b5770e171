import { expect, test } from 'vitest'
import { streamZip } from './stream-zip.ts'
import { readZip } from './testing/read-zip.ts'

const at = new Date('2026-03-04T05:06:08Z')

test('a streamed archive can be read back, whatever the size of its pieces', async () => {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, number) => ({ number })))
  async function* files() {
    yield {
      name: 'data.json',
      content: Array.from({ length: Math.ceil(text.length / 1000) }, (_, piece) =>
        Buffer.from(text.slice(piece * 1000, (piece + 1) * 1000)),
      ),
    }
    yield { name: 'photos/żółw.webp', bytes: Buffer.from([0, 255, 1, 254]) }
    yield { name: 'empty.txt', content: [] }
  }
  const pieces: Uint8Array[] = []
  for await (const piece of streamZip(files(), at)) pieces.push(piece)
  const archive = readZip(Buffer.concat(pieces))
  expect([...archive.keys()]).toEqual(['data.json', 'photos/żółw.webp', 'empty.txt'])
  expect(archive.get('data.json')?.toString()).toBe(text)
  expect(archive.get('photos/żółw.webp')).toEqual(Buffer.from([0, 255, 1, 254]))
  expect(archive.get('empty.txt')).toHaveLength(0)
})

test('an archive of 300 MB uses only a few MB of memory, and waits for its reader', async () => {
  let read = 0
  async function* files() {
    for (let photo = 0; photo < 300; photo += 1) {
      read += 1
      yield { name: `${photo}.webp`, bytes: Buffer.alloc(1_000_000, photo) }
    }
  }
  const archive = streamZip(files(), at)
  await archive.next()
  expect(read).toBeLessThanOrEqual(2)
  globalThis.gc?.()
  const before = process.memoryUsage().arrayBuffers
  let [size, peak] = [0, 0]
  for await (const piece of archive) {
    size += piece.length
    peak = Math.max(peak, process.memoryUsage().arrayBuffers - before)
  }
  expect(size).toBeGreaterThan(300_000_000 - 1_000_000)
  expect(peak).toBeLessThan(100_000_000)
})
