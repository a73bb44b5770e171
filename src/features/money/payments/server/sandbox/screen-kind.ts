import type { ScreenKind } from '#features/money/sandbox-gateway/server/index.ts'
import type { MethodKey } from '../../rules/methods.ts'

const shapes: Readonly<Partial<Record<MethodKey, ScreenKind>>> = {
  creditcard: 'card',
  visa: 'card',
  mastercard: 'card',
  nexi: 'card',
  cartebancaire: 'card',
  ideal: 'bank',
  eps: 'bank',
  prezelewy24: 'bank',
  blik: 'code',
  paysafecard: 'voucher',
  sct: 'transfer',
  bancontact: 'wallet',
  applepay: 'wallet',
  paypal: 'wallet',
  wero: 'wallet',
}

/**
 * The kind of screen for a payment method; a direct debit was authorised before and has a plain
 * one.
 */
export function getScreenKind(method: MethodKey): ScreenKind {
  return shapes[method] ?? 'plain'
}
