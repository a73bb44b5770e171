import type { Site } from '#features/site/sites/index.ts'
import type { StaffViewer } from '#kernel/context.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, type Refusal, refuse } from '#kernel/refusal.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { contract } from '../contract.ts'
import { claimMs, decideClaim } from '../rules/claims.ts'
import { describeConversation } from './describe-conversation.ts'
import type { DeskDeps } from './deps.ts'
import { toDeskScope } from './queue.ts'
import { type DeskRow, selectOne } from './store.ts'
import { deleteClaim, lockClaim, upsertClaim } from './store-acts.ts'

/** Claims a conversation for one staff member; the member sees it as read. */
export function claimConversation(deps: DeskDeps): Handler<(typeof contract)['persona_desk.claim'], Site> {
  return async ({ conversation, take_over: takeOver = false }, { site, viewer, now, locale }) => {
    const row = await deps.database.transaction(async (tx) => {
      const claimed = await acquireClaim(tx, { site, viewer, now }, conversation, takeOver)
      if (isRefusal(claimed)) return claimed
      if (claimed.from !== null)
        await deps.note(tx, viewer, { act: 'persona_desk.taken_over', about: conversation }, now)
      const profile = { account: claimed.row.profile_id, member: claimed.row.profile, pool: site.pool }
      await deps.chat.readAs(tx, profile, { conversation, seq: claimed.row.seq }, { site, now })
      return claimed.row
    })
    return isRefusal(row) ? row : describeConversation(deps, row, { site, now, locale }, until(now))
  }
}

/** Returns the caller's claimed conversation in its current state. */
export function readClaimed(deps: DeskDeps): Handler<(typeof contract)['persona_desk.read'], Site> {
  return async ({ conversation }, { site, viewer, now, locale }) => {
    const row = await selectOne(deps.database, toDeskScope(site), conversation)
    if (row === null || !site.settings.fictional) return refuse('not_found')
    if (row.held_by !== viewer.staff || row.held_until === null || row.held_until.getTime() <= now.getTime())
      return refuse('persona_desk.claimed')
    return describeConversation(deps, row, { site, now, locale }, row.held_until)
  }
}

/** Releases a conversation. */
export function releaseConversation({ database }: DeskDeps): Handler<(typeof contract)['persona_desk.release'], Site> {
  return async ({ conversation }, { viewer }) => {
    await deleteClaim(database, conversation, viewer.staff)
    return null
  }
}

interface Moment {
  readonly site: Site
  readonly viewer: StaffViewer
  readonly now: Date
}

/**
 * Claims a conversation or extends the claim, or returns why not. `from` is the previous holder if
 * an active claim was taken over.
 */
export async function acquireClaim(
  tx: Transaction,
  { site, viewer, now }: Moment,
  conversation: string,
  takeOver: boolean,
): Promise<
  { row: DeskRow; from: number | null } | Refusal<'not_found' | 'persona_desk.claimed' | 'persona_desk.for_lead'>
> {
  const { held_by: heldBy, held_until: heldUntil } = await lockClaim(tx, conversation)
  const row = site.settings.fictional ? await selectOne(tx, toDeskScope(site), conversation) : null
  if (row === null) return refuse('not_found')
  const facts = { heldBy, until: heldUntil, forLead: row.for_lead }
  const verdict = decideClaim(facts, { staff: viewer.staff, role: viewer.role, takeOver }, now)
  if (verdict !== 'free') return refuse(verdict)
  await upsertClaim(tx, conversation, viewer.staff, until(now))
  const running = heldUntil !== null && heldUntil.getTime() > now.getTime()
  return { row, from: running && heldBy !== viewer.staff ? heldBy : null }
}

function until(now: Date): Date {
  return new Date(now.getTime() + claimMs)
}
