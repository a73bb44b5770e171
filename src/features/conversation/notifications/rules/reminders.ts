import { dayMs, hourMs } from '#kernel/duration.ts'

/** The number of hours after which the first reminder of an unread message is sent. */
export const firstReminderHours = 24
/** The number of days after which the last reminder of it is sent. */
export const lastReminderDays = 7

/** The numbers of days after which a member is reminded of an unfinished profile. */
export const profileReminderDays = [3, 10] as const
/** A reminder that couldn't be planned in time is still planned for this long, then never. */
export const profileReminderGraceMs = 2 * dayMs

/** The parts of a profile that members are reminded of, the most valuable first. */
export type ProfileGap = 'photo' | 'about'

/** The number of characters from which an about-me text counts as written. */
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
 * Returns when the next reminder of a conversation unread since `unreadSince` is due, after `sent`
 * reminders; null if there is none.
 */
export function nextReminderAt(unreadSince: Date, sent: number): Date | null {
  if (sent >= 2) return null
  const waitMs = sent === 0 ? firstReminderHours * hourMs : lastReminderDays * dayMs
  return new Date(unreadSince.getTime() + waitMs)
}
