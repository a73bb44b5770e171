/** How often is killed: a few times in every run of the tests, `MINUET_KILLS=all` for the long form. */
export function roundsOf(few: number, all: number): number {
  return process.env.MINUET_KILLS === 'all' ? all : few
}
