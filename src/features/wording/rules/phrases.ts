import type { Token } from './tokens.ts'

/** A word of a text with what it may mean, and over how many words that meaning reaches. */
export interface Meant extends Token {
  readonly means: ReadonlyMap<string, number>
}

/** Finds entries of several words, `made+up`, and lets them stand where they begin. */
export function createPhraseFinder(
  entries: Iterable<string>,
): (tokens: readonly (Token & { readonly means: ReadonlySet<string> })[]) => readonly Meant[] {
  const byFirst = new Map<string, { readonly entry: string; readonly rest: readonly string[] }[]>()
  for (const entry of entries) {
    const [first = '', ...rest] = entry.split('+')
    if (rest.length > 0) byFirst.set(first, [...(byFirst.get(first) ?? []), { entry, rest }])
  }
  return (tokens) =>
    tokens.map((token, at) => {
      const means = new Map<string, number>()
      for (const one of token.means)
        for (const { entry, rest } of byFirst.get(one) ?? [])
          if (rest.every((word, step) => tokens[at + step]?.pause !== 2 && tokens[at + step + 1]?.means.has(word)))
            means.set(entry, rest.length + 1)
      for (const one of token.means) means.set(one, 1)
      return { word: token.word, pause: token.pause, means }
    })
}
