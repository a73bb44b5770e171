import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { printOf } from '#features/members/photos/index.ts'
import type { PreparedImage } from '#features/members/photos/server/index.ts'

/**
 * Makes a still life ready as a photo. Several of the cast show the same one, so it has no print: each of them would be a copy of the others'.
 */
export async function prepareStill(bytes: Buffer): Promise<PreparedImage> {
  return { ...(await preparePicture(bytes)), print: null }
}

/**
 * Makes a picture of ours ready as a photo. It is WebP without any data of its own already, so its bytes serve as the
 * largest width as they are; uploads of members go the long way.
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedImage> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const picture = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const [small, middle, hash] = await Promise.all([
    picture().resize({ width: 160 }).webp({ quality: 80, effort: 2 }).toBuffer(),
    picture().resize({ width: 480 }).webp({ quality: 80, effort: 2 }).toBuffer(),
    picture().resize(80, 80, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  ])
  return {
    width: info.width,
    height: info.height,
    thumbhash: rgbaToThumbHash(hash.info.width, hash.info.height, hash.data),
    print: printOf({ data, width: info.width, height: info.height, channels: info.channels }),
    files: { 160: small, 480: middle, 960: bytes },
  }
}
