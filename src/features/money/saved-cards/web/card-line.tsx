import type { ReactNode } from 'react'
import { MethodIcon } from '#features/money/payments/web/index.ts'
import type { CardView } from '../contract.ts'
import { useCardLabels } from './use-card-labels.ts'

/** A saved card as a row: its name, its expiry date or why it cannot be used, and its actions. */
export function CardLine({
  card,
  children,
}: {
  readonly card: CardView
  readonly children?: ReactNode
}) {
  const { nameOf, stateOf } = useCardLabels()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="row-icon" aria-hidden="true">
        <MethodIcon method={card.method} />
      </span>
      <span className="grid min-w-0 grow basis-48">
        <b className="num wrap-anywhere">{nameOf(card)}</b>
        <span
          className={card.state === 'good' ? 'type-meta text-muted' : 'type-meta text-danger-ink'}
        >
          {stateOf(card)}
        </span>
      </span>
      {children}
    </li>
  )
}
