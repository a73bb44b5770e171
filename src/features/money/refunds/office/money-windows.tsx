import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { OrderFile } from '../rules/office-calls.ts'

/** Until when the money of a paid order can go back by its way to pay, and until when a bank can fetch it, as facts. */
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

/** Before money is given back: that the provider may refuse, once the time its way to pay has for it is over. */
export function TooLateNote({ windows }: Pick<OrderFile, 'windows'>) {
  const t = usePhrases<typeof en>('refunds')
  const { date } = useFormat()
  return windows?.refund_late === true ? (
    <Alert tone="warn">{t('windows.too_late', { date: date(windows.refundable_until) })}</Alert>
  ) : null
}
