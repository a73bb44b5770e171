import type { Role } from '#features/members/staff/index.ts'

/** Staff roles that may view provider payouts. */
export const payoutReaders = ['owner', 'lead', 'finance', 'auditor'] as const satisfies readonly Role[]
