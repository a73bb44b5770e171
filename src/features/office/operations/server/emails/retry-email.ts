import type { Handler } from '#kernel/handler.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Site } from '#features/site/sites/index.ts'
import { retryTask } from '#platform/server/tasks/store-failures.ts'
import type { contract } from '../../contract/emails.ts'
import type { EmailOfficeDeps } from './deps.ts'
import { decide, readTasks } from './list-emails.ts'
import { lockEmail } from './store-emails.ts'
import { updateRetried } from './store-record.ts'

/** Sends an email again; what it says is read and written again at that moment. */
export function retryEmail(
  deps: EmailOfficeDeps,
): Handler<(typeof contract)['emails.retry'], Site> {
  const { database, retryNotification, deliverEvents, note } = deps
  return ({ email: id, reason }, { viewer, now }) =>
    database.transaction(async (tx) => {
      const row = await lockEmail(tx, id)
      if (row === null) return refuse('not_found')
      const tasks = await readTasks(tx, [row], now)
      const decision = decide(row, tasks.get(row.task_id ?? 0), now)
      if (!decision.retry) return refuse(`emails.${decision.because ?? 'nothing_to_retry'}`)
      const changed =
        row.notification_id === null
          ? await retryTask(tx, row.task_id ?? 0, now)
          : await retryNotification(tx, row.notification_id, now)
      if (!changed) return refuse('emails.in_progress')
      await updateRetried(tx, id, now)
      await note(
        tx,
        viewer,
        {
          act: 'emails.retried',
          about: id,
          facts: {
            kind: row.kind,
            site: row.site,
            before: row.state,
            after: 'queued',
            reply: row.reply,
            tries: row.tries,
            reason,
          },
        },
        now,
      )
      tx.afterCommit(deliverEvents)
      return null
    })
}
