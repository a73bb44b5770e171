import { inflateSync } from 'node:zlib'

/**
 * Extracts the visible text of one of our PDFs, line by line: glyphs are looked up in the fonts'
 * own tables.
 */
export function pdfText(pdf: Uint8Array): string[] {
  const source = Buffer.from(pdf).toString('latin1')
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', body = '']) => [id, body],
    ),
  )
  const fonts = new Map<string, Map<number, string>>()
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? ''
      fonts.set(name, parseGlyphs(extractStream(objects.get(table) ?? '')))
    }
  const page = [...objects.values()].find((body) => /\/Type \/Page\n/.test(body)) ?? ''
  const content = extractStream(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '')
  return extractText(content, fonts)
}

function extractText(
  content: string,
  fonts: ReadonlyMap<string, ReadonlyMap<number, string>>,
): string[] {
  const lines: string[] = []
  let glyphs: ReadonlyMap<number, string> | undefined
  for (const [token, font, shown, begins] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ|\/(P|H1) <<\s[^>]*>> BDC/g,
  )) {
    if (font !== undefined) glyphs = fonts.get(font)
    else if (begins !== undefined) lines.push('')
    else if (shown !== undefined)
      for (const [, hex = ''] of shown.matchAll(/<([0-9a-f]+)>/g))
        for (let at = 0; at < hex.length; at += 4)
          lines[lines.length - 1] +=
            glyphs?.get(Number.parseInt(hex.slice(at, at + 4), 16)) ?? '\ufffd'
    else throw new Error(token)
  }
  return lines.map((line) => line.replaceAll('\u00a0', ' '))
}

function extractStream(body: string): string {
  const begin = body.indexOf('stream\n') + 'stream\n'.length
  const bytes = Buffer.from(body.slice(begin, body.lastIndexOf('\nendstream')), 'latin1')
  return body.includes('/FlateDecode')
    ? inflateSync(bytes).toString('latin1')
    : bytes.toString('latin1')
}

/** `<0000> <0003> [<0000> <0049> …] endbfrange`: characters by glyph index. */
function parseGlyphs(table: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, from = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g))
    [...list.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, codes = ''], place) =>
      glyphs.set(
        Number.parseInt(from, 16) + place,
        Buffer.from(codes.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    )
  return glyphs
}
