import { readFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import sharp from 'sharp'
import { decodersNice } from '#features/members/photos/rules/limits.ts'
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
  // As far behind everything else as the product's, else a busy neighbour would trouble one side only.
  setPriority(getPriority() + decodersNice)
  const bytes = await readFile(file)
  return Array.from({ length: clients }, () => async () => void (await makePictures(bytes, widths)))
}

/** What the library has to do at least: the same pictures, byte by byte, as the product makes of this file. */
export async function makePictures(bytes: Buffer, widths: readonly number[]): Promise<readonly Buffer[]> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const made: Buffer[] = []
  for (const wide of widths) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: wide })
    made.push(await picture.webp({ quality: 80, effort: 2 }).toBuffer())
  }
  return made
}
