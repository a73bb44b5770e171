import type { Role } from '#features/members/staff/index.ts'

/** Who of the staff may see how money and ledgers compare. */
export const reconciliationReaders = ['owner', 'lead', 'finance', 'auditor'] as const satisfies readonly Role[]

/** Who may ask providers again, begin a comparison and explain a difference. */
export const reconcilers = ['owner', 'lead', 'finance'] as const satisfies readonly Role[]
