import { hasPermission, type Permission } from './permissions.ts'

/**
 * The kinds of requests that a second staff member has to approve, with the permission to see them and
 * the one to decide on them. No other place lists kinds.
 */
export const approvalKinds = {
  'refunds.refund': { read: 'orders.read', decide: 'refunds.pay' },
  'refunds.ruling': { read: 'orders.read', decide: 'refunds.pay' },
  'discounts.code': { read: 'discounts.edit', decide: 'discounts.edit' },
  'reports.refunds': { read: 'reports.decide', decide: 'reports.decide' },
  'reports.reinstatement': { read: 'reports.decide', decide: 'reports.decide' },
  'data_requests.erasure': { read: 'data_requests.handle', decide: 'data_requests.handle' },
  'data_requests.rectification': {
    read: 'data_requests.handle',
    decide: 'data_requests.handle',
  },
  'direct_debit.lift': { read: 'direct_debit_blocks.read', decide: 'direct_debit_blocks.lift' },
  'site_settings.change': { read: 'site_settings.read', decide: 'site_settings.approve' },
} as const satisfies Readonly<Record<string, { read: Permission; decide: Permission }>>

export type ApprovalKind = keyof typeof approvalKinds
export const approvalKindNames = Object.keys(approvalKinds) as ApprovalKind[]

/** How long a request can be decided on: a week, because what it is about changes. */
export const approvalPeriodMs = 7 * 86_400_000

/** The kinds whose requests a role sees or decides on. */
export function listApprovalKinds(role: string, may: 'read' | 'decide'): ApprovalKind[] {
  return approvalKindNames.filter((kind) => hasPermission(role, approvalKinds[kind][may]))
}
