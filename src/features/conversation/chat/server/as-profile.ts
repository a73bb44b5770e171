import type { Viewer } from '#kernel/context.ts'
import { isRefusal, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { SendResult } from '../contract/chat.ts'
import type { ChatParts } from './deps.ts'
import { attemptSend } from './sending/attempt-send.ts'
import type { AuthorKind } from './sending/store-send.ts'
import { markRead } from './store-acts.ts'
import { type Moment, toReader, type WriterContext } from './writer-context.ts'

/** An operator's profile, by its internal key and public id. */
type Profile = Pick<Viewer, 'account' | 'member' | 'pool'>

/**
 * Replies as a profile. Nothing is charged and no conversation is started: for a member who has not
 * written to it the result is `not_found`.
 */
export type ReplyAsProfile = (
  tx: Transaction,
  profile: Profile,
  message: {
    readonly conversation: string
    readonly id: string
    readonly text: string
    readonly author?: AuthorKind
  },
  moment: { readonly site: Site; readonly now: Date },
) => Promise<{ readonly seq: number } | Refusal>

/** Marks a conversation as read by a profile up to a number. */
export type MarkReadAsProfile = (
  tx: Transaction,
  profile: Profile,
  read: { readonly conversation: string; readonly seq: number },
  moment: Moment,
) => Promise<void>

/** Uses the same rules and writes as for members; open tabs are notified after the commit. */
export function replyAsProfile(deps: ChatParts): ReplyAsProfile {
  return async (tx, profile, { conversation, id, text, author = 'staff' }, { site, now }) => {
    const writing: WriterContext = {
      site,
      now,
      locale: 'en',
      viewer: { ...profile, status: 'active', session: 0 },
    }
    const parts = { ...deps, database: tx, notify: afterCommit(tx, deps.notify) }
    const draft = { id, sent: { kind: 'text' }, body: text, photo: null, author } as const
    const answer: SendResult | Refusal = await attemptSend(parts, writing, draft, {
      conversation,
    })
    return isRefusal(answer) ? answer : { seq: answer.message.seq }
  }
}

/** The sender sees that it was read, as with members. */
export function markReadAsProfile(deps: Pick<ChatParts, 'notify'>): MarkReadAsProfile {
  return async (tx, profile, { conversation, seq }, { site, now }) => {
    const reader = toReader({ site, viewer: { ...profile, status: 'active', session: 0 } })
    const moved = await markRead(tx, { ...reader, conversation, seq }, now)
    if (moved?.moved === true)
      afterCommit(tx, deps.notify)(moved.other, {
        type: 'chat.read',
        conversation,
        seq: moved.read_mark,
      })
  }
}

function afterCommit(tx: Transaction, notify: ChatParts['notify']): ChatParts['notify'] {
  return (account, message) => tx.afterCommit(() => notify(account, message))
}
