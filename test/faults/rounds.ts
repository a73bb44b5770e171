/** Whether the storms run at full size, one at a time. */
export const atFullSize = process.env.MINUET_KILLS === 'all'

/**
 * The number of this batch of a storm that is run in several, from 0, so that each uses other
 * points than the one before.
 */
export const batch = Number(process.env.MINUET_BATCH ?? '0')

/**
 * Returns the size of a storm, such as kills or open tabs: small in ordinary test runs, full with
 * `MINUET_KILLS=all`.
 */
export function countRounds(few: number, all: number): number {
  return atFullSize ? all : few
}
