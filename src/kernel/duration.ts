/*
 * Durations are constants in milliseconds; texts name them in whole minutes, hours or days.
 */

export const minuteMs = 60_000
export const hourMs = 3_600_000
export const dayMs = 86_400_000

/** The duration in minutes. */
export const toMinutes = (ms: number) => Math.round(ms / minuteMs)

/** The duration in hours. */
export const toHours = (ms: number) => Math.round(ms / hourMs)

/** The duration in days of 24 hours. */
export const toDays = (ms: number) => Math.round(ms / dayMs)
