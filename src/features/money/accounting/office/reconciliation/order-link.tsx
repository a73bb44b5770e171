import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/reconciliation/en.ts'

/** Link to an order's file. */
export function OrderLink({ order }: { readonly order: string }) {
  const t = usePhrases<typeof en>('reconciliation')
  return (
    <Link
      className="link num"
      to={`/office/orders?order=${order}`}
      aria-label={`${t('common.order')} ${order}`}
    >
      {t('common.order')} {order.slice(0, 8)}
    </Link>
  )
}
