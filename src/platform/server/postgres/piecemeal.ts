/** So many rows leave by one statement: a fraction of a second's work. */
const atOnce = 10_000

/**
 * Repeats what takes at most so many rows away until it finds fewer, and gives how many it took. What grew for a day among a million
 * members is more than one statement may do in its time: it would be stopped, undone, and begun anew each night.
 */
export async function piecemeal(take: (most: number) => Promise<number>, most = atOnce): Promise<number> {
  let taken = 0
  for (;;) {
    const found = await take(most)
    taken += found
    if (found < most) return taken
  }
}
