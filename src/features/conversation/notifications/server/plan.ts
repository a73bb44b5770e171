import { dayMs, hourMs } from '#kernel/duration.ts'
import { newId, newNumber } from '#platform/server/random.ts'
import { nextReminderAt, profileReminderSpans } from '../rules/reminders.ts'
import { formatTopic } from '../rules/topics.ts'
import type { NotificationsDeps } from './deps.ts'
import { upsertEmail } from './store-emails.ts'
import {
  deleteReminder,
  lockDueReminders,
  selectReminded,
  selectWeeklyReaders,
  updateReminder,
} from './store-reminders.ts'

type Deps = Pick<NotificationsDeps, 'database'>

const batch = 500
/** Members who have not been here for this long get no weekly update. */
const weeklyActiveDays = 60
/** Weekly updates are spread over this time. */
const weeklySpreadMs = 6 * hourMs

/** A timed job: queues the reminders of messages that have stayed unread for a day or a week. */
export function planReminders({ database }: Deps): (now: Date) => Promise<void> {
  return async (now) => {
    for (let planned = batch; planned === batch; )
      planned = await database.transaction(async (tx) => {
        const due = await lockDueReminders(tx, now, batch)
        for (const reminder of due) {
          const { account, conversation, stage, unreadSince } = reminder
          const dueAt = unreadSince === null ? null : nextReminderAt(unreadSince, stage)
          if (unreadSince === null || dueAt === null) await deleteReminder(tx, reminder)
          // It was read, and what is unread now is younger.
          else if (dueAt > now) await updateReminder(tx, { account, conversation, stage, dueAt })
          else {
            const topic = formatTopic({ kind: 'conversation', id: conversation })
            const kind = 'unread_message_reminders'
            await upsertEmail(tx, { id: newId(), account, kind, topic, nextAt: now }, now)
            const next = { stage: stage + 1, dueAt: nextReminderAt(unreadSince, stage + 1) }
            await updateReminder(tx, { account, conversation, ...next })
          }
        }
        return due.length
      })
  }
}

/**
 * A timed job, once a day: queues the reminders of profiles that are still unfinished three and ten
 * days after the address was confirmed. Each is dropped if nothing is missing when it is sent.
 */
export function planProfileReminders({ database }: Deps): (now: Date) => Promise<void> {
  return async (now) => {
    const query = {
      spans: profileReminderSpans(now),
      // Longer than the grace of one reminder, shorter than the time between both.
      plannedBefore: new Date(now.getTime() - 4 * dayMs),
      count: batch,
    }
    for (let after = 0; ; ) {
      const accounts = await selectReminded(database, { ...query, after })
      for (const account of accounts) {
        const topic = formatTopic({ kind: 'profile' })
        const nextAt = new Date(now.getTime() + newNumber(hourMs))
        await upsertEmail(database, { id: newId(), account, kind: 'reminders', topic, nextAt }, now)
      }
      if (accounts.length < batch) return
      after = accounts.at(-1) ?? after
    }
  }
}

/** A timed job, once a week: queues the update about new people; it is dropped if there are none. */
export function planWeeklyUpdates({ database }: Deps): (now: Date) => Promise<void> {
  return async (now) => {
    const query = {
      activeSince: new Date(now.getTime() - weeklyActiveDays * dayMs),
      // Six days, so that a job that runs twice queues nothing twice.
      updatedBefore: new Date(now.getTime() - 6 * dayMs),
      count: batch,
    }
    for (let after = 0; ; ) {
      const accounts = await selectWeeklyReaders(database, { ...query, after })
      for (const account of accounts) {
        const nextAt = new Date(now.getTime() + newNumber(weeklySpreadMs))
        const topic = formatTopic({ kind: 'people' })
        await upsertEmail(
          database,
          { id: newId(), account, kind: 'weekly_updates', topic, nextAt },
          now,
        )
      }
      if (accounts.length < batch) return
      after = accounts.at(-1) ?? after
    }
  }
}
