import type { Role } from '#features/members/staff/index.ts'

/** Staff roles that may see sales stops. */
export const salesStopReaders = ['owner', 'lead', 'finance', 'support', 'auditor'] as const satisfies readonly Role[]

/** Roles that may stop and resume sales. */
export const salesStopEditors = ['owner', 'lead', 'finance'] as const satisfies readonly Role[]
