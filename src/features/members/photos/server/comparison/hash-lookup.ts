import { mirrorPerceptualHash } from '#platform/server/images/perceptual-hash.ts'

/** Two perceptual hashes that differ in at most this many bits belong to the same picture. */
export const maxDifferingBits = 7

/** A perceptual hash is looked up by its four 16-bit quarters. */
const quarters = [48n, 32n, 16n, 0n] as const

/**
 * Lookup values per quarter: if two hashes differ in at most seven bits, one of their quarters
 * differs in at most one bit. So each quarter is looked up unchanged and with each of its bits
 * flipped, for the picture and its mirror image.
 */
export function hashLookupValues(perceptualHash: bigint): number[][] {
  return quarters.map((from) => [
    ...new Set(
      [perceptualHash, mirrorPerceptualHash(perceptualHash)].flatMap((one) =>
        near(Number((one >> from) & 0xffffn)),
      ),
    ),
  ])
}

function near(quarter: number): number[] {
  return [quarter, ...Array.from({ length: 16 }, (_, bit) => quarter ^ (1 << bit))]
}
