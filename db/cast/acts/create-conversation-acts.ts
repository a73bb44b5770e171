import { deriveId } from '../dice.ts'
import type { Story, StoryConversation } from '../stories/story-shape.ts'
import type { Act, ActDeps } from './act.ts'
import { createPersonContext } from './create-person-context.ts'
import { expectNoRefusal } from '#kernel/refusal.ts'

/**
 * Conversations line by line. Sending a line marks the preceding ones as read; at the end the other
 * member reads too, unless the conversation is `unread`.
 */
export function createConversationActs(
  deps: ActDeps,
  conversations: Story['conversations'],
): Act[] {
  return conversations.flatMap((conversation) => createConversation(deps, conversation))
}

function createConversation(
  { chat: { handlers }, person }: ActDeps,
  { between, lines, unread }: StoryConversation,
): readonly Act[] {
  const other = (id: string) => person(between[0] === id ? between[1] : between[0])
  /** The last line if this run wrote it; lines from an earlier run were read in that run. */
  let last: { conversation: string; seq: number } | null = null

  const writing = lines.map(
    ({ from, minutesAgo, text }, place): Act => ({
      minutesAgo,
      async happen(now) {
        const id = deriveId(`cast line ${between.join(' ')} ${place}`)
        const writer = createPersonContext(person(from), now)
        const { member } = other(from).member
        const sent = expectNoRefusal(
          await handlers['chat.send_to_member']({ member, id, text }, writer),
        )
        last =
          sent.message.at === now.toISOString()
            ? { conversation: sent.conversation.id, seq: sent.message.seq }
            : null
        if (last !== null) expectNoRefusal(await handlers['chat.mark_read'](last, writer))
      },
    }),
  )
  if (unread) return writing

  const end = lines.at(-1) ?? lines[0]
  const reader = other(end.from)
  const reading: Act = {
    // Some time after the last line, but not after the reader was last online.
    minutesAgo: Math.max(end.minutesAgo / 2, reader.member.seenMinutesAgo ?? 0),
    async happen(now) {
      if (last !== null)
        expectNoRefusal(await handlers['chat.mark_read'](last, createPersonContext(reader, now)))
    },
  }
  return [...writing, reading]
}
