import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** Contained in every file that is valid as two types; must never be served again. */
export const polyglotPayload = '<script>payloadOfTwoKinds()</script>'

interface HostileFile {
  readonly bytes: Uint8Array
  readonly type: string
  /** Accepted as a photo, of which only the image data is stored. */
  readonly photo?: true
}

/** Files that are broken, not photos, decompression bombs, or valid as a second type. */
export async function createHostileFiles(): Promise<Readonly<Record<string, HostileFile>>> {
  const grey = sharp({ create: { width: 300, height: 300, channels: 3, background: '#567' } })
  const [jpeg, png, webp, gif, tiff] = await Promise.all(
    (['jpeg', 'png', 'webp', 'gif', 'tiff'] as const).map((format) =>
      grey.clone().toFormat(format).toBuffer(),
    ),
  )
  if (jpeg === undefined || png === undefined || webp === undefined)
    throw new Error('no images were created')
  const half = (file: Buffer) => file.subarray(0, file.length / 2)
  const is = (bytes: Uint8Array | undefined, type: string) => ({
    bytes: bytes ?? Buffer.alloc(0),
    type,
  })
  const photo = (bytes: Uint8Array, type: string) => ({ bytes, type, photo: true as const })
  const text = (content: string) => Buffer.from(content)
  return {
    nothing: is(text(''), 'image/jpeg'),
    words: is(text('I am no photo'), 'image/jpeg'),
    'a page': is(text(`<!doctype html>${polyglotPayload}`), 'image/png'),
    'a drawing with a script': is(
      text(`<svg xmlns="http://www.w3.org/2000/svg">${polyglotPayload}</svg>`),
      'image/svg+xml',
    ),
    'a PDF': is(text('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj'), 'image/jpeg'),
    'a GIF': is(gif, 'image/gif'),
    'a TIFF': is(tiff, 'image/tiff'),
    'a program': is(Buffer.from('7f454c46020101', 'hex'), 'image/webp'),
    'the first bytes of a JPEG': is(Buffer.from('ffd8ffe000104a464946', 'hex'), 'image/jpeg'),
    'half a JPEG': is(half(jpeg), 'image/jpeg'),
    'half a PNG': is(half(png), 'image/png'),
    'half a WebP': is(half(webp), 'image/webp'),
    'a JPEG with its middle torn': is(torn(jpeg), 'image/jpeg'),
    'one pixel': is(buildPng(1, 1, Buffer.alloc(4)), 'image/png'),
    '900 megapixels': is(buildPng(30_000, 30_000, Buffer.alloc(1_000_000)), 'image/png'),
    'the largest sides there are': is(
      buildPng(0x7fffffff, 0x7fffffff, Buffer.alloc(1000)),
      'image/png',
    ),
    'forty million pixels in one line': is(
      buildPng(40_000_000, 1, Buffer.alloc(1000)),
      'image/png',
    ),
    'a side of nothing': is(buildPng(0, 300, Buffer.alloc(1000)), 'image/png'),
    'a text in a PNG that inflates without end': is(
      buildPng(
        30_000,
        30_000,
        Buffer.alloc(1000),
        chunk('zTXt', Buffer.concat([text('a\0\0'), bomb()])),
      ),
      'image/png',
    ),
    'a JPEG with an archive behind it': photo(
      Buffer.concat([jpeg, text(`PK\u0003\u0004${polyglotPayload}`)]),
      'image/jpeg',
    ),
    'a JPEG with a page in its comment': photo(withComment(jpeg, polyglotPayload), 'image/jpeg'),
    'a PNG with a page in its text': photo(
      buildPng(300, 300, lines(300, 300), chunk('tEXt', text(`Comment\0${polyglotPayload}`))),
      'image/png',
    ),
    'a PNG that says it is a JPEG': photo(png, 'image/jpeg'),
    'a picture whose data inflate to far more than it needs': photo(
      buildPng(300, 300, Buffer.concat([lines(300, 300), Buffer.alloc(20_000_000)])),
      'image/png',
    ),
  }
}

const bomb = () => deflateSync(Buffer.alloc(50_000_000), { level: 9 })

/** Rows of a grey image in PNG format. */
const lines = (width: number, height: number) => Buffer.alloc((width * 3 + 1) * height)

function torn(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  copy.fill(0xff, Math.floor(file.length * 0.3), Math.floor(file.length * 0.9))
  return copy
}

function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(comment.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)])
}

/** Builds a PNG that declares a size and contains arbitrary data. */
function buildPng(width: number, height: number, data: Buffer, ...more: Buffer[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(data, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
