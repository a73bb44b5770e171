export { suspicionAt } from './rules/suspicion.ts'
export { computeRefundShare } from './rules/refund-share.ts'
