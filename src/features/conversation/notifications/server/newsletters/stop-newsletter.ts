import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/notifications.ts'
import type { NotificationsDeps } from '../deps.ts'
import { updateStopped } from './store-newsletters.ts'

/** Stops a newsletter and writes an audit entry. One that is over stays as it is. */
export function stopNewsletter({
  database,
  allSites,
  note,
}: Pick<NotificationsDeps, 'database' | 'allSites' | 'note'>): Handler<
  (typeof contract)['notifications.stop_newsletter'],
  Site
> {
  return async ({ newsletter }, { viewer, now }) => {
    if (!looksLikeId(newsletter)) return refuse('not_found')
    return database.transaction(async (tx) => {
      const row = await updateStopped(tx, newsletter, now)
      if (row === null) return refuse('not_found')
      if (row.stopped) {
        const site = (await allSites()).find(({ id }) => id === row.site)?.name ?? null
        const act = 'notifications.newsletter_stopped'
        await note(tx, viewer, { act, about: newsletter, facts: { site } }, now)
      }
      return null
    })
  }
}
