import PDFDocument from 'pdfkit'
import { type Typeface, loadFont, type TextRun, splitRuns } from './typefaces.ts'

/** Style of a text on the sheet; measurements in points, from the top left. */
export interface TextStyle {
  readonly face?: Typeface
  readonly size?: number
  readonly colour?: string
  /** Which side of the text `x` refers to. */
  readonly align?: 'left' | 'right'
  /** The role for screen readers. */
  readonly role?: 'H1' | 'P'
}

/** One A4 page to write on. */
export interface PdfSheet {
  readonly width: number
  readonly height: number
  /** Writes one line and returns its width. */
  writeLine(text: string, x: number, y: number, style?: TextStyle): number
  /** Writes lines wrapped at words and returns the position of the next line. */
  writeWrapped(text: string, x: number, y: number, width: number, style?: TextStyle): number
  rule(y: number, from: number, to: number, colour: string): void
  /** Finishes the document and returns its bytes; the same content results in the same bytes. */
  finish(): Promise<Buffer>
}

/**
 * Creates an empty sheet; its dates are the given ones, so that the file does not depend on when it
 * is written.
 */
export function createSheet(about: {
  title: string
  author: string
  locale: string
  at: Date
}): PdfSheet {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: about.locale,
    displayTitle: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.at, ModDate: about.at },
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((resolve) =>
    pdf.on('end', () => resolve(Buffer.concat(chunks))),
  )
  const registeredFonts = new Set<string>()
  // A font is registered in the document by name: each is parsed only once, although every word
  // requests it.
  const use = (face: Typeface, part: TextRun['part'], size: number) => {
    const name = `${face}-${part}`
    if (!registeredFonts.has(name)) pdf.registerFont(name, loadFont(face, part))
    registeredFonts.add(name)
    return pdf.font(name).fontSize(size)
  }
  const measureWidth = (text: string, { face = 'text', size = 10 }: TextStyle) =>
    splitRuns(text).reduce((sum, run) => sum + use(face, run.part, size).widthOfString(run.text), 0)

  function writeLine(text: string, x: number, y: number, style: TextStyle = {}): number {
    const { face = 'text', size = 10, colour = '#14231f', align = 'left', role = 'P' } = style
    const width = measureWidth(text, style)
    let at = align === 'right' ? x - width : x
    pdf.addStructure(
      pdf.struct(role, {}, () => {
        for (const run of splitRuns(text)) {
          const step = use(face, run.part, size).widthOfString(run.text)
          pdf.fillColor(colour).text(run.text, at, y, { lineBreak: false })
          at += step
        }
      }),
    )
    return width
  }

  return {
    width: pdf.page.width,
    height: pdf.page.height,
    writeLine,
    writeWrapped(text, x, y, width, style = {}) {
      let line = ''
      let top = y
      const step = (style.size ?? 10) * 1.45
      for (const word of text.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`
        if (line !== '' && measureWidth(longer, style) > width) {
          writeLine(line, x, top, style)
          top += step
          line = word
        } else line = longer
      }
      writeLine(line, x, top, style)
      return top + step
    },
    rule(y, from, to, colour) {
      pdf.markContent('Artifact')
      pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(colour).stroke()
      pdf.endMarkedContent()
    },
    finish() {
      pdf.end()
      return ended
    },
  }
}
