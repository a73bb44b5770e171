import { mirrored } from './print-of.ts'

/** Two prints that differ in at most so many bits are of one picture. */
export const mostDiffering = 7

/** A print is looked up by its four quarters of 16 bits. */
const quarters = [48n, 32n, 16n, 0n] as const

/**
 * What to look for, quarter by quarter: of two prints that differ in at most seven bits, one quarter differs in at most one. So each
 * quarter is looked for as it is and with each of its bits turned, and as it would be of the mirrored picture.
 */
export function probesOf(print: bigint): number[][] {
  return quarters.map((from) => [
    ...new Set([print, mirrored(print)].flatMap((one) => near(Number((one >> from) & 0xffffn)))),
  ])
}

function near(quarter: number): number[] {
  return [quarter, ...Array.from({ length: 16 }, (_, bit) => quarter ^ (1 << bit))]
}
