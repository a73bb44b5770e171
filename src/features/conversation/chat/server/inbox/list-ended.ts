import type { Handler } from '#kernel/handler.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/chat.ts'
import type { ChatParts } from '../deps.ts'
import { selectEnded } from '../records/store-sealed.ts'

/** More than anyone has in a month. */
const most = 100

/**
 * The conversations that ended because one of the two blocked the other or was deleted, if the
 * caller can still report them. Neither the reason nor who ended it is revealed.
 */
export function listEnded({
  database,
  labelFor,
}: Pick<ChatParts, 'database' | 'labelFor'>): Handler<(typeof contract)['chat.list_ended'], Site> {
  return async (_, { viewer, site, locale, now }) => {
    const rows = await selectEnded(database, viewer.account, most, now)
    return {
      conversations: rows.map(({ last_at: lastAt, until, ...row }) => ({
        ...row,
        label: labelFor(row.kind, site, locale),
        last_at: lastAt.toISOString(),
        until: until.toISOString(),
      })),
    }
  }
}
