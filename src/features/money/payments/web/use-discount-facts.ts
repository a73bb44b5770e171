import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { OrderView } from '../contract/payments.ts'
import type { en } from '../locales/en.ts'

/** The discount rows on an order's page: list price and discount; empty without a code. */
export function useDiscountFacts() {
  const t = usePhrases<typeof en>('payments')
  const { money } = useFormat()
  return ({ list_price_minor: list, discount, currency }: OrderView) =>
    discount === null
      ? []
      : [
          { id: 'list', label: t('transaction.facts.list'), value: money(list, currency) },
          { id: 'discount', label: discount.code, value: `−${money(discount.minor, currency)}` },
        ]
}
