import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Card } from '#ui/components/index.ts'
import type { WaitingRequest } from '../../contract.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'
import { approvalTexts } from './approval-texts.ts'
import { OwnRequest } from './approval-decision.tsx'
import { CardList } from '../list/card-list.tsx'
import { ListPage } from '../list/list-page.tsx'
import { liveList } from '../live-list.ts'

/** Everything that waits for a second person, oldest first. It is decided where all of it can be seen. */
export function Page() {
  const t = usePhrases<typeof en>('staff')
  const list = calls.useCall('staff.list_approvals', {}, liveList)
  return (
    <ListPage
      title={t('approvals.title')}
      lead={t('approvals.lead')}
      notLoaded={t('shell.fault_title')}
      list={list}
    >
      {({ requests }) => (
        <CardList
          entries={requests}
          getKey={({ kind, subject }) => `${kind} ${subject}`}
          empty={{ title: t('approvals.empty') }}
        >
          {(request) => <RequestCard request={request} />}
        </CardList>
      )}
    </ListPage>
  )
}

function RequestCard({ request }: { readonly request: WaitingRequest }) {
  const t = usePhrases<typeof en>('staff')
  const { money, date, time } = useFormat()
  const { kind, code, percentage, amount_minor: amount, currency, reason } = request
  const facts = [
    code,
    percentage === null ? null : t('approvals.percentage', { percentage }),
    amount === null || currency === null ? null : money(amount, currency),
  ].filter((one) => one !== null)
  const name = t(approvalTexts[kind])
  const label = [name, ...facts].join(', ')
  return (
    <Card as="article" className="grid gap-2 p-5" data-approval={kind}>
      <h2 className="type-title">{name}</h2>
      {facts.length === 0 ? null : <p className="num wrap-anywhere">{facts.join(' · ')}</p>}
      {reason === null ? null : <p className="wrap-anywhere">{reason}</p>}
      <p className="num type-meta text-muted">
        {t('approvals.requested', {
          name: request.requested_by,
          date: date(request.at),
          time: time(request.at),
        })}
        {' · '}
        {t('approvals.expires', { date: date(request.expires), time: time(request.expires) })}
      </p>
      {request.own || request.may_decide ? null : (
        <p className="text-ink-2">{t('approvals.may_not')}</p>
      )}
      <Link
        className="link justify-self-start"
        to={getPath(request)}
        aria-label={`${t('approvals.open')}: ${label}`}
      >
        {t('approvals.open')}
      </Link>
      {request.own ? <OwnRequest kind={kind} subject={request.subject} name={label} /> : null}
    </Card>
  )
}

/** The screen on which a request is decided. */
function getPath({ kind, order, subject }: WaitingRequest): string {
  if (kind === 'discounts.code') return '/office/discount-codes?view=waiting'
  if (kind === 'site_settings.change') return '/office/sites'
  if (kind === 'data_requests.erasure' || kind === 'data_requests.rectification')
    return `/office/data-requests?request=${subject}`
  if (kind === 'direct_debit.lift') return '/office/direct-debit'
  if (kind === 'reports.refunds' || kind === 'reports.reinstatement') return '/office/reports'
  return `/office/orders?order=${order ?? ''}`
}
