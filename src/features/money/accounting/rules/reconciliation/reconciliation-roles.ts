import type { Role } from '#features/members/staff/index.ts'

/** Staff roles that may see comparisons of money and ledgers. */
export const reconciliationReaders = ['owner', 'lead', 'finance', 'auditor'] as const satisfies readonly Role[]

/** Roles that may query providers again, start a comparison and explain a difference. */
export const reconcilers = ['owner', 'lead', 'finance'] as const satisfies readonly Role[]
