import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib'

const decompress = promisify(brotliDecompress)
const { BROTLI_PARAM_QUALITY, BROTLI_OPERATION_FLUSH } = constants

/** Returns the compressed text with this word in every gap. */
export type CompressedTemplate = (word: string) => Uint8Array<ArrayBuffer>

/** One word in twenty-five happens to be worth compressing. */
const maxTries = 5

/**
 * Compresses a text with gaps for one word of random characters, such as a nonce, so that filling it
 * in costs a copy instead of a compression. The first gap is a block of its own, which brotli stores
 * as it is because nothing in it repeats; the other gaps refer to the first. Both are up to the
 * encoder, so the result is tested, and `null` if it doesn't hold for any of a few words.
 */
export async function compressTemplate(
  parts: readonly string[],
  newWord = () => randomBytes(16).toString('base64url'),
): Promise<CompressedTemplate | null> {
  if (parts.length < 2) return null
  for (let tries = 0; tries < maxTries; tries += 1) {
    const word = newWord()
    const fill = await compressWith(word, parts)
    const probe = newWord()
    const text = fill && (await decompress(fill(probe)).catch(() => null))
    if (text?.toString() === parts.join(probe)) return fill
  }
  return null
}

async function compressWith(
  word: string,
  [first = '', ...rest]: readonly string[],
): Promise<CompressedTemplate | null> {
  const bytes = await compressBlocks([first, word, rest.join(word)])
  const at = bytes.indexOf(word, 0, 'latin1')
  if (at === -1) return null
  return (other) => {
    const copy = new Uint8Array(bytes)
    for (let index = 0; index < word.length; index += 1) copy[at + index] = other.charCodeAt(index)
    return copy
  }
}

/** Compresses texts as one stream in which each begins at a byte of its own. */
async function compressBlocks(texts: readonly string[]): Promise<Buffer> {
  const stream = createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 9 } })
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const text of texts) {
    stream.write(text)
    await new Promise<void>((resolve) => stream.flush(BROTLI_OPERATION_FLUSH, resolve))
  }
  stream.end()
  await once(stream, 'end')
  return Buffer.concat(chunks)
}
