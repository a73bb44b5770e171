const requested = process.env.MINUET_RUNS

/**
 * How often fast-check runs a property that needs a database: `short` times in ordinary test runs,
 * always with the same cases, so that a case that must occur does; with MINUET_RUNS that often, with
 * new cases each time.
 */
export function propertyRuns(short: number): { readonly numRuns: number; readonly seed?: number } {
  return requested === undefined
    ? { numRuns: short, seed: 20_261_124 }
    : { numRuns: Number(requested) }
}
