import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Client, Job } from './job.ts'

/** The picture library alone: each client decodes the file once and writes it in every width as WebP, in memory. */
export async function pictureClients({
  file,
  widths,
  clients,
}: Job & { kind: 'pictures' }): Promise<readonly Client[]> {
  // As many threads as clients, as the product has as many processes.
  sharp.concurrency(1)
  sharp.cache(false)
  const bytes = await readFile(file)
  const largest = Math.max(...widths)
  return Array.from({ length: clients }, () => async () => {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize({ width: largest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    for (const wide of widths) {
      await sharp(data, { raw: { width, height, channels } })
        .resize({ width: wide })
        .webp({ quality: 80, effort: 2 })
        .toBuffer()
    }
  })
}
