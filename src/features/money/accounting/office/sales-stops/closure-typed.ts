import { newId } from '#platform/web/new-id.ts'
import type { ClosureKind } from '../../rules/sales-stops/judge-closing.ts'

/** Something to be closed, as somebody chooses and types it. */
export interface TypedClosure {
  readonly id: string
  readonly kind: ClosureKind
  /** The site's number; empty for every site. */
  readonly site: string
  /** Of the provider or the way to pay; the first of the list while it names none of them. */
  readonly name: string
  readonly reason: string
}

/** An empty form. */
export function emptyClosure(): TypedClosure {
  return { id: newId(), kind: 'method', site: '', name: '', reason: '' }
}
