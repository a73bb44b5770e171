import { hasPermission } from '#features/members/staff/index.ts'
import { Link } from 'react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  Alert,
  ArrowLeftIcon,
  Button,
  DetailList,
  RetryState,
  SkeletonRows,
} from '#ui/components/index.ts'
import { useMe } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import type { OrderFile } from '../contract/office.ts'
import { calls } from './calls.ts'
import { DisputesSection } from './disputes-section.tsx'
import { RefundForm } from './refund-form.tsx'
import { useMoneyWindows } from './money-windows.tsx'
import { OrderSteps } from './order-steps.tsx'
import { RefundRow } from './refund-row.tsx'
import { RulingsSection } from './rulings-section.tsx'

/** One order with its history, and what can be refunded. */
export function OrderFileView({
  order,
  onBack,
}: {
  readonly order: string
  readonly onBack: () => void
}) {
  const t = usePhrases<typeof en>('refunds')
  const api = useApi()
  const cache = useQueryClient()
  const file = useQuery({ ...calls.query('refunds.read_file', { order })(api), staleTime: 0 })
  const pays = hasPermission(useMe()?.role ?? '', 'refunds.pay')
  const again = () => {
    for (const call of ['refunds.read_file', 'refunds.list_open', 'refunds.count_open'])
      void cache.invalidateQueries({ queryKey: [call] })
  }
  return (
    <div className="office-file mt-4 grid gap-6">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-4 justify-self-start"
        icon={<ArrowLeftIcon />}
        onClick={onBack}
      >
        {t('office.back')}
      </Button>
      {file.data !== undefined ? (
        <>
          <Facts file={file.data} />
          {file.data.member === null ? null : (
            <Link
              className="link justify-self-start"
              to={`/office/members?member=${file.data.member}&case=${order}`}
            >
              {t('office.open_file')}
            </Link>
          )}
          {file.data.disputed ? <Alert tone="warn">{t('office.disputed')}</Alert> : null}
          {file.data.refunds.length === 0 ? null : (
            <section className="grid gap-3">
              <h2 className="type-h3">{t('office.refunds')}</h2>
              <ul className="grid gap-3">
                {file.data.refunds.map((refund) => (
                  <RefundRow
                    key={refund.id}
                    refund={refund}
                    file={file.data}
                    pays={pays}
                    onDone={again}
                  />
                ))}
              </ul>
            </section>
          )}
          <DisputesSection file={file.data} pays={pays} onDone={again} />
          <RulingsSection file={file.data} pays={pays} />
          {pays ? <RefundForm file={file.data} onDone={again} /> : null}
          <OrderSteps file={file.data} />
        </>
      ) : file.isError ? (
        <RetryState
          title={t('not_loaded')}
          text={file.error.message}
          retry={t('retry')}
          onRetry={() => file.refetch()}
        />
      ) : (
        <SkeletonRows className="gap-3" label={t('loading')} rows={3} each="skeleton-md h-24" />
      )}
    </div>
  )
}

function Facts({ file }: { readonly file: OrderFile }) {
  const t = usePhrases<typeof en>('refunds')
  const { money, date, time, country } = useFormat()
  const lastDay = new Date(new Date(file.until).getTime() - 1)
  const facts = [
    {
      id: 'order',
      label: t('facts.order'),
      value: <span className="wrap-anywhere">{file.order}</span>,
    },
    {
      id: 'buyer',
      label: t('office.buyer'),
      value: (
        <span className="wrap-anywhere">{[file.name, file.email].filter(Boolean).join(', ')}</span>
      ),
    },
    { id: 'at', label: t('office.when'), value: `${date(file.at)}, ${time(file.at)}` },
    { id: 'site', label: t('office.site'), value: `${file.site}, ${country(file.country)}` },
    { id: 'status', label: t('office.status'), value: t(`office.statuses.${file.status}`) },
    { id: 'price', label: t('office.price'), value: money(file.price_minor, file.currency) },
    { id: 'back', label: t('office.promised'), value: money(file.promised_minor, file.currency) },
    {
      id: 'credits',
      label: t('facts.credits'),
      value: t('facts.credits_of', { credits: file.unspent, of: file.credits }),
    },
    { id: 'until', label: t('office.until'), value: date(lastDay) },
    ...useMoneyWindows(file),
  ]
  return <DetailList facts={facts} className="num cols-2-from-md" />
}
