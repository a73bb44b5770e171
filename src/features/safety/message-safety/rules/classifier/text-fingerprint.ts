import { fold } from './fold.ts'

/** Two texts count as the same opening message if at most this many of the 64 bits differ. */
export const maxFingerprintDistance = 8
/** Short texts are naturally similar, and “How are you?” says nothing about anyone. */
export const minOpenerLength = 40

/**
 * A text’s fingerprint, which changes little when the text does: a simhash over character trigrams,
 * as two 32-bit numbers. Null for a text that is too short.
 */
export function computeTextFingerprint(text: string): readonly [high: number, low: number] | null {
  const plain = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (plain.length < minOpenerLength) return null
  const votes = new Int32Array(64)
  const end = Math.min(plain.length, 2000)
  for (let at = 0; at + 3 <= end; at += 1) {
    const one = hashTrigram(plain, at, 0x811c9dc5)
    const two = hashTrigram(plain, at, 0x5bd1e995)
    for (let bit = 0; bit < 32; bit += 1) {
      votes[bit] = (votes[bit] ?? 0) + ((one >>> bit) & 1 ? 1 : -1)
      votes[bit + 32] = (votes[bit + 32] ?? 0) + ((two >>> bit) & 1 ? 1 : -1)
    }
  }
  const bits = (from: number) =>
    votes.slice(from, from + 32).reduce((sum, vote, bit) => (vote > 0 ? sum | (1 << bit) : sum), 0)
  return [bits(32), bits(0)]
}

function hashTrigram(text: string, at: number, seed: number): number {
  let hash = seed
  for (let place = at; place < at + 3; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  return hash ^ (hash >>> 13)
}
