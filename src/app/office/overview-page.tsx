import './overview.css'
import { Link, useOutletContext } from 'react-router'
import { useMessages } from 'use-intl'
import { hasPermission } from '#features/members/staff/index.ts'
import { useMe } from '#features/members/staff/office/index.ts'
import { MonthSummary } from '#features/office/figures/office/index.ts'
import { LateAlerts } from '#features/office/operations/office/index.ts'
import type { en } from '#features/office/figures/locales/overview/en.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Tag } from '#ui/components/index.ts'
import type { OfficeScreen } from '#ui/office-screen.ts'
import { lookUpPhrase } from './office-frame.tsx'
import { useWaiting, type WaitingQuery } from './use-waiting.ts'

/**
 * The first page of the back office: what is waiting on the screens of this role and since when, and
 * this month’s figures for those who may see them.
 */
export function Page() {
  const t = usePhrases<typeof en>('overview')
  const me = useMe()
  const screens = useOutletContext<readonly OfficeScreen[]>()
  const waiting = useWaiting(screens)
  const messages = useMessages() as Record<string, unknown>
  return (
    <div className="office-page">
      <h1 className="type-h2" tabIndex={-1}>
        {t('title')}
      </h1>
      <p className="mt-1 max-w-column text-ink-2">{t('lead')}</p>
      <LateAlerts role={me?.role ?? ''} />
      <ul className="overview-queues mt-6" aria-label={t('queues')}>
        {screens
          .filter(({ path }) => waiting.has(path))
          .map(({ path, title }) => (
            <li key={path}>
              <Queue path={path} name={lookUpPhrase(messages, title)} query={waiting.get(path)} />
            </li>
          ))}
      </ul>
      {hasPermission(me?.role ?? '', 'figures.read') ? <MonthSummary /> : null}
    </div>
  )
}

interface QueueProps {
  readonly path: string
  readonly name: string
  readonly query: WaitingQuery | undefined
}

/** A number that opens its list. */
function Queue({ path, name, query }: QueueProps) {
  const t = usePhrases<typeof en>('overview')
  const { number } = useFormat()
  const data = query?.data
  return (
    <Link to={path} className="overview-queue card">
      <span>{name}</span>
      <b className="num">{data === undefined ? '–' : number(data.waiting)}</b>
      <span className="type-meta text-muted">
        {data === undefined ? (
          t(query?.isError === true ? 'failed' : 'loading')
        ) : data.waiting === 0 ? (
          t('clear')
        ) : data.oldest_at === undefined || data.oldest_at === null ? (
          t('waiting')
        ) : (
          <Oldest at={data.oldest_at} now={query?.at ?? 0} />
        )}
      </span>
      {data?.due_soon === undefined || data.due_soon === 0 ? null : (
        <Tag className="justify-self-start">{t('due_soon', { count: data.due_soon })}</Tag>
      )}
    </Link>
  )
}

function Oldest({ at, now }: { readonly at: string; readonly now: number }) {
  const t = usePhrases<typeof en>('overview')
  const minutes = Math.max(0, Math.round((now - new Date(at).getTime()) / 60_000))
  const hours = Math.round(minutes / 60)
  return minutes < 60
    ? t('oldest_minutes', { count: minutes })
    : hours < 48
      ? t('oldest_hours', { count: hours })
      : t('oldest_days', { count: Math.round(hours / 24) })
}
