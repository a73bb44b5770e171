import type { Line } from './patterns.ts'
import type { Meant } from './phrases.ts'

/** Which lines a text can match at all, since each of their words stands somewhere in it: almost none for almost all texts. */
export function createPossible(lines: readonly Line[]): (tokens: readonly Meant[]) => ReadonlySet<Line> {
  const ids = new Map<string, number>()
  const byWord = new Map<string, number[]>()
  const needs = lines.map(({ steps }) => steps.filter(({ optional }) => !optional).map(({ words }) => idOf(words)))

  function idOf(words: ReadonlySet<string>): number {
    const key = [...words].join(' ')
    const known = ids.get(key)
    if (known !== undefined) return known
    const id = ids.size
    ids.set(key, id)
    for (const word of words) {
      const held = byWord.get(word)
      if (held === undefined) byWord.set(word, [id])
      else held.push(id)
    }
    return id
  }

  return (tokens) => {
    const present = new Uint8Array(ids.size)
    const met = new Set<string>()
    for (const { means } of tokens)
      for (const word of means.keys()) {
        if (met.has(word)) continue
        met.add(word)
        for (const id of byWord.get(word) ?? []) present[id] = 1
      }
    return new Set(lines.filter((_, index) => needs[index]?.every((id) => present[id] === 1)))
  }
}
