import { newId } from '#platform/web/new-id.ts'
import type { ClosureKind } from '../../rules/sales-stops/judge-closing.ts'

/** Form state of a new sales stop. */
export interface TypedClosure {
  readonly id: string
  readonly kind: ClosureKind
  /** Site number; empty for every site. */
  readonly site: string
  /** Name of the provider or payment method; falls back to the first in the list if unknown. */
  readonly name: string
  readonly reason: string
}

export function emptyClosure(): TypedClosure {
  return { id: newId(), kind: 'method', site: '', name: '', reason: '' }
}
