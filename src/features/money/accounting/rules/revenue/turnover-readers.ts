import type { Role } from '#features/members/staff/index.ts'

/** Who of the staff reads what the operator turns over and owes in tax. */
export const turnoverReaders = ['owner', 'lead', 'finance', 'auditor'] as const satisfies readonly Role[]
