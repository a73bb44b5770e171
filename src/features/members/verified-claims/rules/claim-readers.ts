import type { Role } from '#features/members/staff/index.ts'

/** Roles that may see the evidence for the site's claims. */
export const claimReaders = ['owner', 'lead', 'finance', 'auditor'] as const satisfies readonly Role[]
