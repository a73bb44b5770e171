import sharp, { type Sharp } from 'sharp'
import { refuse } from '#kernel/refusal.ts'
import { giveBack } from '#platform/server/give-back.ts'
import { uploadLimits } from '../rules/limits.ts'
import { printOf } from '../rules/print-of.ts'
import { type Size, sizes } from '../rules/sizes.ts'
import { decodeHeic } from './decode-heic.ts'
import { hashOf } from './hash-of.ts'
import type { ImageRefusal, PreparedImage } from './prepared-image.ts'

/** The formats taken: by the decoder's name, HEIF by what its pictures are coded with. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif/av1', 'heif/hevc'])

/**
 * Decodes a file once and makes all widths of it (PRO-07). The format is what the decoder finds, whatever the name says.
 * Turned upright first; EXIF, GPS, colour profiles and anything hidden behind the picture do not survive. Runs in a process
 * of its own, see `image-workers.ts`.
 */
export async function decodeImage(bytes: Uint8Array): Promise<PreparedImage | ImageRefusal> {
  // Its head is read without the limit, so that a picture too large is told apart from no picture.
  const known = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (known === null) return refuse('photos.wrong_type')
  const format = known.format === 'heif' ? `heif/${known.compression}` : known.format
  if (!formats.has(format)) return refuse('photos.wrong_type')
  if (known.width * known.height > uploadLimits.pixels) return refuse('photos.too_many_pixels')
  if (Math.min(known.width, known.height) < uploadLimits.shortestSide) return refuse('photos.too_small')

  const source = format === 'heif/hevc' ? await decodeHeic(bytes, known.icc).catch(() => null) : bytes
  if (source === null) return refuse('photos.unreadable')
  const largest = await sharp(source, { limitInputPixels: uploadLimits.pixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: sizes[2], withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    // A broken file is an upload's ordinary fate, and libvips says so by throwing.
    .catch(() => null)
  if (largest === null) return refuse('photos.unreadable')

  const { width, height, channels } = largest.info
  const picture = () => sharp(largest.data, { raw: { width, height, channels } })
  // One after the other: a file being prepared takes one thread, whatever the number of widths.
  const files: Partial<Record<Size, Buffer>> = {}
  for (const size of sizes) files[size] = await writeWebp(picture(), Math.min(size, width))
  const thumbhash = hashOf({ data: largest.data, width, height, channels })
  const print = printOf({ data: largest.data, width, height, channels })
  // Nothing reads these pixels any more, and they are megabytes.
  giveBack(largest.data)
  return { width, height, thumbhash, print, files: files as Record<Size, Buffer> }
}

function writeWebp(picture: Sharp, width: number): Promise<Buffer> {
  return picture.resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer()
}
