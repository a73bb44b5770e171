import type { Token } from './tokens.ts'

/**
 * What a language says about one thing, a line each: words in their order, `a|b` one of them, `word*` all that begins so, `word?` may
 * be missing, `_` up to one word between, `__` up to two, `___` up to three, `$` a pause or the end, `^` the beginning of a sentence.
 * `@name` stands for a list, `two+words` for words in a row, `~` at the end for: unless a word of the list `elsewhere` stands in or
 * beside it. A line with `!` before it counts even where something is denied, one with `<` where that is denied which follows it.
 */
export interface Phrasebook {
  readonly lists: Readonly<Record<string, string>>
  /** Words that deny what stands near them. */
  readonly denials: string
  /** Words a question may go on with after its `$`: or, please. */
  readonly tails: string
  /** Everyday words that look like a misspelling of one in a pattern. */
  readonly certain: string
  readonly lines: Readonly<Record<string, string>>
  /** Whether its lines count only where the words around are rather of this language than of another. */
  readonly native?: boolean
}

/** Words that mean the same. */
export interface Words {
  readonly words: ReadonlySet<string>
  /** The same for all places where the same words may stand. */
  id: number
}

/** One place in a line, and how many other words may stand before it. */
export interface Step extends Words {
  readonly gap: number
  readonly optional: boolean
}
/** A line of a phrasebook, read. */
export interface Line {
  readonly topic: string
  readonly steps: readonly Step[]
  readonly first: boolean
  readonly last: boolean
  readonly always: boolean
  /** Whether only what stands before or in it can deny it: “I am real and no computer”. */
  readonly deniedBefore: boolean
  readonly tails: ReadonlySet<string>
  readonly elsewhere: Words | null
  /** The book it stands in; null where it may be read in any language. */
  readonly language: Phrasebook | null
}

/** A word of a text, as the lines see it: the lists it stands in, and those of the words in a row that begin with it. */
export interface Meant extends Token {
  readonly one: ReadonlySet<number>
  readonly several: readonly { readonly ids: ReadonlySet<number>; readonly length: number }[]
}
