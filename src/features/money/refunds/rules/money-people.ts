import type { Role } from '#features/members/staff/index.ts'

/** Who of the staff may look at orders. */
export const orderReaders = ['owner', 'lead', 'finance', 'support', 'auditor'] as const satisfies readonly Role[]

/** Who may give money back, and approve that somebody else does. */
export const refunders = ['owner', 'lead', 'finance'] as const satisfies readonly Role[]

/** Why they give it back; the others are the product's own reasons. */
export const staffReasons = ['goodwill', 'complaint', 'age', 'fraud', 'legal'] as const
export type StaffReason = (typeof staffReasons)[number]
