import '#ui/styles/checks.css'
import '#ui/styles/choices.css'
import './photos.css'
import { useStoredSwitch } from '#platform/web/use-stored-switch.ts'
import { useNow } from '#platform/web/use-now.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useShortcuts } from '#platform/web/use-shortcuts.ts'
import { EmptyState, RetryState, SkeletonRows, Switch } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { PhotoReview } from './photo-review.tsx'
import { QueueList } from './queue-list.tsx'
import { usePhotoDecisions } from './use-photo-decisions.ts'
import { usePhotoQueue } from './use-photo-queue.ts'

/**
 * The photo review page: the queue, one photo at a time, and the facts that help to decide
 * (OPS-02).
 */
export function Page() {
  const t = usePhrases<typeof en>('photo_moderation')
  const queue = usePhotoQueue()
  const decisions = usePhotoDecisions(queue)
  const [shortcuts, setShortcuts] = useStoredSwitch('shortcuts', true)
  const [soft, setSoft] = useStoredSwitch('soft_photos', false)
  const now = useNow()
  const { open, photos } = queue
  useShortcuts(shortcuts, {
    j: () => queue.move(1),
    k: () => queue.move(-1),
    u: () => void decisions.undo(),
  })

  return (
    <div className="office-columns">
      <section className="office-list">
        <h1 className="office-list-title">{t('photos.title')}</h1>
        <p className="office-list-count">{queue.queue.data ? t('photos.waiting', { count: queue.waiting }) : ' '}</p>
        {photos === undefined && !queue.queue.isError ? (
          <SkeletonRows className="gap-2 p-2" label={t('photos.loading')} rows={4} each="h-15 rounded-sm" />
        ) : null}
        {photos === undefined ? null : (
          <QueueList photos={photos} open={open?.id ?? null} soft={soft} now={now} onChoose={queue.choose} />
        )}
        <div className="office-switches">
          <Switch
            label={t('photos.shortcuts')}
            hint={t('photos.shortcuts_hint')}
            checked={shortcuts}
            onChange={(event) => setShortcuts(event.target.checked)}
          />
          <Switch
            label={t('photos.soft')}
            hint={t('photos.soft_hint')}
            checked={soft}
            onChange={(event) => setSoft(event.target.checked)}
          />
        </div>
      </section>
      {photos === undefined && queue.queue.isError ? (
        <section className="office-desk">
          <RetryState
            title={t('photos.not_loaded')}
            text={queue.queue.error.message}
            retry={t('photos.retry')}
            onRetry={() => queue.queue.refetch()}
          />
        </section>
      ) : null}
      {photos !== undefined && open === null ? (
        <section className="office-desk">
          <EmptyState
            title={photos.length === 0 ? t('photos.empty') : t('photos.all_claimed')}
            text={photos.length === 0 ? t('photos.empty_text') : t('photos.all_claimed_text')}
          />
        </section>
      ) : null}
      {open === null ? null : (
        <PhotoReview
          key={open.id}
          photo={open}
          soft={soft}
          shortcuts={shortcuts}
          pending={decisions.pending}
          onDecide={(reason) => decisions.decide(open, reason)}
          onUnavailable={() => queue.pass(open)}
        />
      )}
    </div>
  )
}
