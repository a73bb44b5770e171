/** The name of each kind of request, by its phrase. */
export const approvalTexts = {
  'refunds.refund': 'approvals.kinds.refund',
  'refunds.ruling': 'approvals.kinds.ruling',
  'discounts.code': 'approvals.kinds.code',
  'reports.refunds': 'approvals.kinds.ban_refunds',
  'reports.reinstatement': 'approvals.kinds.reinstatement',
  'data_requests.erasure': 'approvals.kinds.erasure',
  'data_requests.rectification': 'approvals.kinds.rectification',
  'direct_debit.lift': 'approvals.kinds.lift',
  'site_settings.change': 'approvals.kinds.site_change',
} as const
