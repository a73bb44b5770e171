import { type Locale, isLocale } from '#kernel/locale.ts'
import type { Breach, Finding } from '../breach.ts'
import { parseIcuMessage } from '../phrases/parse-icu-message.ts'
import { readPhrases } from '../phrases/read-phrases.ts'
import { type ProjectFile, readProjectFiles } from '../read-project-files.ts'

/** A word or a form of address that texts of one language must not use; see docs/terms.md. */
export interface Term {
  /** In a pattern, `\b` is for ASCII letters only; other languages need `(?<!\p{L})` and `(?!\p{L})`. */
  readonly pattern: RegExp
  /** The word to use instead, shown in the message. */
  readonly use: string
  /**
   * Keys, or beginnings of keys, in which the word is correct: `accounts.refusals.email_not_found`,
   * `refunds.office`, and `content.terms` for a page.
   */
  readonly except?: readonly string[]
  /** Why the word is wrong, or why the exceptions are right. */
  readonly why?: string
}

/** One text with its full key. */
interface Text {
  readonly file: string
  readonly line: number
  readonly key: string
  readonly text: string
}

/** Checks all phrases and content pages against the terms of their language. */
export function checkTerms(
  root: string,
  terms: Readonly<Record<Locale, readonly Term[]>>,
): Finding {
  const phrases = readProjectFiles(root, ['src/**/locales/**/*.ts'])
  const pages = readProjectFiles(root, ['content/*/*.md'])
  const check = (file: ProjectFile, locale: string, texts: readonly Text[]): Breach[] =>
    isLocale(locale)
      ? texts.flatMap((text) => findTerms(text, terms[locale]))
      : [{ file: file.path, line: 0, message: `${locale} is not a language of the product` }]
  return {
    read: phrases.length + pages.length,
    breaches: [
      ...phrases.flatMap((file) => check(file, getFileLocale(file), readPhraseTexts(file))),
      ...pages.flatMap((file) => check(file, getFileLocale(file), readPageLines(file))),
    ],
  }
}

function getFileLocale({ path }: ProjectFile): string {
  return /([^/]+)\.\w+$/.exec(path)?.[1] ?? ''
}

/** The literal parts of each phrase, so that argument names are not mistaken for words. */
function readPhraseTexts(file: ProjectFile): Text[] {
  const { feature, phrases } = readPhrases(file)
  return [...phrases].map(([key, { text, line }]) => ({
    file: file.path,
    line,
    key: `${feature}.${key}`,
    text: joinLiterals(text),
  }))
}

/** An invalid message is reported by the check of phrases; here it is read unchanged. */
function joinLiterals(text: string): string {
  try {
    return parseIcuMessage(text).literals.join('…')
  } catch {
    return text
  }
}

/** The lines of a page without link addresses, arguments and heading ids. */
function readPageLines(file: ProjectFile): Text[] {
  const page = /([^/]+)\/[^/]+$/.exec(file.path)?.[1] ?? ''
  return file.text.split('\n').map((line, index) => ({
    file: file.path,
    line: index + 1,
    key: `content.${page}`,
    text: line.replace(/\]\([^)]*\)/g, ']').replace(/\{[^}]*\}/g, '…'),
  }))
}

function findTerms({ file, line, key, text }: Text, terms: readonly Term[]): Breach[] {
  return terms.flatMap(({ pattern, use, except = [], why }) => {
    const word = text.match(pattern)?.[0]
    if (word === undefined || except.some((start) => key === start || key.startsWith(`${start}.`)))
      return []
    const reason = why === undefined ? '' : ` (${why})`
    return [{ file, line, message: `${key}: “${word}”: use ${use}${reason}` }]
  })
}
