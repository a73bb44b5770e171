/*
 * Durations are constants in milliseconds; texts name them in whole minutes, hours or days.
 */

/** The duration in minutes. */
export const toMinutes = (ms: number) => Math.round(ms / 60_000)

/** The duration in hours. */
export const toHours = (ms: number) => Math.round(ms / 3_600_000)

/** The duration in days of 24 hours. */
export const toDays = (ms: number) => Math.round(ms / 86_400_000)
