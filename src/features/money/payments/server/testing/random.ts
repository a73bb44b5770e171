/** Seeded random numbers (xorshift), good enough for shuffling. */
export function createRandom(seed: number) {
  let state = seed | 1
  const below = (count: number): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % count
  }
  return {
    below,
    one: <T>(of: readonly T[]): T => of[below(of.length)] as T,
    shuffled<T>(items: readonly T[]): T[] {
      const mixed = [...items]
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = below(last + 1)
        const [one, two] = [mixed[last] as T, mixed[other] as T]
        mixed[last] = two
        mixed[other] = one
      }
      return mixed
    },
  }
}
