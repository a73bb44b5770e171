import { readBlocks, type Passage } from '../rules/read-blocks.ts'

/** How many parsed texts are kept: every page of a few sites in seven languages. */
const maxKept = 300

/** Parses texts of versions, which never change, and keeps the latest. */
export function createParser(): (version: string, body: string) => readonly Passage[] {
  const kept = new Map<string, readonly Passage[]>()
  return (version, body) => {
    const known = kept.get(version)
    if (known !== undefined) return known
    const passages = readBlocks(body)
    const [oldest] = kept.keys()
    if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest)
    kept.set(version, passages)
    return passages
  }
}
