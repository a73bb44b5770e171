import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)
/** Smaller responses are sent uncompressed. */
const smallest = 600

/**
 * Writes a `.br` file beside every text file of a folder, at brotli's highest level: maximum
 * compression once at build time rather than fast compression on the first request.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|svg)$/.test(name),
  )
  await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name))
      if (text.byteLength < smallest) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
      }
      await writeFile(join(folder, `${name}.br`), await brotli(text, { params }))
    }),
  )
}
