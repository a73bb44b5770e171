import type { Site } from '#features/site/sites/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import { isReservedFrom } from '../rules/claims.ts'
import { describeConversation } from './describe-conversation.ts'
import type { DeskDeps } from './deps.ts'
import { toDeskScope } from './queue.ts'
import { type DeskRow, selectOne } from './store.ts'

/** Claims a conversation for one staff member; for the member it is marked as read. */
export function claimConversation(
  deps: DeskDeps,
): Handler<(typeof contract)['persona_desk.claim'], Site> {
  return async ({ conversation, take_over: takeOver = false }, { site, viewer, now, locale }) => {
    const claimed = await deps.database.transaction(async (tx) => {
      const claim = await claimUnreserved(deps, tx, { site, viewer, now }, conversation, takeOver)
      if (isRefusal(claim)) return claim
      const { row } = claim
      const profile = { account: row.profile_id, member: row.profile, pool: site.pool }
      await deps.chat.readAs(tx, profile, { conversation, seq: row.seq }, { site, now })
      return claim
    })
    if (isRefusal(claimed)) return claimed
    return describeConversation(deps, claimed.row, { site, now, locale }, claimed.until)
  }
}

/** Returns the caller's claimed conversation in its current state. */
export function readClaimed(deps: DeskDeps): Handler<(typeof contract)['persona_desk.read'], Site> {
  return async ({ conversation }, { site, viewer, now, locale }) => {
    const [row, claim] = await Promise.all([
      selectOne(deps.database, toDeskScope(site), conversation),
      deps.queue.find(conversation, now),
    ])
    if (row === null || !site.settings.fictional) return refuse('not_found')
    if (claim?.staff !== viewer.staff) return refuse('persona_desk.claimed')
    return describeConversation(deps, row, { site, now, locale }, claim.until)
  }
}

export function releaseConversation({
  database,
  queue,
}: DeskDeps): Handler<(typeof contract)['persona_desk.release'], Site> {
  return async ({ conversation }, { viewer }) => {
    await queue.release(database, conversation, viewer)
    return null
  }
}

interface Moment {
  readonly site: Site
  readonly viewer: StaffViewer
  readonly now: Date
}

/** Claims a conversation or extends the claim, unless it is reserved for a lead. */
export async function claimUnreserved(
  { queue }: Pick<DeskDeps, 'queue'>,
  tx: Transaction,
  { site, viewer, now }: Moment,
  conversation: string,
  takeOver = false,
): Promise<
  | { readonly row: DeskRow; readonly until: Date }
  | Refusal<'not_found' | 'persona_desk.claimed' | 'persona_desk.for_lead'>
> {
  // Read under the lock, because a colleague may be replying or handing it over at this moment.
  await queue.lock(tx, conversation, now)
  const row = site.settings.fictional ? await selectOne(tx, toDeskScope(site), conversation) : null
  if (row === null) return refuse('not_found')
  if (isReservedFrom(viewer.role, { forLead: row.for_lead })) return refuse('persona_desk.for_lead')
  const claim = await (takeOver ? queue.takeOver : queue.claim)(tx, conversation, viewer, now)
  return claim === null ? refuse('persona_desk.claimed') : { row, until: claim.until }
}
