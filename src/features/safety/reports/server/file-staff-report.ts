import type { StaffViewer } from '#kernel/context.ts'
import { newId } from '#platform/server/random.ts'
import type { Transaction } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import { formatReceiptNumber, type Reason } from '../rules/reasons.ts'
import { insertStaffReport } from './store-decisions.ts'

/**
 * A staff member reports someone who seems to deceive members; `about` is the id of the evidence,
 * which can be reported only once. Until the report is decided, members' payments for messages to
 * the suspect are kept in escrow (F13). Runs in the caller's transaction.
 */
export type FileStaffReport = (
  tx: Transaction,
  accused: {
    readonly account: number
    readonly about: string
    readonly reportText: string
    /** A scam unless given. */
    readonly reason?: Reason
  },
  by: { readonly site: Pick<Site, 'id' | 'pool'>; readonly viewer: Pick<StaffViewer, 'staff'> },
  now: Date,
) => Promise<void>

export const fileStaffReport: FileStaffReport = async (
  tx,
  { account, about, reportText, reason = 'scam' },
  { site, viewer },
  now,
) => {
  const number = formatReceiptNumber(newId())
  await insertStaffReport(
    tx,
    {
      number,
      id: about,
      staff: viewer.staff,
      reported: account,
      pool: site.pool,
      site: site.id,
      reason,
      reportText,
    },
    now,
  )
}
