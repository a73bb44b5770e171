import type { Site } from '#features/site/sites/index.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { DeskDeps } from './deps.ts'
import { findClosedReason } from './describe-conversation.ts'
import { proposeReply } from './draft.ts'
import { isAiAllowed } from './is-ai-allowed.ts'
import { toDeskScope } from './queue.ts'
import { selectOne, selectWaiting } from './store.ts'
import { insertReply } from './store-acts.ts'

const batchSize = 20

/**
 * Lets the operator's AI reply automatically where the site allows it, and returns the number of
 * replies (F10). Each is marked. Conversations that staff have open, that were handed over to a
 * lead, or whose member is in a pause are left to staff, as are those for which the AI has no
 * acceptable reply.
 */
export function replyWithAi(deps: DeskDeps): (site: Site, now: Date) => Promise<number> {
  return async (site, now) => {
    if (
      !isAiAllowed(deps, site) ||
      site.settings.ai_replies !== 'automatic' ||
      !site.settings.fictional
    )
      return 0
    let answered = 0
    for (const waiting of await selectWaiting(deps.database, toDeskScope(site), batchSize)) {
      if (waiting.for_lead || (waiting.paused_until?.getTime() ?? 0) > now.getTime()) continue
      const text = await proposeReply(deps, waiting, site)
      if (
        text !== null &&
        (await write(deps, { site, now }, waiting.conversation, waiting.seq, text))
      )
        answered += 1
    }
    return answered
  }
}

function write(
  { database, chat, queue }: DeskDeps,
  { site, now }: { site: Site; now: Date },
  conversation: string,
  seq: number,
  text: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    if ((await queue.lock(tx, conversation, now)) !== null) return false
    const row = await selectOne(tx, toDeskScope(site), conversation)
    // It has already been answered, or there are messages that the AI has not read.
    if (
      row === null ||
      row.seq !== seq ||
      row.waiting_since === null ||
      findClosedReason(row) !== null
    )
      return false
    const profile = { account: row.profile_id, member: row.profile, pool: site.pool }
    const message = { conversation, id: newId(), text, author: 'ai' as const }
    const sent = await chat.answerAs(tx, profile, message, { site, now })
    if (isRefusal(sent)) return false
    const waited = Math.floor((now.getTime() - row.waiting_since.getTime()) / 1000)
    const replyRow = {
      message: message.id,
      conversation,
      profile: row.profile_id,
      staff: null,
      honest: false,
    }
    await insertReply(tx, { ...replyRow, seq: sent.seq, author: 'ai', waited }, now)
    await chat.readAs(tx, profile, { conversation, seq: sent.seq }, { site, now })
    return true
  })
}
