/** For how long a challenge can be solved and used. */
export const challengeSeconds = 600

/**
 * One step of the calculation is PBKDF2 with SHA-256 and this number of rounds, which takes about 2
 * ms on a computer and 10 ms on a slow phone. Native code is hardly any faster than a browser.
 */
export const roundsPerStep = 5000

/**
 * A browser tries half of the steps on average, which takes about half a second on a slow phone.
 */
export const fewestSteps = 120

/** Number of sign-ups from a network in a day after which the calculation takes twice as long. */
const signUpsPerLevel = 3
const highestLevel = 4

/**
 * Returns the number of steps of a challenge, given the sign-ups of a day from the same network: it
 * doubles with every three, up to sixteen times.
 */
export function decideSteps(signUps: number): number {
  const level = Math.min(highestLevel, Math.floor(signUps / signUpsPerLevel))
  return fewestSteps * 2 ** level
}

/**
 * Whether the steps of a challenge are enough now. Half is accepted, because others in the same
 * network may have signed up since it was issued; stockpiled easy challenges are not.
 */
export function isEnoughWork(steps: number, signUps: number): boolean {
  return steps * 2 >= decideSteps(signUps)
}
