import type { Site } from '#features/site/sites/index.ts'
import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { contract } from '../contract/complaints.ts'
import type { ComplaintsDeps } from './deps.ts'
import {
  countRequests,
  insertAnswer,
  lockRequest,
  selectOldestRequestAt,
  selectRequests,
} from './store-support.ts'

const waitingShown = 100
const answeredShown = 20

/** Counts the unanswered support requests. */
export function countSupport({
  database,
}: ComplaintsDeps): Handler<(typeof contract)['complaints.count_support'], Site> {
  return async (_, { site }) => ({
    waiting: await countRequests(database, site.pool),
    oldest_at: (await selectOldestRequestAt(database, site.pool))?.toISOString() ?? null,
  })
}

/** Lists support requests: unanswered ones first. */
export function listSupport({
  database,
  findStaffNames,
}: ComplaintsDeps): Handler<(typeof contract)['complaints.list_support'], Site> {
  return async (_, { site, now }) => {
    const [waiting, open, done] = await Promise.all([
      countRequests(database, site.pool),
      selectRequests(database, site.pool, { done: false, limit: waitingShown }),
      selectRequests(database, site.pool, { done: true, limit: answeredShown }),
    ])
    const rows = [...open, ...done]
    const staff = rows.flatMap(({ answers }) => answers.map((answer) => answer.staff))
    const names = await findStaffNames([...new Set(staff)])
    return {
      waiting,
      requests: rows.map(({ answers, at, due_at: dueDate, ...row }) => ({
        ...row,
        at: at.toISOString(),
        due_at: dueDate.toISOString(),
        overdue: answers.length === 0 && now > dueDate,
        answers: answers.map((answer) => ({
          text: answer.text,
          by: names.get(answer.staff) ?? '',
          at: new Date(answer.at).toISOString(),
        })),
      })),
    }
  }
}

/** Answers a support request by email, unless a colleague answered in the meantime. */
export function answerSupport({
  database,
  emit,
  note,
}: ComplaintsDeps): Handler<(typeof contract)['complaints.answer_support'], Site> {
  return async ({ case: number, id: clientId, text: typed, seen }, { site, viewer, now }) => {
    const text = typed.trim()
    if (text === '') return refuse('complaints.answer_empty', { field: 'text' })
    return database.transaction(async (tx) => {
      const request = await lockRequest(tx, site.pool, number)
      if (request === null) return refuse('not_found')
      if (request.answers.includes(clientId)) return null
      if (request.answers.length > seen) return refuse('complaints.answered')
      const answer = { complaint: request.id, clientId, staff: viewer.staff, text }
      const id = await insertAnswer(tx, answer, now)
      await emit(tx, 'complaints.email_due', { kind: 'answered', id }, now)
      await note(tx, viewer, { act: 'complaints.support_answered', about: number }, now)
      return null
    })
  }
}
