import { type Concept, concepts } from '../lexicons/lexicon.ts'
import { lexicons } from '../lexicons/lexicons.ts'
import type { Token } from '../tokenize.ts'
import { normalizeEntry } from '../word-index.ts'

const none: readonly number[] = []
/** Concepts that carry too little information or occur too often. */
const left: ReadonlySet<Concept> = new Set(['filler', 'verbend', 'yours', 'tails' as never])

interface ConceptIndex {
  readonly exact: ReadonlyMap<string, readonly number[]>
  readonly starts: ReadonlyMap<string, readonly number[]>
}
let conceptIndex: ConceptIndex | undefined

/**
 * The concepts of the word at a position, and of the two words starting there, according to the
 * lists of all languages.
 */
export function findConcepts(tokens: readonly Token[], at: number): readonly number[] {
  conceptIndex ??= readLists()
  const { exact, starts } = conceptIndex
  const { word, pause } = tokens[at] as Token
  const next = pause === 2 ? undefined : tokens[at + 1]
  const pair = next === undefined ? undefined : exact.get(`${word}+${next.word}`)
  let found = exact.get(word) ?? none
  if (pair !== undefined) found = found.length === 0 ? pair : [...new Set([...found, ...pair])]
  for (let end = 3; end <= word.length && end <= 14; end += 1) {
    const more = starts.get(word.slice(0, end))
    if (more !== undefined) found = [...new Set([...found, ...more])]
  }
  return found
}

function readLists(): ConceptIndex {
  const exact = new Map<string, number[]>()
  const starts = new Map<string, number[]>()
  for (const { lists } of Object.values(lexicons))
    concepts.forEach((concept, index) => {
      if (left.has(concept)) return
      for (const entry of lists[concept].split(/\s+/).filter(Boolean)) {
        const whole = normalizeEntry(entry)
        const [into, key] = whole.endsWith('*')
          ? ([starts, whole.slice(0, -1)] as const)
          : ([exact, whole] as const)
        const existing = into.get(key) ?? []
        if (!existing.includes(index)) into.set(key, [...existing, index])
      }
    })
  return { exact, starts }
}
