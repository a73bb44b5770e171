import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import { newId } from '#platform/server/random.ts'
import { formatReceiptNumber } from '../rules/reasons.ts'
import { suspicionAt } from '../rules/suspicion.ts'
import type { ReportsDeps } from './deps.ts'
import { appendEvidence } from './store.ts'
import { insertMachineReport } from './store-machine.ts'

/**
 * Opens a case about a member whose first message was sent to many people, with these messages as
 * evidence, so that a person decides. It waits in the same queue as reports. No case is opened
 * while there is one already, or if one was decided after the message. Without a decision the
 * suspicion expires after a week.
 */
export function fileMachineReport({
  database,
  selectMassMessages,
}: Pick<ReportsDeps, 'database' | 'selectMassMessages'>): AsyncSubscriber<{
  account: number
  at: number
}> {
  return async function openMachineCase({ account, at }, { now }) {
    const number = formatReceiptNumber(newId())
    await database.transaction(async (tx) => {
      const report = await insertMachineReport(
        tx,
        {
          number,
          id: newId(),
          account,
          openSince: suspicionAt(now).machine_since,
          sentAt: new Date(at),
        },
        now,
      )
      if (report === null) return
      const messages = await selectMassMessages(tx, account)
      await appendEvidence(
        tx,
        report.id,
        messages.map((one) => ({ kind: 'message', ...one })),
      )
    })
  }
}
