import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { OrderView } from '../../contract/payments.ts'
import type { en } from '../../locales/en.ts'

/** Link to the invoice of a paid order (CRED-13); renders nothing if there is none yet. */
export function InvoiceLink({
  order: { id, invoice },
  className = '',
}: {
  order: OrderView
  className?: string
}) {
  const t = usePhrases<typeof en>('payments')
  if (invoice === null) return null
  return (
    <Link to={`/transactions/${id}/invoice`} className={`link ${className}`}>
      {t('invoice.link', { number: invoice })}
    </Link>
  )
}
