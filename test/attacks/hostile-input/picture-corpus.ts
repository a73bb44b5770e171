import sharp, { type Sharp } from 'sharp'
import { rotatedHeic } from '#platform/server/images/testing/heic.ts'

type RandomBelow = (limit: number) => number

/** An undamaged picture; its quarters become darker from the first to the last. */
export interface CorpusPicture {
  readonly bytes: Buffer
  /** Format, size and variant, for messages. */
  readonly name: string
  /** Upright, in pixels; null for a picture whose quarters are not known. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/** Contained in every kind of metadata of the pictures. */
export const canary = 'canaryInTheMetadata'

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${canary}</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`
const exif = {
  IFD0: { ImageDescription: canary, Artist: canary, Make: canary },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 12/1', GPSLongitudeRef: 'E' },
}

type Variant = readonly [name: string, encode: (picture: Sharp, below: RandomBelow) => Sharp]

/** The ways in which cameras, phones and programs write pictures. */
const variants: readonly Variant[] = [
  ['jpeg', (picture, below) => picture.jpeg({ quality: 20 + below(81) })],
  [
    'jpeg progressive',
    (picture, below) => picture.jpeg({ quality: 30 + below(71), progressive: true }),
  ],
  ['jpeg 4:4:4', (picture) => picture.jpeg({ chromaSubsampling: '4:4:4' })],
  ['jpeg optimised', (picture) => picture.jpeg({ mozjpeg: true })],
  ['jpeg grey', (picture) => picture.toColourspace('b-w').jpeg()],
  ['jpeg CMYK', (picture) => picture.toColourspace('cmyk').withIccProfile('cmyk').jpeg()],
  ['jpeg P3', (picture) => picture.withIccProfile('p3').jpeg()],
  ['png', (picture, below) => picture.png({ compressionLevel: below(10) })],
  ['png interlaced', (picture) => picture.png({ progressive: true })],
  ['png palette', (picture, below) => picture.png({ palette: true, colours: 16 + below(241) })],
  ['png 16 bit', (picture) => picture.toColourspace('rgb16').png()],
  ['png grey', (picture) => picture.toColourspace('b-w').png()],
  ['png transparent', (picture) => picture.ensureAlpha(0.9).png()],
  ['webp', (picture, below) => picture.webp({ quality: 20 + below(81), effort: 0 })],
  ['webp lossless', (picture) => picture.webp({ lossless: true, effort: 0 })],
  ['webp transparent', (picture) => picture.ensureAlpha(0.9).webp({ effort: 0 })],
  ['avif', (picture, below) => picture.avif({ quality: 30 + below(60), effort: 0 })],
  ['avif 4:2:0', (picture) => picture.avif({ chromaSubsampling: '4:2:0', effort: 0 })],
]

/** How the pixels of each EXIF orientation are stored, so that turning them shows them upright. */
const stored: Readonly<Record<number, (upright: Sharp) => Sharp>> = {
  2: (upright) => upright.flop(),
  3: (upright) => upright.rotate(180),
  4: (upright) => upright.flip(),
  6: (upright) => upright.rotate(270),
  8: (upright) => upright.rotate(90),
}

/** Creates the next picture of the corpus; the same numbers give the same picture. */
export async function createPicture(below: RandomBelow): Promise<CorpusPicture> {
  if (below(200) === 0) return { bytes: rotatedHeic(), name: 'heic', size: null }
  const [name, encode] = variants[below(variants.length)] as Variant
  // One in forty is as large as a phone's camera makes them.
  const side = () => (large ? 1500 + below(3500) : 200 + below(900))
  const large = below(40) === 0
  const size = { width: side(), height: side() }
  const turned = Object.keys(stored).map(Number)
  const orientation = below(3) === 0 ? (turned[below(turned.length)] ?? 1) : 1
  const upright = await paintQuarters(size, below)
  const turn = stored[orientation] ?? ((picture) => picture)
  const { data, info } = await turn(upright).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const picture = sharp(data, { raw: { width, height, channels } })
  // Writing an orientation also makes the colour space sRGB, unless the variant chooses another.
  const described = orientation === 1 ? picture : picture.withMetadata({ orientation })
  const bytes = await encode(described.withExif(exif).withXmp(xmp), below).toBuffer()
  return { bytes, name: `${name} ${size.width} × ${size.height}, orientation ${orientation}`, size }
}

/** A coarse grain, in four quarters of different brightness. */
async function paintQuarters(
  size: { readonly width: number; readonly height: number },
  below: RandomBelow,
): Promise<Sharp> {
  const across = 16
  const grain = Buffer.alloc(across * across * 3)
  for (let at = 0; at < across * across; at += 1) {
    const quarter = (at % across < across / 2 ? 0 : 1) + (at < (across * across) / 2 ? 0 : 2)
    for (let channel = 0; channel < 3; channel += 1)
      grain[at * 3 + channel] = 215 - quarter * 60 + below(30)
  }
  const { data, info } = await sharp(grain, { raw: { width: across, height: across, channels: 3 } })
    .resize({ ...size, fit: 'fill', kernel: below(2) === 0 ? 'nearest' : 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** Returns whether a picture is upright: its quarters become darker from the first to the last. */
export async function isUpright(bytes: Uint8Array): Promise<boolean> {
  const { data } = await sharp(bytes)
    .grayscale()
    .resize({ width: 2, height: 2, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].every((value, at) => at === 0 || value < (data[at - 1] ?? 0))
}
