import { readFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import sharp from 'sharp'
import { decoderNiceness } from '#platform/server/images/image-workers.ts'
import type { Client, Job } from './job.ts'

/**
 * The image library alone: each client decodes the file once and encodes it in memory as WebP in
 * every width.
 */
export async function imageClients({
  file,
  widths,
  clients,
}: Job & { kind: 'pictures' }): Promise<readonly Client[]> {
  // One thread per client, like the product's one decoder process each.
  sharp.concurrency(1)
  sharp.cache(false)
  // The same low priority as the product's decoders; otherwise other activity on the machine would
  // slow down only one side.
  setPriority(getPriority() + decoderNiceness)
  const bytes = await readFile(file)
  return Array.from({ length: clients }, () => async () => void (await encodeImages(bytes, widths)))
}

/**
 * The minimum work for the library: produces byte for byte the same images as the product does from
 * this file.
 */
export async function encodeImages(
  bytes: Buffer,
  widths: readonly number[],
): Promise<readonly Buffer[]> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const images: Buffer[] = []
  for (const wide of widths) {
    const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: wide })
    images.push(await picture.webp({ quality: 80, effort: 2 }).toBuffer())
  }
  return images
}
