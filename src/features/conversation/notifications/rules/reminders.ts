import { dayMs, hourMs } from '#kernel/duration.ts'

/** After how many hours an unread message is first reminded of. */
export const firstReminderHours = 24
/** After how many days it is reminded of for the last time. */
export const lastReminderDays = 7

/** After how many days with an unfinished profile a member is reminded of it. */
export const profileReminderDays = [3, 10] as const
/** A reminder that couldn't be planned in time is still planned for this long, then never. */
export const profileReminderGraceMs = 2 * dayMs

/** The parts of a profile that are reminded of, the most valuable first. */
export type ProfileGap = 'photo' | 'about'

/** From how many characters a text about oneself counts as written. */
const enoughAbout = 40

/** The part to remind a member of; null if their profile has a photo and a text, or the site shows none. */
export function findProfileGap(profile: {
  readonly photo: boolean
  readonly about: string
  readonly aboutShown: boolean
}): ProfileGap | null {
  if (!profile.photo) return 'photo'
  return profile.aboutShown && profile.about.trim().length < enoughAbout ? 'about' : null
}

/** The times of activation of the members whose first or second reminder is due now. */
export function profileReminderSpans(now: Date): { readonly from: Date; readonly until: Date }[] {
  return profileReminderDays.map((days) => {
    const until = new Date(now.getTime() - days * dayMs)
    return { from: new Date(until.getTime() - profileReminderGraceMs), until }
  })
}

/**
 * Returns when the next reminder of a conversation is due that has been unread since `unreadSince`,
 * after `sent` reminders; null if there is none.
 */
export function nextReminderAt(unreadSince: Date, sent: number): Date | null {
  if (sent >= 2) return null
  const waitMs = sent === 0 ? firstReminderHours * hourMs : lastReminderDays * dayMs
  return new Date(unreadSince.getTime() + waitMs)
}
