/** Kinds of mistakes in the text of a page; each has a text of its own in the back office. */
export const pageProblemKinds = [
  'title',
  'heading',
  'block',
  'list',
  'table',
  'fence',
  'anchor',
  'image',
  'link',
  'sign',
  'placeholder',
  'length',
  'passage',
] as const
export type PageProblemKind = (typeof pageProblemKinds)[number]

/** A mistake in the text of a page. */
export class PageProblem extends Error {
  readonly kind: PageProblemKind
  /** The words, sign or link it is about. */
  readonly sample: string
  /** The line of the text, from 1; 0 for the title and for the text as a whole. */
  readonly line: number

  constructor(kind: PageProblemKind, reason: string, sample: string, line = 0) {
    super(line === 0 ? reason : `line ${line}: ${reason}`)
    this.kind = kind
    this.sample = sample
    this.line = line
  }
}

/** Runs `read`; a problem without a line gets the first of `lines` that contains its sample. */
export function withLine<T>(lines: readonly string[], firstLine: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof PageProblem) || error.line !== 0) throw error
    const place = lines.findIndex((line) => line.includes(error.sample))
    const line = firstLine + Math.max(place, 0)
    throw new PageProblem(error.kind, error.message, error.sample, line)
  }
}
