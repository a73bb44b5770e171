export { isRole, roles, type Role } from './rules/roles.ts'
export { hasPermission, type Permission, permissions, staffWith } from './rules/permissions.ts'
export {
  dailyLimits,
  getAloneMinor,
  getApprovalLimit,
} from './rules/alone-limit.ts'
export { createClaimView, type QueueRules } from './rules/work-queue.ts'
export { type ApprovalKind, listApprovalKinds } from './rules/approval-kinds.ts'
export { decisionErrors } from './rules/decision-errors.ts'
