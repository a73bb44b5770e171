import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEncryption, createReader } from './encryption.ts'

const encryption = createEncryption('a passphrase of the tests, long enough')
const name = 'base/one'

async function* pieces(bytes: Uint8Array, size = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of source) all.push(piece)
  return Buffer.concat(all)
}
const encrypt = (bytes: Uint8Array, as = name) => collect(encryption.encrypt(as, pieces(bytes)))
const decrypt = (bytes: Uint8Array, as = name, by = encryption) =>
  collect(by.decrypt(as, pieces(bytes, 1000)))

const chunk = 1 << 20
/** Three chunks, each different. */
const plain = Buffer.concat([1, 2, 3].map((value) => Buffer.alloc(chunk, value)))
const header = 40
const frame = 4 + chunk + 16

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk])(
  'BEY-21 a file of %i bytes is decrypted to the same bytes',
  async (size) => {
    const bytes = plain.subarray(0, size)
    expect((await decrypt(await encrypt(bytes))).equals(bytes)).toBe(true)
  },
)

test('BEY-21 the encrypted file contains no plain text, and encrypting the same text twice gives different files', async () => {
  const text = Buffer.from('ana@example.org '.repeat(20))
  const [one, other] = [await encrypt(text), await encrypt(text)]
  expect(one.includes('ana@example')).toBe(false)
  expect(one.subarray(header).equals(other.subarray(header))).toBe(false)
})

test('BEY-21 any changed or missing byte is noticed', async () => {
  const encrypted = await encrypt(Buffer.from('every byte counts'))
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: encrypted.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (at, by) => {
        const changed = Buffer.from(encrypted)
        changed[at] = (changed[at] ?? 0) ^ by
        await expect(decrypt(changed)).rejects.toThrow(/decrypted|damaged|not a file/)
        await expect(decrypt(encrypted.subarray(0, at))).rejects.toThrow(
          /decrypted|damaged|not a file/,
        )
      },
    ),
    { numRuns: 25 },
  )
})

test.each([
  ['ends after a chunk', (all: Buffer) => all.subarray(0, header + 2 * frame)],
  ['lacks its first chunk', (all: Buffer) => join(all, [1, 2])],
  ['lacks a chunk in the middle', (all: Buffer) => join(all, [0, 2])],
  ['has its chunks in another order', (all: Buffer) => join(all, [1, 0, 2])],
  ['repeats a chunk', (all: Buffer) => join(all, [0, 0, 1, 2])],
  ['has another file at its end', (all: Buffer) => Buffer.concat([all, all])],
  ['has a byte too many', (all: Buffer) => Buffer.concat([all, Buffer.from([0])])],
])('BEY-21 a file that %s is refused', async (_, damage) => {
  await expect(decrypt(damage(await encrypt(plain)))).rejects.toThrow(/decrypted|damaged/)
})

function join(all: Buffer, chunks: readonly number[]): Buffer {
  return Buffer.concat([
    all.subarray(0, header),
    ...chunks.map((at) => all.subarray(header + at * frame, header + (at + 1) * frame)),
  ])
}

test('BEY-21 a file can’t be decrypted with another passphrase, or under another name', async () => {
  const encrypted = await encrypt(Buffer.from('secret'))
  const other = createEncryption('another passphrase of the tests')
  await expect(decrypt(encrypted, name, other)).rejects.toThrow('another passphrase was used')
  await expect(decrypt(encrypted, 'base/other')).rejects.toThrow(`base/other can't be decrypted`)
  expect(
    (
      await decrypt(encrypted, name, createEncryption('a passphrase of the tests, long enough'))
    ).toString(),
  ).toBe('secret')
})

test('bytes are read in any portions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 50 }),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 9 }),
      async (bytes, piece, count) => {
        const reader = createReader(pieces(bytes, piece))
        const parts: Buffer[] = []
        while (!(await reader.isAtEnd())) parts.push(await reader.readUpTo(count))
        expect(Buffer.concat(parts).equals(bytes)).toBe(true)
        expect(await reader.read(1)).toBeNull()
      },
    ),
    { numRuns: 100 },
  )
})
