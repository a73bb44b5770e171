import type { Token } from './tokenize.ts'

/**
 * A language's patterns for one topic, one line each: words in order, `a|b` alternatives, `word*` a
 * prefix, `word?` optional, `_` up to one word in between, `__` up to two, `___` up to three, `$` a
 * pause or the end, `^` the beginning of a sentence. `@name` refers to a list, `two+words` to a
 * sequence of words, `~` at the end means unless a word from the list `elsewhere` occurs in or next
 * to the match. A line starting with `!` matches even if it is negated; for a line starting with
 * `<`, a negation after it does not count.
 */
export interface Phrasebook {
  readonly lists: Readonly<Record<string, string>>
  /** Words that negate nearby words. */
  readonly denials: string
  /** Words with which a question may continue after its `$`: or, please. */
  readonly tails: string
  /** Everyday words that look like a misspelling of a word in a pattern. */
  readonly certain: string
  readonly lines: Readonly<Record<string, string>>
  /**
   * Whether its lines apply only if the surrounding words are more likely to be in this language
   * than in another.
   */
  readonly native?: boolean
}

/** Words with the same meaning. */
export interface WordSet {
  readonly words: ReadonlySet<string>
  /** Same for all positions that accept the same words. */
  id: number
}

/** One position in a line, with the number of other words allowed before it. */
export interface Step extends WordSet {
  readonly gap: number
  readonly optional: boolean
}
/** A parsed line of a phrasebook. */
export interface Line {
  readonly topic: string
  readonly steps: readonly Step[]
  readonly first: boolean
  readonly last: boolean
  readonly always: boolean
  /** Whether only a negation before or within it counts: “I am real and not a computer”. */
  readonly deniedBefore: boolean
  readonly tails: ReadonlySet<string>
  readonly elsewhere: WordSet | null
  /** The phrasebook of the line; null if it applies in any language. */
  readonly language: Phrasebook | null
}

/** A word of a text with its lists, and those of the word sequences that begin with it. */
export interface ListedToken extends Token {
  readonly one: ReadonlySet<number>
  readonly several: readonly { readonly ids: ReadonlySet<number>; readonly length: number }[]
}
