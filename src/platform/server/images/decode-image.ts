import sharp, { type Sharp } from 'sharp'
import { releaseBuffer } from '../release-buffer.ts'
import { uploadLimits } from '#kernel/image-limits.ts'
import { computePerceptualHash } from './perceptual-hash.ts'
import { type Size, sizes } from '#kernel/image-sizes.ts'
import { decodeHeic } from './decode-heic.ts'
import { computeThumbHash } from './compute-thumb-hash.ts'
import type { ImageProblem, PreparedImage } from './prepared-image.ts'

/** Accepted formats: by the decoder's name, HEIF by the codec of its pictures. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif/av1', 'heif/hevc'])

/**
 * Decodes a file once and produces all its widths (PRO-07). The format is detected by the decoder,
 * regardless of the file name. The picture is rotated upright first; EXIF, GPS, colour profiles and
 * anything appended to the picture do not survive. Runs in a separate process, see
 * `image-workers.ts`.
 */
export async function decodeImage(bytes: Uint8Array): Promise<PreparedImage | ImageProblem> {
  // The header is read without the pixel limit, to distinguish a picture that is too large from a
  // file that is not a picture.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (metadata === null) return 'wrong_type'
  const format = metadata.format === 'heif' ? `heif/${metadata.compression}` : metadata.format
  if (!formats.has(format)) return 'wrong_type'
  if (metadata.width * metadata.height > uploadLimits.pixels) return 'too_many_pixels'
  if (Math.min(metadata.width, metadata.height) < uploadLimits.shortestSide) return 'too_small'

  const source =
    format === 'heif/hevc' ? await decodeHeic(bytes, metadata.icc).catch(() => null) : bytes
  if (source === null) return 'unreadable'
  const largest = await sharp(source, {
    limitInputPixels: uploadLimits.pixels,
    failOn: 'error',
    pages: 1,
  })
    .autoOrient()
    .resize({ width: sizes[2], withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    // Broken uploads are common, and libvips reports them by throwing.
    .catch(() => null)
  if (largest === null) return 'unreadable'

  const { width, height, channels } = largest.info
  const picture = () => sharp(largest.data, { raw: { width, height, channels } })
  // Sequentially: a file being prepared uses one thread, regardless of the number of widths.
  const files: Partial<Record<Size, Buffer>> = {}
  for (const size of sizes) files[size] = await writeWebp(picture(), Math.min(size, width))
  const thumbhash = computeThumbHash({ data: largest.data, width, height, channels })
  const perceptualHash = computePerceptualHash({ data: largest.data, width, height, channels })
  // These pixels are no longer needed, and they are megabytes.
  releaseBuffer(largest.data)
  return {
    width,
    height,
    thumbhash,
    perceptualHash,
    files: files as Record<Size, Buffer>,
  }
}

function writeWebp(picture: Sharp, width: number): Promise<Buffer> {
  return picture.resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer()
}
