/** How often one limit was asked, and how often it said no. */
export interface Tally {
  readonly asked: number
  readonly refused: number
}

/** Counts the limiter's own answers, for the operator and for measuring. */
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
