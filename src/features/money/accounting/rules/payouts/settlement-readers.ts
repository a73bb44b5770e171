import type { Role } from '#features/members/staff/index.ts'

/** Who of the staff reads what providers paid out. */
export const settlementReaders = ['owner', 'lead', 'finance', 'auditor'] as const satisfies readonly Role[]
