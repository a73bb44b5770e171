import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Card, DetailList } from '#ui/components/index.ts'
import type { en } from '../locales/jobs/en.ts'

interface OutboxProps {
  readonly waiting: number
  readonly retrying: number
  readonly oldest_at: string | null
  readonly failed: number
}

/** The events that are still to be delivered. */
export function Outbox({ waiting, retrying, oldest_at: oldest, failed }: OutboxProps) {
  const t = usePhrases<typeof en>('jobs')
  const { number, date, time } = useFormat()
  return (
    <Card as="section" className="mt-6 max-w-column p-5" aria-label={t('outbox.title')}>
      <h2 className="type-title">{t('outbox.title')}</h2>
      <DetailList
        className="mt-3"
        facts={[
          { id: 'waiting', label: t('outbox.waiting'), value: number(waiting) },
          {
            id: 'oldest',
            label: t('outbox.oldest'),
            value: oldest === null ? t('outbox.none') : `${date(oldest)}, ${time(oldest)}`,
          },
          { id: 'retrying', label: t('outbox.retrying'), value: number(retrying) },
          {
            id: 'failed',
            label: t('outbox.failed'),
            value:
              failed === 0 ? number(0) : <Link to="/office/failed-events">{number(failed)}</Link>,
          },
        ]}
      />
    </Card>
  )
}
