import { toMinutes } from '#kernel/duration.ts'
import '#ui/styles/components/checks.css'
import '#ui/styles/components/switches.css'
import './photos.css'
import { useStoredSwitch } from '#platform/web/use-stored-switch.ts'
import { useNow } from '#platform/web/use-now.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useShortcuts } from '#platform/web/use-shortcuts.ts'
import { Switch } from '#ui/components/index.ts'
import { liveList, QueuePage, useQueue } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { PhotoReview } from './photo-review.tsx'
import { QueueList } from './queue-list.tsx'
import { usePhotoDecisions } from './use-photo-decisions.ts'
import { photoQueue } from '../rules/photo-queue.ts'

/**
 * The photo review page: the queue, one photo at a time, and the facts that help to decide
 * (OPS-02).
 */
export function Page() {
  const t = usePhrases<typeof en>('photo_moderation')
  const list = calls.useCall('photo_moderation.list_photos', {}, liveList)
  const queue = useQueue(list, ({ photos }) => photos, [
    'photo_moderation.list_photos',
    'photo_moderation.count_photos',
  ])
  const decisions = usePhotoDecisions(queue)
  const [shortcuts, setShortcuts] = useStoredSwitch('shortcuts', true)
  const [soft, setSoft] = useStoredSwitch('soft_photos', false)
  const now = useNow()
  const { open, shown = [] } = queue
  useShortcuts(shortcuts, {
    j: () => queue.move(1),
    k: () => queue.move(-1),
    u: () => void decisions.undo(),
  })

  return (
    <QueuePage
      title={t('photos.title')}
      waiting={list.data ? t('photos.waiting', { count: queue.waiting }) : null}
      notLoaded={t('photos.not_loaded')}
      list={list}
      queue={
        <QueueList
          photos={shown}
          open={open?.id ?? null}
          soft={soft}
          now={now}
          onChoose={queue.choose}
        />
      }
      foot={
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
      }
      empty={
        shown.length === 0
          ? { title: t('photos.empty'), text: t('photos.empty_text') }
          : {
              title: t('photos.all_claimed'),
              text: t('photos.all_claimed_text', { minutes: toMinutes(photoQueue.claimMs) }),
            }
      }
    >
      {open === null ? null : (
        <PhotoReview
          key={open.id}
          photo={open}
          soft={soft}
          shortcuts={shortcuts}
          pending={decisions.pending}
          onDecide={(reason) => decisions.decide(open, reason)}
          onPause={(statement) => decisions.pause(open, statement)}
          onUnavailable={() => queue.pass(open.id)}
        />
      )}
    </QueuePage>
  )
}
