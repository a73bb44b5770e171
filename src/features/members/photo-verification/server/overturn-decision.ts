import type { Transaction } from '#platform/server/postgres/database.ts'
import { markOverturned } from './store-requests.ts'

/**
 * Overturns a declined request after an appeal, in the appeal's transaction. Its selfie is gone, so the
 * member sends a new one, and the reviewer of the first doesn't compare it. False if the request is gone.
 */
export type OverturnVerification = (tx: Transaction, request: string, now: Date) => Promise<boolean>

export function overturnDecision(): OverturnVerification {
  return (tx, request, now) => markOverturned(tx, request, now)
}
