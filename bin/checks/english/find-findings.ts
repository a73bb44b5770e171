import { nameRules } from './name-rules.ts'
import type { Rule } from './rule.ts'
import { sentenceRules } from './sentence-rules.ts'
import type { TextPiece } from './text-piece.ts'
import { wordRules } from './word-rules.ts'

export const rules: readonly Rule[] = [...wordRules, ...sentenceRules, ...nameRules]

/** One match of a rule. */
export interface EnglishFinding {
  readonly rule: Rule
  readonly piece: TextPiece
  readonly line: number
  /** The match with a few words around it. */
  readonly excerpt: string
}

/** Applies every rule to the texts of its kinds. */
export function findFindings(pieces: readonly TextPiece[]): EnglishFinding[] {
  return pieces.flatMap((piece) => {
    const text = piece.kind === 'name' ? toKebabCase(piece.text) : piece.text
    return rules
      .filter((rule) => appliesTo(rule, piece))
      .flatMap((rule) => match(rule, piece, text))
  })
}

function appliesTo(rule: Rule, piece: TextPiece): boolean {
  return rule.kinds.includes(piece.kind) && (rule.exported === undefined || piece.exported === true)
}

/** A line break with its indentation counts as one space. */
function match(rule: Rule, piece: TextPiece, text: string): EnglishFinding[] {
  const flat = text.replace(/\s+/g, ' ')
  return [...flat.matchAll(rule.pattern)].map(({ 0: found, index }) => ({
    rule,
    piece,
    line: piece.line + countBreaks(text, flat.slice(0, index)),
    excerpt: piece.kind === 'name' ? piece.text : cutExcerpt(flat, index, index + found.length),
  }))
}

/** The number of line breaks before the text that follows `before` in the flattened text. */
function countBreaks(text: string, before: string): number {
  const gaps = before.split(' ').length - 1
  const runs = [...text.matchAll(/\s+/g)].slice(0, gaps)
  return runs.reduce((count, [run]) => count + run.split('\n').length - 1, 0)
}

function cutExcerpt(text: string, start: number, end: number): string {
  const before = text.slice(0, start).split(' ').slice(-4).join(' ')
  const after = text.slice(end).split(' ').slice(0, 4).join(' ')
  return `${before}${text.slice(start, end)}${after}`.trim()
}

/** `giveBack` becomes `give-Back`, `give_back` becomes `give-back`. */
function toKebabCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replaceAll('_', '-')
}
