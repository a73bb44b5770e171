/** Whether the storms run at full size, one at a time. */
export const atFullSize = process.env.MINUET_KILLS === 'all'

/**
 * Returns the size of a storm, such as kills or open tabs: small in ordinary test runs, full with
 * `MINUET_KILLS=all`.
 */
export function countRounds(few: number, all: number): number {
  return atFullSize ? all : few
}
