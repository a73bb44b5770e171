import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ListContent, useClaimedItem } from '#features/members/staff/office/index.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { OpenedRequest } from '../contract/data-requests.ts'
import type { en } from '../locales/en.ts'
import type { ActsProps } from './acts.tsx'
import { Lift } from './restriction.tsx'
import { RequestActs } from './request-acts.tsx'

const endpoints = {
  claim: 'data_requests.claim',
  release: 'data_requests.release',
  field: 'request',
}

/** One request, claimed while it is open: who asks, what about, and what can be done. */
export function OpenedPage({ request }: { readonly request: string }) {
  const t = usePhrases<typeof en>('data_requests')
  const cache = useQueryClient()
  const { item, refusal, refetch } = useClaimedItem<OpenedRequest>(endpoints, request)
  const error = refusal === null ? null : new Error(refusal.message)
  function reload() {
    void cache.invalidateQueries({ queryKey: ['data_requests.count'] })
    refetch()
  }
  return (
    <div className="office-page">
      <p>
        <Link className="link" to="/office/data-requests">
          {t('office.back')}
        </Link>
      </p>
      <h1 className="type-h2 mt-2" tabIndex={-1}>
        {item === undefined
          ? t('office.title')
          : `${t(`office.kinds.${item.kind}`)}, ${item.number}`}
      </h1>
      <ListContent
        list={{ data: item, isError: error !== null, error, refetch: reload }}
        notLoaded={t('office.not_opened')}
      >
        {(one) => (
          <div className="mt-4 grid max-w-column gap-5">
            <Facts one={one} />
            {one.outcome === null ? (
              <RequestActs one={one} onDone={reload} />
            ) : (
              <Answer one={one} outcome={one.outcome} onDone={reload} />
            )}
          </div>
        )}
      </ListContent>
    </div>
  )
}

function Facts({ one }: { readonly one: OpenedRequest }) {
  const t = usePhrases<typeof en>('data_requests')
  const { date } = useFormat()
  return (
    <section className="grid gap-2">
      <p className="num type-meta text-muted">
        {t('office.received', { date: date(one.at), due: date(one.due_at) })}
        {one.extended ? ` · ${t('office.extended')}` : ''}
        {one.email === null ? '' : ` · ${one.email}`}
      </p>
      {one.overdue ? (
        <Alert tone="danger">
          {one.outcome === null
            ? t('office.overdue', { date: date(one.due_at) })
            : t('office.late')}
        </Alert>
      ) : null}
      {one.extension_reason === null ? null : (
        <p className="break-words">{t('office.more_time', { reason: one.extension_reason })}</p>
      )}
      {one.details === '' ? (
        <p className="text-muted">{t('office.nothing_written')}</p>
      ) : (
        <p className="office-quote break-words whitespace-pre-line">{one.details}</p>
      )}
      <p>
        {t('office.columns.identity')}: {t(`office.identities.${one.identity}`)}
      </p>
      {one.identity_ground === null ? null : (
        <p className="break-words">
          {t('office.ground', { ground: one.identity_ground, name: one.identity_by ?? '' })}
        </p>
      )}
      {one.member !== null ? (
        <p>
          {t('office.member')}:{' '}
          <Link className="link" to={`/office/members?member=${one.member.id}`}>
            {one.member.name}
          </Link>
        </p>
      ) : one.identity === 'none' ? null : (
        <p>{t('office.no_member')}</p>
      )}
      {one.held_until === null ? null : (
        <Alert tone="warn">{t('office.held', { date: date(one.held_until) })}</Alert>
      )}
    </section>
  )
}

function Answer({
  one,
  outcome,
  onDone,
}: ActsProps & {
  readonly outcome: NonNullable<OpenedRequest['outcome']>
}) {
  const t = usePhrases<typeof en>('data_requests')
  const { date } = useFormat()
  return (
    <section className="grid gap-2">
      <p>
        {one.by === null
          ? t(`office.states.${outcome}`)
          : t('office.answered', {
              state: t(`office.states.${outcome}`),
              name: one.by,
              date: date(one.decided_at ?? one.at),
            })}
      </p>
      {one.statement === null ? null : (
        <p className="office-quote break-words whitespace-pre-line">{one.statement}</p>
      )}
      {one.lifted_at === null ? null : <p>{t('office.lifted', { date: date(one.lifted_at) })}</p>}
      {one.action === 'restriction' && one.lifted_at === null ? (
        <Lift one={one} onDone={onDone} />
      ) : null}
    </section>
  )
}
