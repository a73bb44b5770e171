import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/chat.ts'
import type { ChatParts } from '../deps.ts'
import { toReader } from '../writer-context.ts'
import { removeReceivedPhoto } from './store-photos.ts'

/**
 * Removes a received photo for its reader, whose URL stops working for them. The sender keeps it
 * and is not notified.
 */
export function removePhoto({
  database,
  notify,
}: Pick<ChatParts, 'database' | 'notify'>): Handler<(typeof contract)['chat.remove_photo'], Site> {
  return async ({ conversation, seq }, context) => {
    const historyLimit = context.site.settings.history_limit
    const removed =
      looksLikeId(conversation) &&
      (await removeReceivedPhoto(database, toReader(context), { conversation, seq, historyLimit }))
    if (!removed) return refuse('not_found')
    notify(context.viewer.account, { type: 'chat.changed', conversation })
    return null
  }
}
