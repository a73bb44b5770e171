/** Returns the size of a storm, such as kills or open tabs: small in every test run, full with `MINUET_KILLS=all`. */
export function countRounds(few: number, all: number): number {
  return process.env.MINUET_KILLS === 'all' ? all : few
}
