import type { Handler } from '#kernel/handler.ts'
import { looksLikeId } from '#kernel/id.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { contract } from '../contract/chat.ts'
import type { ChatParts } from './deps.ts'
import { toReader } from './writer-context.ts'
import { closeConversation, openConversation } from './inbox/store-sides.ts'

type Deps = Pick<ChatParts, 'database' | 'notify'>

/**
 * Closes a conversation, with or without a goodbye (BEY-18): no one can write in it any more,
 * nothing is charged, and both see who closed it. If both close it concurrently, the first goodbye
 * is stored.
 */
export function closeChat(deps: Deps): Handler<(typeof contract)['chat.close'], Site> {
  return async ({ conversation, goodbye }, context) => {
    const partner = looksLikeId(conversation)
      ? await closeConversation(
          deps.database,
          toReader(context),
          { conversation, goodbye },
          context.now,
        )
      : null
    if (partner === null) return refuse('not_found')
    for (const account of [partner, context.viewer.account])
      deps.notify(account, { type: 'chat.changed', conversation })
    return null
  }
}

/** Reopens a conversation; only the member who closed it can. */
export function openChat(deps: Deps): Handler<(typeof contract)['chat.open'], Site> {
  return async ({ conversation }, context) => {
    const partner = looksLikeId(conversation)
      ? await openConversation(deps.database, toReader(context), conversation)
      : null
    if (partner === null) return refuse('not_found')
    for (const account of [partner, context.viewer.account])
      deps.notify(account, { type: 'chat.changed', conversation })
    return null
  }
}
