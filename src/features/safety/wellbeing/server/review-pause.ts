import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { contract, Pause } from '../contract.ts'
import { newPauseEnd } from '../rules/reviews.ts'
import type { WellbeingDeps } from './deps.ts'
import { describePauses } from './list-pauses.ts'
import { insertReview, lockPause, selectPauses, updatePause } from './store.ts'

/**
 * Records a decision about a pause. The decision, its note, the statement of reasons of an extension
 * and the audit entry are written in one transaction; earlier decisions are kept.
 */
export function reviewPause(
  deps: WellbeingDeps,
): Handler<(typeof contract)['wellbeing.review'], Site> {
  return async ({ pause, id, act, hours, note }, { site, viewer, now }) => {
    const trimmedNote = note.trim()
    if (trimmedNote === '') return refuse('wellbeing.note_empty', { field: 'note' })
    if (act === 'extend' && hours === undefined)
      return refuse('wellbeing.hours_missing', { field: 'hours' })
    const done = await deps.database.transaction(async (tx) => {
      const locked = await lockPause(tx, site.pool, pause)
      if (locked === null) return refuse('not_found')
      const until = newPauseEnd(act, locked.until, hours ?? 0, now)
      const row = { id, pause: locked.key, staff: viewer.staff, act, note: trimmedNote, until }
      if (!(await insertReview(tx, row, now))) return null
      await updatePause(tx, locked.key, until, now)
      const imposed = { site, account: locked.account, pause, until, staff: viewer.staff }
      if (act === 'extend') await deps.statements.record(tx, imposed, now)
      if (act === 'keep') await deps.statements.confirm(tx, imposed)
      await deps.note(
        tx,
        viewer,
        { act: 'wellbeing.reviewed', about: pause, facts: { decided: act, hours: hours ?? 0 } },
        now,
      )
      return null
    })
    if (isRefusal(done)) return done
    const [reviewed] = await describePauses(
      deps,
      await selectPauses(deps.database, site.pool, { limit: 1, pause }),
    )
    return reviewed as Pause
  }
}
