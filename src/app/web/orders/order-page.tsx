import { Link, useParams } from 'react-router'
import { CardSteps, loadCharge } from '#features/money/saved-cards/web/index.ts'
import { loadTransaction, TransactionPage, useOrder } from '#features/money/payments/web/index.ts'
import { loadMoneyBack, MoneyBackSection, useIsUndone } from '#features/money/refunds/web/index.ts'
import { complaintPath } from '#features/safety/complaints/web/index.ts'
import type { en as complaints } from '#features/safety/complaints/locales/en.ts'
import type { LoadContext } from '#platform/web/page.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'

/** An order's page: its payment status, payment with a saved card, and refunds. */
export function Page() {
  const { order = '' } = useParams()
  const { order: placed } = useOrder(order)
  const t = usePhrases<typeof complaints>('complaints')
  return (
    <TransactionPage
      undone={useIsUndone(order)}
      steps={(transaction, usual) => <CardSteps order={transaction} usual={usual} />}
    >
      <MoneyBackSection order={order} status={placed?.status} />
      <p className="mt-6">
        <Link className="link" to={complaintPath('payment', order)}>
          {t('file')}
        </Link>
      </p>
    </TransactionPage>
  )
}

/** Loads everything on the page in parallel. */
export async function load(context: LoadContext): Promise<void> {
  await Promise.all([loadTransaction(context), loadMoneyBack(context), loadCharge(context)])
}

export { transactionTitle as title } from '#features/money/payments/web/index.ts'
