import { useParams } from 'react-router'
import { CardSteps, loadCharge } from '#features/money/saved-cards/web/index.ts'
import { loadTransaction, TransactionPage, useOrder } from '#features/money/payments/web/index.ts'
import { loadMoneyBack, MoneyBackSection, useIsUndone } from '#features/money/refunds/web/index.ts'
import type { LoadContext } from '#platform/web/page.ts'

/** An order's page: its payment status, payment with a saved card, and refunds. */
export function Page() {
  const { order = '' } = useParams()
  const { order: placed } = useOrder(order)
  return (
    <TransactionPage
      undone={useIsUndone(order)}
      steps={(transaction, usual) => <CardSteps order={transaction} usual={usual} />}
    >
      <MoneyBackSection order={order} status={placed?.status} />
    </TransactionPage>
  )
}

/** Loads everything on the page in parallel. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([loadTransaction(context), loadMoneyBack(context), loadCharge(context)])
}

export { transactionTitle as title } from '#features/money/payments/web/index.ts'
