export { actOutcomes, type ActOutcome, suspensionDays } from './rules/decisions.ts'
export { formatReceiptNumber, type Reason, reasons } from './rules/reasons.ts'
export { suspicionAt } from './rules/suspicion.ts'
export { computeRefundShare } from './rules/refund-share.ts'
