import PDFDocument from 'pdfkit'
import { type Face, fontOf, type Run, runsOf } from './faces.ts'

/** Style of a text on the sheet; measurements in points, from the top left. */
export interface Style {
  readonly face?: Face
  readonly size?: number
  readonly colour?: string
  /** Which side of the text `x` refers to. */
  readonly align?: 'left' | 'right'
  /** The role for screen readers. */
  readonly role?: 'H1' | 'P'
}

/** One A4 page to write on. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Writes one line and returns its width. */
  say(text: string, x: number, y: number, style?: Style): number
  /** Writes lines wrapped at words and returns the position of the next line. */
  sayWithin(text: string, x: number, y: number, width: number, style?: Style): number
  rule(y: number, from: number, to: number, colour: string): void
  /** Finishes the document and returns its bytes; the same content results in the same bytes. */
  finish(): Promise<Buffer>
}

/**
 * Creates an empty sheet; its dates are the given ones, so that the file does not depend on when it
 * is written.
 */
export function newSheet(about: { title: string; author: string; locale: string; at: Date }): Sheet {
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
  const ended = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  const known = new Set<string>()
  // A font is registered in the document by name: parsed once each, although every word requests
  // it.
  const use = (face: Face, part: Run['part'], size: number) => {
    const name = `${face}-${part}`
    if (!known.has(name)) pdf.registerFont(name, fontOf(face, part))
    known.add(name)
    return pdf.font(name).fontSize(size)
  }
  const widthOf = (text: string, { face = 'text', size = 10 }: Style) =>
    runsOf(text).reduce((sum, run) => sum + use(face, run.part, size).widthOfString(run.text), 0)

  function say(text: string, x: number, y: number, style: Style = {}): number {
    const { face = 'text', size = 10, colour = '#14231f', align = 'left', role = 'P' } = style
    const width = widthOf(text, style)
    let at = align === 'right' ? x - width : x
    pdf.addStructure(
      pdf.struct(role, {}, () => {
        for (const run of runsOf(text)) {
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
    say,
    sayWithin(text, x, y, width, style = {}) {
      let line = ''
      let top = y
      const step = (style.size ?? 10) * 1.45
      for (const word of text.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`
        if (line !== '' && widthOf(longer, style) > width) {
          say(line, x, top, style)
          top += step
          line = word
        } else line = longer
      }
      say(line, x, top, style)
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
