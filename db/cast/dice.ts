import { createHash } from 'node:crypto'

/** Random numbers that are the same on every machine and in every run. */
export interface Dice {
  /** At least 0 and less than 1. */
  next(): number
  /** An integer of at least 0 and less than `end`. */
  below(end: number): number
  /** A random element of a list. */
  pick<T>(list: readonly T[]): T
  /** A random element of a weighted list. */
  pickWeighted<T>(list: readonly (readonly [T, number])[]): T
}

/** Creates dice seeded with a text: equal names produce the same numbers (mulberry32). */
export function createDice(name: string): Dice {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    below: (end) => Math.floor(next() * end),
    pick(list) {
      const found = list[Math.floor(next() * list.length)]
      if (found === undefined) throw new Error('cannot pick from an empty list')
      return found
    },
    pickWeighted(list) {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of list) {
        left -= weight
        if (left < 0) return value
      }
      throw new Error('cannot pick from an empty list')
    },
  }
}

/** Derives a UUID from a text, so that the same person is never created twice. */
export function deriveId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
