/** How often one limit was checked, and how often it refused. */
export interface Tally {
  readonly asked: number
  readonly refused: number
}

/** Counts the rate limiter's verdicts, for the operator and for benchmarks. */
export function createTallies() {
  const tallies = new Map<string, Tally>()
  return {
    add(name: string, granted: boolean): void {
      const { asked, refused } = tallies.get(name) ?? { asked: 0, refused: 0 }
      tallies.set(name, { asked: asked + 1, refused: granted ? refused : refused + 1 })
    },
    all: (): Readonly<Record<string, Tally>> => Object.fromEntries(tallies),
  }
}
