import { useParams } from 'react-router'
import { CardSteps, loadCharge } from '#features/money/saved-cards/web/index.ts'
import { loadTransaction, TransactionPage, useOrder } from '#features/money/payments/web/index.ts'
import { loadMoneyBack, MoneyBackPart, useIsUndone } from '#features/money/refunds/web/index.ts'
import type { LoadContext } from '#platform/web/page.ts'

/** An order's page, put together: how its payment stands, by which kept card it is paid, and what goes back of it. */
export function Page() {
  const { order = '' } = useParams()
  const { order: placed } = useOrder(order)
  return (
    <TransactionPage undone={useIsUndone(order)} steps={(found, usual) => <CardSteps order={found} usual={usual} />}>
      <MoneyBackPart order={order} status={placed?.status} />
    </TransactionPage>
  )
}

/** Everything on the page, at once. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([loadTransaction(context), loadMoneyBack(context), loadCharge(context)])
}

export { transactionTitle as title } from '#features/money/payments/web/index.ts'
