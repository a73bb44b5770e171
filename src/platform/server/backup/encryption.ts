import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  scryptSync,
} from 'node:crypto'

/**
 * Encrypted files: a header, then chunks of at most 1 MiB, each with its length and an AES-256-GCM
 * tag. The nonce is the chunk's number and whether it is the last one, so that removed, repeated,
 * swapped or missing chunks are noticed. Each file has a key of its own, derived from the
 * passphrase, a random salt and the file's name, so that a file can't replace another one either.
 * Source: the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár 2015).
 */
export interface Encryption {
  /** Encrypts a file's bytes. */
  encrypt(name: string, plain: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer>
  /** Throws before the end if the bytes are not exactly those that were encrypted as `name`. */
  decrypt(name: string, encrypted: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer>
}

const magic = Buffer.from('MNBACKUP')
const saltBytes = 16
const headerBytes = magic.length + 2 * saltBytes
const chunkBytes = 1 << 20
const tagBytes = 16
/** About 0.1 s and 32 MB per guess; the passphrase has to be long anyway. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 }

export function createEncryption(passphrase: string): Encryption {
  const masters = new Map<string, Buffer>()
  /** One salt for all files of this process, because deriving from a passphrase takes long. */
  const ownSalt = randomBytes(saltBytes)

  function deriveKey(header: Buffer, name: string): KeyObject {
    const [, salt, fileSalt] = splitHeader(header)
    const id = salt.toString('hex')
    const master = masters.get(id) ?? scryptSync(passphrase, salt, 32, cost)
    masters.set(id, master)
    return createSecretKey(Buffer.from(hkdfSync('sha256', master, fileSalt, name, 32)))
  }

  return {
    async *encrypt(name, plain) {
      const header = Buffer.concat([magic, ownSalt, randomBytes(saltBytes)])
      const key = deriveKey(header, name)
      yield header
      let number = 0
      for await (const { chunk, last } of readChunks(plain)) {
        const cipher = createCipheriv('aes-256-gcm', key, createNonce(number, last)).setAAD(header)
        const body = Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
        const length = Buffer.alloc(4)
        length.writeUInt32BE(body.length)
        yield Buffer.concat([length, body])
        number += 1
      }
    },

    async *decrypt(name, encrypted) {
      const reader = createReader(encrypted)
      const header = await reader.read(headerBytes)
      if (header === null || !header.subarray(0, magic.length).equals(magic))
        throw new Error(`${name} is not a file of a backup.`)
      const key = deriveKey(header, name)
      for (let number = 0, last = false; !last; number += 1) {
        const length = (await reader.read(4))?.readUInt32BE() ?? 0
        const body =
          length < tagBytes || length > chunkBytes + tagBytes ? null : await reader.read(length)
        if (body === null) throw new Error(`${name} is incomplete or damaged.`)
        last = await reader.isAtEnd()
        const decipher = createDecipheriv('aes-256-gcm', key, createNonce(number, last))
        decipher.setAAD(header).setAuthTag(body.subarray(-tagBytes))
        const plain = decipher.update(body.subarray(0, -tagBytes))
        try {
          decipher.final()
        } catch {
          throw new Error(
            `${name} can't be decrypted: another passphrase was used, or it is incomplete or damaged.`,
          )
        }
        yield plain
      }
    },
  }
}

function splitHeader(header: Buffer): readonly [Buffer, Buffer, Buffer] {
  const second = magic.length + saltBytes
  return [
    header.subarray(0, magic.length),
    header.subarray(magic.length, second),
    header.subarray(second),
  ]
}

function createNonce(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = last ? 1 : 0
  return nonce
}

/** Splits bytes into full chunks; the last one may be shorter or empty. */
async function* readChunks(
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ chunk: Buffer; last: boolean }> {
  const reader = createReader(source)
  for (;;) {
    const chunk = await reader.readUpTo(chunkBytes)
    const last = await reader.isAtEnd()
    yield { chunk, last }
    if (last) return
  }
}

export interface ByteReader {
  /** Exactly `count` bytes; null if the source ends before. */
  read(count: number): Promise<Buffer | null>
  /** `count` bytes, fewer only at the end. */
  readUpTo(count: number): Promise<Buffer>
  isAtEnd(): Promise<boolean>
}

/** Reads a source of buffers of any size; holds little more than what is being read. */
export function createReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const iterator = source[Symbol.asyncIterator]()
  let held: Buffer[] = []
  let size = 0
  let ended = false

  async function fill(count: number): Promise<void> {
    while (size < count && !ended) {
      const next = await iterator.next()
      if (next.done) ended = true
      else if (next.value.length > 0) {
        held.push(Buffer.from(next.value.buffer, next.value.byteOffset, next.value.length))
        size += next.value.length
      }
    }
  }

  function take(count: number): Buffer {
    const all = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held)
    held = count < all.length ? [all.subarray(count)] : []
    size = all.length - count
    return all.subarray(0, count)
  }

  return {
    async read(count) {
      await fill(count)
      return size < count ? null : take(count)
    },
    async readUpTo(count) {
      await fill(count)
      return take(Math.min(count, size))
    },
    async isAtEnd() {
      await fill(1)
      return size === 0
    },
  }
}
