import { dayAt } from './age.ts'

/** How many letters of one sort there may be. */
export interface LetterLimits {
  /** Seconds between two of them. */
  readonly pauseSeconds: number
  readonly perHour: number
  /** On one calendar day of the site. */
  readonly perDay: number
}

/** What one account may ask for to confirm its address: again after a minute, 3 in an hour, 5 in a day (ACC-08). */
export const confirmationLetters: LetterLimits = { pauseSeconds: 60, perHour: 3, perDay: 5 }

/** The same for a corrected address, to which the letter goes at once. */
export const correctionLetters: LetterLimits = { ...confirmationLetters, pauseSeconds: 0 }

/** What one asker may ask for to choose a new password: 5 in a day (ACC-12). */
export const resetLetters: LetterLimits = { pauseSeconds: 0, perHour: 5, perDay: 5 }

/** What one account may ask for to have another address: 3 in an hour, 5 in a day (ACC-13). */
export const mailChangeLetters: LetterLimits = { pauseSeconds: 0, perHour: 3, perDay: 5 }

/** How often a deleted account is sent the link that brings it back; beyond it nothing is sent, and the last one still works. */
export const reactivationLetters: LetterLimits = { pauseSeconds: 60, perHour: 3, perDay: 5 }

/** What one address gets of a sort, whoever asks; beyond it no letter is written, and nobody is told. */
export const addressLetters: LetterLimits = { pauseSeconds: 0, perHour: 6, perDay: 15 }

export type LetterVerdict =
  | { readonly send: true }
  | { readonly send: false; readonly why: 'soon'; readonly waitSeconds: number }
  | { readonly send: false; readonly why: 'today' }

const hourMs = 3_600_000

/** Whether there may be one more after letters at `times`. */
export function judgeLetter(times: readonly Date[], limits: LetterLimits, now: Date, timeZone: string): LetterVerdict {
  const today = dayAt(now, timeZone)
  if (times.filter((time) => dayAt(time, timeZone) === today).length >= limits.perDay)
    return { send: false, why: 'today' }
  const sorted = times.map((time) => time.getTime()).sort((a, b) => b - a)
  const last = sorted[0] ?? Number.NEGATIVE_INFINITY
  const oldest = sorted[limits.perHour - 1] ?? Number.NEGATIVE_INFINITY
  const opensAt = Math.max(last + limits.pauseSeconds * 1000, oldest + hourMs)
  if (opensAt <= now.getTime()) return { send: true }
  return { send: false, why: 'soon', waitSeconds: Math.ceil((opensAt - now.getTime()) / 1000) }
}
