import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { loadFont } from '#platform/server/pdf/typefaces.ts'

/** The facts a picture shows. */
export interface SharePicture {
  readonly brand: string
  /** The site's index title. */
  readonly line: string
}

interface StageColours {
  readonly stage: string
  readonly text: string
  readonly first: string
  readonly second: string
}

/** The stage colours of each brand, as in its style sheet. */
const brands: Readonly<Record<string, StageColours>> = {
  sarabande: { stage: '#2a1030', text: '#fcf0ee', first: '#f6cf6b', second: '#ffa48f' },
}
const ownBrand: StageColours = {
  stage: '#0f2e29',
  text: '#fbefea',
  first: '#f6cf6b',
  second: '#ff8fa8',
}
const [width, height] = [1200, 630]
/** Pictures kept in memory, about 40 kB each: enough for seven languages on about ten sites. */
const capacity = 80

/**
 * Returns the function that draws the picture of a shared link: 1200 × 630 px, as Open Graph
 * recommends. Each picture is drawn once and kept.
 */
export function createSharePictures(): (picture: SharePicture) => Promise<Uint8Array<ArrayBuffer>> {
  const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return (picture) => {
    const key = JSON.stringify([picture.brand, picture.line])
    const known = pictures.get(key)
    if (known !== undefined) return known
    const drawn = drawPicture(picture)
    pictures.set(key, drawn)
    drawn.catch(() => pictures.delete(key))
    const [oldest] = pictures.keys()
    if (pictures.size > capacity && oldest !== undefined) pictures.delete(oldest)
    return drawn
  }
}

async function drawPicture({ brand, line }: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const colours = brands[brand] ?? ownBrand
  const fonts = await (unpackedFonts ??= unpackFonts())
  // Registers the letters of Central Europe; texts refer to them by the family name.
  await drawText('x', 10, colours.text, fonts.more)
  const text = await drawText(line, 72, colours.text, fonts.base)
  const { height: textHeight = 0 } = await sharp(text).metadata()
  const png = await sharp(Buffer.from(drawStage(colours)))
    .composite([{ input: text, left: 90, top: Math.max(0, Math.round((height - textHeight) / 2)) }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
  return new Uint8Array(png)
}

interface FontFiles {
  readonly base: string
  readonly more: string
}
let unpackedFonts: Promise<FontFiles> | undefined

/**
 * The picture library reads fonts only from uncompressed files. It keeps using a file once it has
 * read it, so they stay until the process ends.
 */
async function unpackFonts(): Promise<FontFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'minuet-fonts-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const [base, more] = [join(folder, 'base.ttf'), join(folder, 'more.ttf')]
  await Promise.all([
    writeFile(base, loadFont('display', 'base')),
    writeFile(more, loadFont('display', 'more')),
  ])
  return { base, more }
}

function drawText(text: string, size: number, colour: string, fontfile: string): Promise<Buffer> {
  const escaped = text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `Gloock ${size}`,
      fontfile,
      width: 600,

      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer()
}

/** Two dancers and their tracks on the right of the stage. */
function drawStage({ stage, first, second }: StageColours): string {
  const figure = 'M730 520C830 545 890 470 905 400S980 190 1070 170 1180 260 1100 330'
  const track = (colour: string, turn: string) => `<g ${turn} fill="none" stroke="${colour}">
    <path d="${figure}" stroke-width="2" opacity=".5"/>
    <path d="${figure}" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 28"/>
    <circle cx="730" cy="520" r="20" fill="${colour}"/></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${stage}"/>
    ${track(first, '')}${track(second, 'transform="rotate(180 940 320)"')}</svg>`
}
