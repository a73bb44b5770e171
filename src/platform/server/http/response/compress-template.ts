import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib'

const decompress = promisify(brotliDecompress)
const { BROTLI_PARAM_QUALITY, BROTLI_OPERATION_FLUSH } = constants

/** Returns the compressed text with this word in every gap. */
export type CompressedTemplate = (word: string) => Uint8Array<ArrayBuffer>

/**
 * Compresses a text with gaps for one word of random characters, such as a nonce, so that filling it
 * in costs a copy instead of a compression. The first gap is a block of its own, which brotli stores
 * as it is because nothing in it repeats; the other gaps refer to the first. Both are up to the
 * encoder, so the result is tested, and `null` if it doesn't hold.
 */
export async function compressTemplate(
  parts: readonly string[],
  newWord = () => randomBytes(16).toString('base64url'),
): Promise<CompressedTemplate | null> {
  const [first = '', ...rest] = parts
  if (rest.length === 0) return null
  const word = newWord()
  const bytes = await compressBlocks([first, word, rest.join(word)])
  const at = bytes.indexOf(word, 0, 'latin1')
  if (at === -1) return null
  const fill: CompressedTemplate = (other) => {
    const copy = new Uint8Array(bytes)
    for (let index = 0; index < word.length; index += 1) copy[at + index] = other.charCodeAt(index)
    return copy
  }
  const probe = newWord()
  const text = await decompress(fill(probe)).catch(() => null)
  return text?.toString() === parts.join(probe) ? fill : null
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
