import type { Viewer } from '#kernel/context.ts'
import { isRefusal, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sent } from '../contract/chat.ts'
import { deliver } from './deliver.ts'
import type { ChatParts } from './deps.ts'
import { readerOf, type Writing } from './judge.ts'
import { factsIn } from './send.ts'
import { type AuthorKind, markRead } from './store-acts.ts'

/** An operator's profile, by its internal key and public id. */
type Profile = Pick<Viewer, 'account' | 'member' | 'pool'>
type Moment = Pick<Writing, 'site' | 'now'>

/**
 * Replies as a profile. Nothing is charged and no conversation is started: for a member who has not
 * written to it the result is `not_found`.
 */
export type AnswerAs = (
  tx: Transaction,
  profile: Profile,
  message: { readonly conversation: string; readonly id: string; readonly text: string; readonly author?: AuthorKind },
  moment: { readonly site: Site; readonly now: Date },
) => Promise<{ readonly seq: number } | Refusal>

/** Marks a conversation as read by a profile up to a number. */
export type ReadAs = (
  tx: Transaction,
  profile: Profile,
  read: { readonly conversation: string; readonly seq: number },
  moment: Moment,
) => Promise<void>

/** Uses the same rules and writes as for members; open tabs are notified after the commit. */
export function answerAs(deps: ChatParts): AnswerAs {
  return async (tx, profile, { conversation, id, text, author = 'staff' }, { site, now }) => {
    const writing: Writing = { site, now, locale: 'en', viewer: { ...profile, status: 'active', session: 0 } }
    const parts = { ...deps, database: tx, tell: afterCommit(tx, deps.tell) }
    const parcel = { id, sent: { kind: 'text' }, body: text, photo: null, author } as const
    const answer: Sent | Refusal = await deliver(parts, writing, parcel, factsIn(parts, writing, conversation))
    return isRefusal(answer) ? answer : { seq: answer.message.seq }
  }
}

/** The writer sees that it was read, as with members. */
export function readAs(deps: Pick<ChatParts, 'tell'>): ReadAs {
  return async (tx, profile, { conversation, seq }, { site, now }) => {
    const asking = readerOf({ site, viewer: { ...profile, status: 'active', session: 0 } })
    const moved = await markRead(tx, { ...asking, conversation, seq }, now)
    if (moved?.moved === true)
      afterCommit(tx, deps.tell)(moved.other, { type: 'chat.read', conversation, seq: moved.read_mark })
  }
}

function afterCommit(tx: Transaction, tell: ChatParts['tell']): ChatParts['tell'] {
  return (account, message) => tx.afterCommit(() => tell(account, message))
}
