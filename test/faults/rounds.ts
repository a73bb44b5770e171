/** Returns the number of kills: a few in every test run, more with `MINUET_KILLS=all`. */
export function countRounds(few: number, all: number): number {
  return process.env.MINUET_KILLS === 'all' ? all : few
}
