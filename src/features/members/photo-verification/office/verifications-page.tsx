import '#ui/styles/checks.css'
import '#ui/styles/choices.css'
import './verifications.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { EmptyState, RetryState, SkeletonRows, Switch } from '#ui/components/index.ts'
import { useStoredSwitch } from '#platform/web/use-stored-switch.ts'
import { useNow } from '#platform/web/use-now.ts'
import { useShortcuts } from '#platform/web/use-shortcuts.ts'
import type { en } from '../locales/en.ts'
import { RequestReview } from './request-review.tsx'
import { RequestList } from './request-list.tsx'
import { useRequestQueue } from './use-request-queue.ts'

/** The photo verification page: the queue, and one request at a time (BEY-14). */
export function Page() {
  const t = usePhrases<typeof en>('photo_verification')
  const { queue, requests, waiting, open, choose, move, pass } = useRequestQueue()
  const [shortcuts, setShortcuts] = useStoredSwitch('shortcuts', true)
  const now = useNow()
  useShortcuts(shortcuts, { j: () => move(1), k: () => move(-1) })

  return (
    <div className="office-columns office-two">
      <section className="office-list">
        <h1 className="office-list-title">{t('office.title')}</h1>
        <p className="office-list-count">{queue.data ? t('office.waiting', { count: waiting }) : ' '}</p>
        {requests === undefined && !queue.isError ? (
          <SkeletonRows className="gap-2 p-2" label={t('office.loading')} rows={4} each="h-15 rounded-sm" />
        ) : null}
        {requests === undefined ? null : (
          <RequestList requests={requests} open={open?.id ?? null} now={now} onChoose={choose} />
        )}
        <div className="office-switches">
          <Switch
            label={t('office.shortcuts')}
            hint={t('office.shortcuts_hint')}
            checked={shortcuts}
            onChange={(event) => setShortcuts(event.target.checked)}
          />
        </div>
      </section>
      {requests === undefined && queue.isError ? (
        <section className="office-desk">
          <RetryState
            title={t('office.not_loaded')}
            text={queue.error.message}
            retry={t('office.retry')}
            onRetry={() => queue.refetch()}
          />
        </section>
      ) : null}
      {requests !== undefined && open === null ? (
        <section className="office-desk">
          <EmptyState
            title={t(requests.length === 0 ? 'office.empty' : 'office.all_claimed')}
            text={t(requests.length === 0 ? 'office.empty_text' : 'office.all_claimed_text')}
          />
        </section>
      ) : null}
      {open === null ? null : (
        <RequestReview key={open.id} request={open.id} shortcuts={shortcuts} onPass={() => pass(open.id)} />
      )}
    </div>
  )
}
