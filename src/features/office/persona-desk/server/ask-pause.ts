import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import { claimUnreserved } from './claim.ts'
import type { DeskDeps } from './deps.ts'

/**
 * Asks the member to pause (F12): a notice appears in the conversation, nothing can be paid until
 * the pause ends, and a lead reviews it.
 */
export function askPause(
  deps: DeskDeps,
): Handler<(typeof contract)['persona_desk.request_pause'], Site> {
  return async ({ conversation, id }, { site, viewer, now }) =>
    deps.database.transaction(async (tx) => {
      const claimed = await claimUnreserved(deps, tx, { site, viewer, now }, conversation)
      if (isRefusal(claimed)) return claimed
      const { row } = claimed
      // If the request is repeated or the member is already in a pause, that pause continues
      // unchanged.
      if (row.paused_until !== null && row.paused_until > now)
        return { until: row.paused_until.toISOString() }
      const until = new Date(now.getTime() + site.settings.care_pause_hours * 3_600_000)
      const pause = {
        id,
        account: row.member_id,
        site,
        staff: viewer.staff,
        profile: row.profile_id,
        conversation,
        seq: row.seq,
      }
      await deps.wellbeing.begin(tx, { ...pause, until }, now)
      await deps.note(tx, viewer, { act: 'persona_desk.pause_asked', about: conversation }, now)
      return { until: until.toISOString() }
    })
}
