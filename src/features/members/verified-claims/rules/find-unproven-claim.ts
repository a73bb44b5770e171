import { claimPatterns, nearnessPatterns } from './claim-patterns.ts'

/**
 * Returns the first words of a text that would need proof, in any language: a text may quote
 * another one. Null if there are none.
 */
export function findUnprovenClaim(text: string): string | null {
  const patterns = [...Object.values(claimPatterns), ...Object.values(nearnessPatterns)]
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match !== null) return match[0]
  }
  return null
}
