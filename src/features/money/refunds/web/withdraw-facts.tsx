import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { DetailList } from '#ui/components/index.ts'
import type { MoneyBack } from '../contract/refunds.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/**
 * Summary of a withdrawal: the order, the member, the receipt's recipient, and what is refunded.
 */
export function WithdrawFacts({
  moneyBack: { order, currency, now },
}: {
  readonly moneyBack: MoneyBack
}) {
  const t = usePhrases<typeof en>('refunds')
  const { money } = useFormat()
  const contact = calls.useCall('refunds.list_withdrawable', {}).data
  const facts = [
    { id: 'order', label: t('facts.order'), value: order },
    { id: 'name', label: t('facts.name'), value: contact?.name ?? '' },
    {
      id: 'email',
      label: t('facts.email'),
      value: <span className="wrap-anywhere">{contact?.email ?? ''}</span>,
    },
    {
      id: 'credits',
      label: t('facts.credits'),
      value: t('facts.credits_of', { credits: now.credits, of: now.of }),
    },
    { id: 'money', label: t('facts.money'), value: money(now.amount_minor, currency) },
  ]
  return <DetailList facts={facts} className="num" />
}
