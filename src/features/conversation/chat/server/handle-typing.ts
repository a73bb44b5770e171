import { z } from 'zod'
import { publicId } from '#kernel/id.ts'
import type { LiveFrame } from '#platform/server/live/frame.ts'
import type { ChatParts } from './deps.ts'
import { selectSide } from './store.ts'

/** Frame sent by a browser while its member types. */
const typing = z.strictObject({ type: z.literal('chat.typing'), conversation: publicId })

/** Minimum interval for forwarding one member's typing, in milliseconds. */
const pauseMs = 2000

/**
 * Forwards that a member is typing (CHAT-04), only to the other side of an open conversation.
 * Nothing is stored, and nothing is forwarded from someone in invisible mode.
 */
export function handleTyping({
  database,
  notify,
}: Pick<ChatParts, 'database' | 'notify'>): (frame: LiveFrame) => Promise<void> {
  const passedAt = new Map<number, number>()
  return async ({ viewer, message, now }) => {
    const parsed = typing.safeParse(message)
    if (!parsed.success) return
    const at = now.getTime()
    if (Math.abs(at - (passedAt.get(viewer.account) ?? 0)) < pauseMs) return
    if (passedAt.size > 10_000) passedAt.clear()
    passedAt.set(viewer.account, at)
    const { conversation } = parsed.data
    const side = await selectSide(database, viewer.account, conversation)
    if (side?.kind === 'member' && side.closed_at === null && side.shows_activity)
      notify(side.other, { type: 'chat.typing', conversation })
  }
}
