import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract.ts'
import { claimUnreserved } from './claim.ts'
import type { DeskDeps } from './deps.ts'
import { hasHandedOver, insertHandover } from './store-acts.ts'

/** Hands the caller's conversation over to colleagues, or to a lead, with a note. */
export function handOver(
  deps: DeskDeps,
): Handler<(typeof contract)['persona_desk.hand_over'], Site> {
  return async ({ conversation, id, note, for_lead: forLead }, { site, viewer, now }) => {
    const noteText = note.trim()
    if (noteText === '') return refuse('persona_desk.note_empty', { field: 'note' })
    return deps.database.transaction(async (tx) => {
      if (await hasHandedOver(tx, id, viewer.staff)) return null
      const claimed = await claimUnreserved(deps, tx, { site, viewer, now }, conversation)
      if (isRefusal(claimed)) return claimed
      const { member_id: account } = claimed.row
      const left = { id, conversation, account, staff: viewer.staff, note: noteText, forLead }
      if (await insertHandover(tx, left, now))
        await deps.note(
          tx,
          viewer,
          { act: 'persona_desk.handed_over', about: conversation, facts: { for_lead: forLead } },
          now,
        )
      await deps.queue.release(tx, conversation, viewer)
      return null
    })
  }
}
