import type { Role } from '#features/members/staff/index.ts'

/** Whose work it is to know on what the site's claims rest. */
export const claimReaders = ['owner', 'lead', 'finance', 'auditor'] as const satisfies readonly Role[]
