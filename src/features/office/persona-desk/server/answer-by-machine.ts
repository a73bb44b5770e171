import type { Site } from '#features/site/sites/index.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { DeskDeps } from './deps.ts'
import { closedFor } from './describe-opened.ts'
import { proposed } from './draft.ts'
import { machineMay } from './machine-may.ts'
import { whereOf } from './queue.ts'
import { selectOne, selectWaiting } from './store.ts'
import { insertReply, lockClaim } from './store-acts.ts'

const atOnce = 20

/**
 * Lets the machine an operator plugged in answer by itself, where the site says so, and gives how many it answered (F10). Each answer
 * bears its mark. What somebody has open, what was left to a lead, and who is in a pause is left to people, as is what it cannot say.
 */
export function answerByMachine(deps: DeskDeps): (site: Site, now: Date) => Promise<number> {
  return async (site, now) => {
    if (!machineMay(deps, site) || site.settings.ai_replies !== 'automatic' || !site.settings.fictional) return 0
    let answered = 0
    for (const waiting of await selectWaiting(deps.database, whereOf(site), atOnce)) {
      if (waiting.for_lead || (waiting.paused_until?.getTime() ?? 0) > now.getTime()) continue
      const text = await proposed(deps, waiting, site)
      if (text !== null && (await write(deps, { site, now }, waiting.conversation, waiting.seq, text))) answered += 1
    }
    return answered
  }
}

function write(
  { database, chat }: DeskDeps,
  { site, now }: { site: Site; now: Date },
  conversation: string,
  seq: number,
  text: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { held_until: held } = await lockClaim(tx, conversation)
    if (held !== null && held.getTime() > now.getTime()) return false
    const row = await selectOne(tx, whereOf(site), conversation)
    // Answered meanwhile, or more was said than it has read.
    if (row === null || row.seq !== seq || row.waiting_since === null || closedFor(row) !== null) return false
    const profile = { account: row.profile_id, member: row.profile, pool: site.pool }
    const message = { conversation, id: newId(), text, author: 'ai' as const }
    const sent = await chat.answerAs(tx, profile, message, { site, now })
    if (isRefusal(sent)) return false
    const waited = Math.floor((now.getTime() - row.waiting_since.getTime()) / 1000)
    const kept = { message: message.id, conversation, profile: row.profile_id, staff: null, honest: false }
    await insertReply(tx, { ...kept, seq: sent.seq, author: 'ai', waited }, now)
    await chat.readAs(tx, profile, { conversation, seq: sent.seq }, { site, now })
    return true
  })
}
