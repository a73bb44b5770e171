import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, ButtonLink } from '#ui/components/index.ts'
import type { OrderView } from '#features/money/payments/contract/payments.ts'
import type { en } from '../locales/en.ts'
import { hasFailed } from '../rules/card-offers.ts'
import { calls } from './calls.ts'
import { CardFailed } from './card-failed.tsx'
import { useRepeatableOrder } from './use-repeatable-order.ts'

/** Next steps on an order's page for orders by saved card; the usual steps for all other orders. */
export function CardSteps({
  order,
  usual,
}: {
  readonly order: OrderView
  readonly usual: ReactNode
}) {
  const t = usePhrases<typeof en>('saved_cards')
  const { data } = calls.useCall('saved_cards.read_charge', { order: order.id })
  const repeatable = useRepeatableOrder()
  const charge = data?.charge ?? null
  useRefetchOnStatusChange(order.status)
  if (order.status === 'completed' && repeatable?.last.order === order.id)
    return (
      <>
        {usual}
        <ButtonLink as={Link} to="/credits/repeat-order" variant="line" className="w-full">
          {t('repeat.link', { credits: order.credits })}
        </ButtonLink>
      </>
    )
  if (charge === null) return usual
  if (hasFailed(order.status)) return <CardFailed order={order} charge={charge} />
  // The provider has not responded yet, so there is no page to link to and nothing to do but wait.
  if (order.status === 'created' && order.redirect === null)
    return <Alert className="w-full">{t('asking')}</Alert>
  return usual
}

/** Refetches the repeatable order and the charge when the order's status changes. */
function useRefetchOnStatusChange(status: OrderView['status']): void {
  const cache = useQueryClient()
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    for (const call of ['saved_cards.read_repeat', 'saved_cards.read_charge'])
      void cache.invalidateQueries({ queryKey: [call] })
  }, [cache, status])
}
