import { newId } from '#platform/web/new-id.ts'
import type { SalesStopKind } from '../../rules/sales-stops/validate-sales-stop.ts'

/** Form state of a new sales stop. */
export interface SalesStopFormState {
  readonly id: string
  readonly kind: SalesStopKind
  /** Site number; empty for every site. */
  readonly site: string
  /** Name of the provider or payment method; falls back to the first in the list if unknown. */
  readonly name: string
  readonly reason: string
}

export function emptySalesStopForm(): SalesStopFormState {
  return { id: newId(), kind: 'method', site: '', name: '', reason: '' }
}
