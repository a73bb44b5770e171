export { webhookRetentionDays } from './rules/webhook-retention.ts'
export { parseAct } from './rules/parse-act.ts'
export { currencyFor } from './rules/currency-for.ts'
export { exceedsDirectDebitLimit, type DirectDebits } from './rules/direct-debit-limit.ts'
export { failures, isFailure, type Failure } from './rules/provider-codes/failures.ts'
export { cardMethods, methodKeys, methods, type MethodKey } from './rules/methods.ts'
export type { SandboxScreen } from './rules/payment-method.ts'
export {
  disputeStates,
  isReturnReason,
  providerRefundStates,
  refundReasons,
  returnReasons,
  type DisputeState,
  type ProviderRefundState,
  type RefundReason,
} from './rules/money-back.ts'
export { moneyWindows } from './rules/money-windows.ts'
export {
  isOpen,
  nextStatus,
  orderStatuses,
  providerStates,
  type OrderStatus,
  type ProviderState,
} from './rules/order-status.ts'
export { countryCode } from './rules/payer-country.ts'
export { safeReturnPath } from './rules/safe-return-path.ts'
