import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/notifications.ts'
import { minReaders } from '../../rules/newsletter.ts'
import type { NotificationsDeps } from '../deps.ts'
import { activeSince } from './active-since.ts'
import { countReaders as selectCount } from './store-newsletters.ts'

/** Counts whom a newsletter would reach; small groups aren't counted, so that no one is singled out. */
export function countReaders({
  database,
}: Pick<NotificationsDeps, 'database'>): Handler<
  (typeof contract)['notifications.count_readers'],
  Site
> {
  return async (input, { now }) => {
    const readers = await selectCount(database, input, activeSince(input.segment, now))
    return { readers: readers < minReaders ? null : readers }
  }
}
