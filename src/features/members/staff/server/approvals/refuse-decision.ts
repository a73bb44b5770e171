import { toDays } from '#kernel/duration.ts'
import { refuse, type Refusal } from '#kernel/refusal.ts'
import { approvalPeriodMs } from '../../rules/approval-kinds.ts'
import type { ApprovalVerdict } from '../../rules/decide-approval.ts'

const refusals = {
  none: 'not_found',
  own: 'staff.own_request',
  // Only taking back ends in this.
  not_own: 'not_found',
  decided: 'staff.request_decided',
  expired: 'staff.request_expired',
  changed: 'staff.request_changed',
} as const

/** The refusal of a decision that doesn't count; `null` if it counts or was made before. */
export function refuseDecision(
  verdict: ApprovalVerdict,
): Refusal<(typeof refusals)[keyof typeof refusals]> | null {
  if (verdict === 'end' || verdict === 'repeated') return null
  return refuse(
    refusals[verdict],
    verdict === 'expired' ? { with: { days: toDays(approvalPeriodMs) } } : {},
  )
}
