import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locale } from '#kernel/locale.ts'
import { corpusOf } from './corpus.ts'

/** The half the rules were written on, and the half used only for measurement. */
export interface CorpusHalves {
  readonly seen: readonly string[]
  readonly unseen: readonly string[]
}

/**
 * The sentences of a folder under a heading, split by a hash of their letters alone, so that no one
 * chose the half of a sentence. Sentences that differ only in case, accents or punctuation are in
 * the same half; those of the older corpus are always in `seen`.
 */
export function readCorpusHalves(
  folder: 'phrasings' | 'replies',
  heading: string,
  locale: Locale,
): CorpusHalves {
  const knownKeys = new Set(Object.values(corpusOf(locale)).flat().map(normalizeLetters))
  const lines = new Map(
    readSentences(folder, heading, locale).map((line) => [`${normalizeLetters(line)}`, line]),
  )
  const isSeen = (key: string) =>
    knownKeys.has(key) || createHash('sha256').update(key).digest().readUInt8() % 2 === 0
  const all = [...lines]
  return {
    seen: all.filter(([key]) => isSeen(key)).map(([, line]) => line),
    unseen: all.filter(([key]) => !isSeen(key)).map(([, line]) => line),
  }
}

/**
 * Replies of the persona desk, bad or ok: whole templates are seen or unseen, then every slot is
 * filled in turn.
 */
export function readReplies(heading: 'bad' | 'ok', locale: Locale): CorpusHalves {
  const slots = readSlots(locale)
  const { seen, unseen } = readCorpusHalves('replies', heading, locale)
  return {
    seen: seen.flatMap((line) => filled(line, slots)),
    unseen: unseen.flatMap((line) => filled(line, slots)),
  }
}

function readSentences(folder: string, heading: string, locale: Locale): readonly string[] {
  const text = readFileSync(new URL(`./${folder}/${locale}.txt`, import.meta.url), 'utf8')
  const part = text.split(/^# /m).find((one) => one.startsWith(`${heading}\n`)) ?? ''
  return part
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
}

function readSlots(locale: Locale): ReadonlyMap<string, readonly string[]> {
  return new Map(
    readSentences('replies', 'slots', locale).map((line) => {
      const [name = '', fillers = ''] = line.split(/: (.*)/s)
      return [name, fillers.split(' | ')]
    }),
  )
}

/**
 * Fills a template as often as its longest slot requires; with two slots, they advance at different
 * rates.
 */
function filled(line: string, slots: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const names = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.length === 0) return [line]
  const length =
    Math.max(...names.map((name) => slots.get(name)?.length ?? 0)) * (names.length > 1 ? 4 : 1)
  return Array.from({ length }, (_, round) =>
    names.reduce((text, name, at) => {
      const list = slots.get(name) ?? []
      return text.replace(`{${name}}`, list[(round * (at + 1) + at) % list.length] ?? '')
    }, line),
  )
}

function normalizeLetters(line: string): string {
  return line
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}{}]/gu, '')
}
