/** Whether the storms run at full size, each alone. */
export const atFullSize = process.env.MINUET_KILLS === 'all'

/** Returns the size of a storm, such as kills or open tabs: small in every test run, full with `MINUET_KILLS=all`. */
export function countRounds(few: number, all: number): number {
  return atFullSize ? all : few
}
