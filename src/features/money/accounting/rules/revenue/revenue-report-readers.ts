import type { Role } from '#features/members/staff/index.ts'

/** Staff roles that may view the operator's revenue and tax. */
export const revenueReportReaders = ['owner', 'lead', 'finance', 'auditor'] as const satisfies readonly Role[]
