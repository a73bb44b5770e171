import { type Passage, readBlocks } from './read-blocks.ts'
import { plainText } from './read-runs.ts'

/** The words of a page in one language, as written. */
export interface PageText {
  readonly title: string
  /** Markdown without the head of a file. */
  readonly body: string
}

/** A page in one language, with placeholders not yet filled in. */
export interface PageDocument extends PageText {
  /** The day it was written, as `2026-11-01`. */
  readonly written: string
  readonly passages: readonly Passage[]
}

const form = /^---\ntitle: (\S.*)\nversion: (\d{4}-\d{2}-\d{2})\n---\n/

/** Parses a file of `content/`. Throws on any unknown syntax. */
export function readDocument(file: string): PageDocument {
  const text = file.replaceAll('\r\n', '\n')
  const head = form.exec(text)
  if (head === null) throw new Error('missing title and version at the start')
  const [whole, title = '', written = ''] = head
  const day = new Date(`${written}T12:00:00Z`)
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(written))
    throw new Error(`invalid date: ${written}`)
  const body = text.slice(whole.length).trim()
  return { title: plainText(title), body, written, passages: readBlocks(body) }
}
