import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../../contract/chat.ts'
import { mutedUntil, formatMute } from '../../rules/mute.ts'
import type { ChatParts } from '../deps.ts'
import { toReader } from '../writer-context.ts'
import { selectUnread } from './store-list.ts'
import { setMute } from './store-sides.ts'

/**
 * Mutes a conversation for a while or permanently, or unmutes it (CHAT-04). The other member is not
 * notified.
 */
export function muteChat({
  database,
  notify,
}: Pick<ChatParts, 'database' | 'notify'>): Handler<(typeof contract)['chat.mute'], Site> {
  return async ({ conversation, for: span }, context) => {
    const { now } = context
    const reader = toReader(context)
    const until = span === 'off' ? null : mutedUntil(span, now)
    const updated =
      looksLikeId(conversation) && (await setMute(database, reader, conversation, until))
    if (!updated) return refuse('not_found')
    const unread = await selectUnread(database, reader, now)
    notify(reader.reader, { type: 'chat.unread', unread })
    return { muted: formatMute(until, now), unread }
  }
}
