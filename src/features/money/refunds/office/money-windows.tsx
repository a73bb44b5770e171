import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { OrderFile } from '../contract/office.ts'

/**
 * Until when a paid order can be refunded by its payment method, and until when a bank can take the
 * money back, as facts.
 */
export function useMoneyWindows({ windows }: Pick<OrderFile, 'windows'>) {
  const t = usePhrases<typeof en>('refunds')
  const { date } = useFormat()
  if (windows === null) return []
  const { refundable_until: refundable, disputable_until: disputable } = windows
  return [
    { id: 'refundable', label: t('windows.refundable'), value: date(refundable) },
    {
      id: 'disputable',
      label: t('windows.disputable'),
      value: disputable === null ? t('windows.final') : date(disputable),
    },
  ]
}

/**
 * Warning before a refund whose payment method's refund period is over: the provider may refuse it.
 */
export function TooLateNote({ windows }: Pick<OrderFile, 'windows'>) {
  const t = usePhrases<typeof en>('refunds')
  const { date } = useFormat()
  return windows?.refund_late === true ? (
    <Alert tone="warn">{t('windows.too_late', { date: date(windows.refundable_until) })}</Alert>
  ) : null
}
