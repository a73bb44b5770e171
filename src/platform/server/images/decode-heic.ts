import { createRequire } from 'node:module'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { uploadLimits } from '#kernel/image-limits.ts'
import { sizes } from '#kernel/image-sizes.ts'

/** The part of libheif-js used here; the package does not include types for its decoder. */
interface Libheif {
  readonly HeifDecoder: new () => { decode(file: Uint8Array): HeifPicture[] }
}
interface HeifPicture {
  get_width(): number
  get_height(): number
  is_primary(): boolean
  /** Fills `data` with RGBA and passes null to the callback if it fails. */
  display(
    into: { data: Uint8ClampedArray; width: number; height: number },
    done: (displayed: unknown) => void,
  ): void
  free(): void
}

const require = createRequire(import.meta.url)

/**
 * Decodes the main picture of a HEIC file with libheif in WebAssembly, since sharp's build lacks
 * the patented decoder. Returns a PNG no wider than the largest width, upright, with the file's
 * colour profile so that the next step can convert it to sRGB; null for a broken file or one that
 * is larger than its header declares.
 */
export async function decodeHeic(
  file: Uint8Array,
  profile: Buffer | undefined,
): Promise<Buffer | null> {
  // Two megabytes of code that only these files need.
  const libheif = require('libheif-js/wasm-bundle.js') as Libheif
  const pictures = new libheif.HeifDecoder().decode(file)
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0]
  if (picture === undefined) return null
  const [width, height] = [picture.get_width(), picture.get_height()]
  if (width * height > uploadLimits.pixels || width < 1 || height < 1) return null
  const data = new Uint8ClampedArray(width * height * 4)
  const displayed = await new Promise<unknown>((resolve) =>
    picture.display({ data, width, height }, resolve),
  )
  for (const one of pictures) one.free()
  if (!displayed) return null
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: sizes[2], withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return profile === undefined ? png : withProfile(png, profile)
}

/** Offset of the first PNG chunk after the header: eight bytes of signature, 25 of IHDR. */
const headerEnd = 33

/**
 * Phones take photos in Display P3; raw pixels have no profile, so it is inserted into the PNG
 * manually.
 */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([png.subarray(0, headerEnd), length, body, check, png.subarray(headerEnd)])
}
