import type { Role } from './roles.ts'

/**
 * The roles for each permission in the back office; roles are listed nowhere else. Anyone else gets
 * a 404 from the endpoint and does not see the screen. docs/permissions.md shows it to operators.
 */
export const permissions = {
  'photos.review': ['owner', 'lead', 'moderator'],
  'photo_verification.review': ['owner', 'lead', 'moderator'],
  'reports.decide': ['lead', 'moderator'],
  'complaints.decide': ['owner', 'lead', 'moderator'],
  'members.read': ['owner', 'lead', 'moderator', 'finance', 'support', 'auditor'],
  'members.note': ['owner', 'lead', 'moderator', 'finance', 'support'],
  'members.end_sessions': ['owner', 'lead', 'moderator', 'support'],
  'members.export': ['owner', 'lead'],
  'support.answer': ['owner', 'lead', 'support'],
  'data_requests.read': ['owner', 'lead', 'support', 'auditor'],
  'data_requests.handle': ['owner', 'lead', 'support'],
  'data_requests.download': ['owner', 'lead'],
  'wellbeing.review': ['lead'],
  'persona_desk.write': ['lead', 'agent'],
  'persona_desk.lead': ['lead'],
  'orders.read': ['owner', 'lead', 'finance', 'support', 'auditor'],
  'refunds.pay': ['owner', 'lead', 'finance'],
  'discounts.edit': ['owner', 'lead', 'finance'],
  'direct_debit_blocks.read': ['owner', 'lead', 'finance', 'support', 'auditor'],
  'direct_debit_blocks.lift': ['owner', 'lead', 'finance'],
  'sales_stops.read': ['owner', 'lead', 'finance', 'support', 'auditor'],
  'sales_stops.edit': ['owner', 'lead', 'finance'],
  'revenue.read': ['owner', 'lead', 'finance', 'auditor'],
  'payouts.read': ['owner', 'lead', 'finance', 'auditor'],
  'reconciliation.read': ['owner', 'lead', 'finance', 'auditor'],
  'reconciliation.act': ['owner', 'lead', 'finance'],
  'ads.place': ['owner', 'lead'],
  'verified_claims.read': ['owner', 'lead', 'finance', 'auditor'],
  'newsletters.send': ['owner', 'lead'],
  'site_texts.read': ['owner', 'lead', 'auditor'],
  'site_texts.edit': ['owner', 'lead'],
  'site_settings.read': ['owner', 'lead', 'auditor'],
  'site_settings.edit': ['owner'],
  'site_settings.approve': ['owner', 'lead'],
  'suppressions.read': ['owner', 'lead', 'support', 'auditor'],
  'emails.read': ['owner', 'lead', 'support', 'auditor'],
  'emails.retry': ['owner', 'lead', 'support'],
  'emails.test': ['owner', 'lead'],
  'jobs.read': ['owner', 'lead', 'auditor'],
  'jobs.run': ['owner', 'lead'],
  'failed_events.drop': ['owner', 'lead'],
  'traffic_sources.read': ['owner', 'lead', 'finance', 'auditor'],
  'figures.read': ['owner', 'lead', 'finance', 'auditor'],
  'approvals.read': ['owner', 'lead', 'moderator', 'finance', 'support', 'auditor'],
  'approvals.request': ['owner', 'lead', 'moderator', 'finance', 'support'],
  'audit_log.read': ['owner', 'lead', 'auditor'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Permission = keyof typeof permissions

/** The access rule for an endpoint that requires this permission. */
export function staffWith<const P extends Permission>(
  permission: P,
): { readonly staff: (typeof permissions)[P] } {
  return { staff: permissions[permission] }
}

/** Whether a role has a permission. */
export function hasPermission(role: string, permission: Permission): boolean {
  return (permissions[permission] as readonly string[]).includes(role)
}
