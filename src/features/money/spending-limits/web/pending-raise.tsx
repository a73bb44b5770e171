import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { LimitRow } from './calls.ts'

interface WaitingRaiseProps {
  readonly raise: NonNullable<LimitRow['raise']>
  readonly currency: string
  readonly pending: boolean
  readonly onCallOff: () => void
}

/** A pending higher limit: when it takes effect, and the button to cancel it. */
export function PendingRaise({ raise, currency, pending, onCallOff }: WaitingRaiseProps) {
  const t = usePhrases<typeof en>('spending_limits')
  const { money, date, time } = useFormat()
  const when = { date: date(raise.at), time: time(raise.at) }
  return (
    <Alert tone="info">
      <p className="mb-2">
        {raise.limit_minor === null
          ? t('own.waits_none', when)
          : t('own.waits', { ...when, limit: money(raise.limit_minor, currency) })}
      </p>
      <Button variant="line" size="sm" loading={pending} onClick={onCallOff}>
        {t('own.cancel_raise')}
      </Button>
    </Alert>
  )
}
