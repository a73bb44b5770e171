import { looksLikeId } from '#kernel/id.ts'
import { refuse, type Refusal } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { ChatParts } from '../deps.ts'
import { toReader, type WriterContext } from '../writer-context.ts'
import { type LockedMessage, lockMessage } from './store-changes.ts'

interface Place {
  readonly conversation: string
  readonly seq: number
}

/**
 * Runs work on a message of one of the reader's conversations, in a transaction that holds the
 * conversation's lock: sends, reads, blocks, refunds and other changes come before or after it.
 */
export function withMessage<Done, Code extends string>(
  { database }: Pick<ChatParts, 'database'>,
  context: WriterContext,
  { conversation, seq }: Place,
  work: (tx: Transaction, message: LockedMessage) => Promise<Done | Refusal<Code>>,
): Promise<Done | Refusal<Code | 'not_found'>> {
  return database.transaction(async (tx) => {
    const message = looksLikeId(conversation)
      ? await lockMessage(tx, toReader(context), {
          conversation,
          seq,
          historyLimit: context.site.settings.history_limit,
        })
      : null
    return message === null ? refuse('not_found') : work(tx, message)
  })
}

/** Notifies both members, after the commit, that a message of their conversation has changed. */
export function notifyChange(
  { notify }: Pick<ChatParts, 'notify'>,
  tx: Transaction,
  accounts: readonly number[],
  change: Readonly<Record<string, unknown>> & Place,
): void {
  tx.afterCommit(() =>
    accounts.forEach((account) => notify(account, { type: 'chat.changed', ...change })),
  )
}
