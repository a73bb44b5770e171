import { dayMs } from '#kernel/duration.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/notifications.ts'
import { maxAheadMs, minReaders } from '../../rules/newsletter.ts'
import { atLocalHour } from '../../rules/quiet-hours.ts'
import type { NotificationsDeps } from '../deps.ts'
import { activeSince } from './active-since.ts'
import { findTextProblem } from './find-text-problem.ts'
import { countReaders, hasNewsletter, insertNewsletter } from './store-newsletters.ts'

/**
 * Plans a newsletter (OPS-12): it and its audit entry are written in one transaction. The id is an
 * idempotency key, so a retry after a lost response never plans two.
 */
export function planNewsletter({
  database,
  allSites,
  note,
}: Pick<NotificationsDeps, 'database' | 'allSites' | 'note'>): Handler<
  (typeof contract)['notifications.plan_newsletter'],
  Site
> {
  return async ({ day, hour, site: on, ...newsletter }, { viewer, now }) => {
    if (await hasNewsletter(database, newsletter.id)) return null
    const site = (await allSites()).find(({ id }) => id === on)
    if (site === undefined) return refuse('notifications.unknown_site', { field: 'site' })
    const problem = findTextProblem(newsletter.texts, site)
    if (problem !== null) return problem

    const startsAt = day === null ? now : atLocalHour(day, hour, site.timeZone)
    if (startsAt < now) return refuse('notifications.time_passed', { field: 'day' })
    if (startsAt.getTime() - now.getTime() > maxAheadMs)
      return refuse('notifications.too_far_ahead', {
        field: 'day',
        with: { days: maxAheadMs / dayMs },
      })
    const readers = { site: on, kind: newsletter.kind, segment: newsletter.segment }
    const count = await countReaders(database, readers, activeSince(newsletter.segment, now))
    if (count < minReaders)
      return refuse('notifications.too_few_readers', {
        field: 'segment',
        with: { least: minReaders },
      })
    return database.transaction(async (tx) => {
      const planned = { ...newsletter, site: on, startsAt }
      if (await insertNewsletter(tx, planned, { staff: viewer.staff, now })) {
        const facts = {
          site: site.name,
          kind: newsletter.kind,
          languages: Object.keys(newsletter.texts).join(', '),
          readers: count,
          starts: startsAt.toISOString(),
        }
        await note(
          tx,
          viewer,
          { act: 'notifications.newsletter_planned', about: newsletter.id, facts },
          now,
        )
      }
      return null
    })
  }
}
