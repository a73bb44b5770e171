import { formatReceiptNumber } from '#features/safety/reports/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { newId } from '#platform/server/random.ts'
import type { contract } from '../contract/complaints.ts'
import { decideAppealing, dueAt } from '../rules/deadlines.ts'
import type { ComplaintsDeps } from './deps.ts'
import { describeCase } from './read-case.ts'
import { insertAppeal } from './store-appeals.ts'
import { selectCase } from './store-cases.ts'

/** Appeals the decision that a link opens (BEY-15). */
export function appeal({
  database,
  emit,
  links,
}: Pick<ComplaintsDeps, 'database' | 'emit' | 'links'>): Handler<
  (typeof contract)['complaints.appeal'],
  Site
> {
  return async ({ token, id: clientId, details: typed }, { site, now }) => {
    const details = typed.trim()
    const key = links.parse(token)
    if (key === null) return refuse('complaints.link_invalid')
    if (details === '') return refuse('complaints.details_required', { field: 'details' })
    const refused = await database.transaction(async (tx) => {
      const row = await selectCase(tx, key, site.pool)
      if (row?.statement == null) return refuse('complaints.link_invalid')
      if (row.appeal?.client_id === clientId) return null
      const { id: statement, decided_at: decidedAt, retracted } = row.statement
      const verdict = decideAppealing({ decidedAt, retracted, appealed: row.appeal !== null }, now)
      if (verdict !== 'yes') return refuse(`complaints.${verdict}`)
      const number = formatReceiptNumber(newId(), 'A')
      const dueDate = dueAt('appeal', now)
      const stored = await insertAppeal(
        tx,
        { id: newId(), number, clientId, statement, details, dueAt: dueDate },
        now,
      )
      if (stored === null) return refuse('complaints.appealed')
      await emit(tx, 'complaints.email_due', { kind: 'appeal_received', id: stored.id }, now)
      return null
    })
    if (isRefusal(refused)) return refused
    const row = await selectCase(database, key, site.pool)
    return row === null ? refuse('complaints.link_invalid') : describeCase(row, now)
  }
}
