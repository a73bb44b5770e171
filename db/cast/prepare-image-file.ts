import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { computePerceptualHash } from '#platform/server/images/perceptual-hash.ts'
import type { PreparedImage } from '#features/members/photos/server/index.ts'

/** By the hash of the file: the cast, the crowd and test databases use the same pictures. */
const prepared = new Map<string, Promise<PreparedImage>>()

/**
 * Prepares a still life as a photo. Several cast members use the same one, so it has no perceptual
 * hash; otherwise each would be flagged as a copy of another.
 */
export async function prepareStill(bytes: Buffer): Promise<PreparedImage> {
  return { ...(await prepareImageFile(bytes)), perceptualHash: null }
}

/**
 * Prepares one of the demo's own images as a photo. It is already WebP without metadata, so its
 * bytes are used unchanged for the largest width; members' uploads are fully processed.
 */
export function prepareImageFile(bytes: Buffer): Promise<PreparedImage> {
  const key = createHash('sha256').update(bytes).digest('base64')
  const image = prepared.get(key) ?? prepare(bytes)
  prepared.set(key, image)
  return image
}

async function prepare(bytes: Buffer): Promise<PreparedImage> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const picture = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const [small, middle, hash] = await Promise.all([
    picture().resize({ width: 160 }).webp({ quality: 80, effort: 2 }).toBuffer(),
    picture().resize({ width: 480 }).webp({ quality: 80, effort: 2 }).toBuffer(),
    picture()
      .resize(80, 80, { fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  ])
  return {
    width: info.width,
    height: info.height,
    thumbhash: rgbaToThumbHash(hash.info.width, hash.info.height, hash.data),
    perceptualHash: computePerceptualHash({
      data,
      width: info.width,
      height: info.height,
      channels: info.channels,
    }),
    files: { 160: small, 480: middle, 960: bytes },
  }
}
