import sharp from 'sharp'
import { type Size, sizes } from '#kernel/image-sizes.ts'

/** Encodes the same picture as AVIF in every width; smaller than WebP but far slower to encode. */
export async function encodeAvif(webp: Uint8Array): Promise<Record<Size, Buffer>> {
  const files: Partial<Record<Size, Buffer>> = {}
  for (const size of sizes)
    files[size] = await sharp(webp)
      .resize({ width: size, withoutEnlargement: true })
      .avif({ quality: 50, effort: 3 })
      .toBuffer()
  return files as Record<Size, Buffer>
}
