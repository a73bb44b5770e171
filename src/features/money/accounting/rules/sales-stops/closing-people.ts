import type { Role } from '#features/members/staff/index.ts'

/** Who of the staff may see what is closed. */
export const closureReaders = ['owner', 'lead', 'finance', 'support', 'auditor'] as const satisfies readonly Role[]

/** Who may close and open: those who answer for money. */
export const closers = ['owner', 'lead', 'finance'] as const satisfies readonly Role[]
