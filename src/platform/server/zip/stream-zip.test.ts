import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { streamZip } from './stream-zip.ts'
import { readZip } from './testing/read-zip.ts'

const at = new Date('2026-03-04T05:06:08Z')
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

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
  const before = await measureHeld()
  let [size, held, next] = [0, 0, 60]
  for await (const piece of archive) {
    size += piece.length
    if (read < next) continue
    next += 60
    held = Math.max(held, (await measureHeld()) - before)
  }
  expect(size).toBeGreaterThan(300_000_000 - 1_000_000)
  expect(held).toBeLessThan(5_000_000)
})

/** The bytes of buffers still in use: when garbage is collected otherwise is up to the engine. */
async function measureHeld(): Promise<number> {
  collectGarbage()
  // Buffers are freed beside the program; the second run waits for the first one's.
  await setImmediate()
  collectGarbage()
  return process.memoryUsage().arrayBuffers
}
