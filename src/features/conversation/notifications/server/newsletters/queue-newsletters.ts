import { newId } from '#platform/server/random.ts'
import { perRun } from '../../rules/newsletter.ts'
import type { NotificationsDeps } from '../deps.ts'
import { activeSince } from './active-since.ts'
import {
  insertNewsletterEmails,
  lockDue,
  selectNextReaders,
  storeOutcomes,
  updateProgress,
} from './store-newsletters.ts'

/**
 * A timed job, every minute: queues the next members of each newsletter that is due, as many as its
 * hourly rate allows, and counts the outcomes of those that are over.
 */
export function queueNewsletters({
  database,
}: Pick<NotificationsDeps, 'database'>): (now: Date) => Promise<void> {
  return async (now) => {
    await database.transaction(async (tx) => {
      for (const newsletter of await lockDue(tx, now)) {
        const count = perRun(newsletter.hourly)
        const since = activeSince(newsletter.segment, now)
        const accounts = await selectNextReaders(tx, newsletter, { activeSince: since, count })
        const emails = accounts.map((account) => ({ id: newId(), account }))
        await insertNewsletterEmails(tx, newsletter, { emails, now })
        await updateProgress(tx, newsletter.id, {
          position: accounts.at(-1) ?? newsletter.position,
          count: accounts.length,
          complete: accounts.length < count,
          now,
        })
      }
    })
    await storeOutcomes(database)
  }
}
