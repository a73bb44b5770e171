import type { Line, ListedToken, WordSet } from './line.ts'
import type { Token } from './tokenize.ts'

type TokenWithMeanings = Token & { readonly means: ReadonlySet<string> }
const none: ReadonlySet<number> = new Set()

/**
 * Numbers the word lists that lines refer to, so that a text is looked up once and not once per
 * line.
 */
export function createLineIndex(lines: readonly Line[]): {
  readonly meant: (tokens: readonly TokenWithMeanings[]) => readonly ListedToken[]
  /**
   * The lines that a text can match because it contains all of their required words, by the list
   * they begin with.
   */
  readonly possible: (tokens: readonly ListedToken[]) => ReadonlyMap<number, readonly Line[]>
} {
  const listIds = new Map<string, number>()
  const listIdsByWord = new Map<string, Set<number>>()
  const phrases = new Map<
    string,
    { readonly ids: Set<number>; readonly rest: readonly string[] }[]
  >()
  for (const line of lines) {
    for (const step of line.steps) step.id = assignListId(step)
    if (line.elsewhere !== null) line.elsewhere.id = assignListId(line.elsewhere)
  }
  for (const [entry, ids] of listIdsByWord) {
    const [first = '', ...rest] = entry.split('+')
    if (rest.length > 0) phrases.set(first, [...(phrases.get(first) ?? []), { ids, rest }])
  }
  const needs = lines.map(({ steps }) =>
    steps.filter(({ optional }) => !optional).map(({ id }) => id),
  )
  const findListIds = remembered(
    (means: ReadonlySet<string>) =>
      new Set([...means].flatMap((word) => [...(listIdsByWord.get(word) ?? none)])),
  )
  const begun = remembered((means: ReadonlySet<string>) =>
    [...means].flatMap((word) => phrases.get(word) ?? []),
  )

  function assignListId({ words }: WordSet): number {
    const key = [...words].join(' ')
    const id = listIds.get(key) ?? listIds.size
    if (!listIds.has(key))
      for (const word of words)
        listIdsByWord.set(word, (listIdsByWord.get(word) ?? new Set()).add(id))
    listIds.set(key, id)
    return id
  }

  function meant(tokens: readonly TokenWithMeanings[]): readonly ListedToken[] {
    return tokens.map(({ word, pause, means }, at) => ({
      word,
      pause,
      one: findListIds(means),
      several: begun(means)
        .filter(({ rest }) =>
          rest.every(
            (next, step) =>
              tokens[at + step]?.pause !== 2 && tokens[at + step + 1]?.means.has(next),
          ),
        )
        .map(({ ids, rest }) => ({ ids, length: rest.length + 1 })),
    }))
  }

  function possible(tokens: readonly ListedToken[]): ReadonlyMap<number, readonly Line[]> {
    const present = new Uint8Array(listIds.size)
    const met = new Set<ReadonlySet<number>>()
    for (const { one, several } of tokens)
      for (const ids of [one, ...several.map((each) => each.ids)]) {
        if (met.has(ids)) continue
        met.add(ids)
        for (const id of ids) present[id] = 1
      }
    const worth = new Map<number, Line[]>()
    for (let index = 0; index < needs.length; index += 1) {
      if (!isMet(needs[index] ?? [], present)) continue
      const line = lines[index] as Line
      const first = line.steps[0]?.id ?? -1
      const begun = worth.get(first)
      if (begun === undefined) worth.set(first, [line])
      else begun.push(line)
    }
    return worth
  }
  return { meant, possible }
}

function isMet(ids: readonly number[], present: Uint8Array): boolean {
  for (const id of ids) if (present[id] !== 1) return false
  return true
}

/** Memoizes the result for each set; when a set is garbage-collected, its result is too. */
function remembered<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, Answer>()
  return (key) => {
    const before = answers.get(key)
    if (before !== undefined) return before
    const answer = work(key)
    answers.set(key, answer)
    return answer
  }
}
