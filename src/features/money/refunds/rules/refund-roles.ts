import type { Role } from '#features/members/staff/index.ts'

/** Staff roles that may view orders. */
export const orderReaders = ['owner', 'lead', 'finance', 'support', 'auditor'] as const satisfies readonly Role[]

/** Roles that may refund money and approve refunds requested by others. */
export const refunders = ['owner', 'lead', 'finance'] as const satisfies readonly Role[]

/** Reasons staff can choose; the others are used by the product itself. */
export const staffReasons = ['goodwill', 'complaint', 'age', 'fraud', 'legal'] as const
export type StaffReason = (typeof staffReasons)[number]
