import { toMinutes } from '#kernel/duration.ts'
import '#ui/styles/components/checks.css'
import '#ui/styles/components/switches.css'
import './verifications.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Switch } from '#ui/components/index.ts'
import { liveList, QueuePage, useQueue } from '#features/members/staff/office/index.ts'
import { useStoredSwitch } from '#platform/web/use-stored-switch.ts'
import { useNow } from '#platform/web/use-now.ts'
import { useShortcuts } from '#platform/web/use-shortcuts.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { RequestReview } from './request-review.tsx'
import { RequestList } from './request-list.tsx'
import { requestQueue } from '../rules/request-queue.ts'

/** The photo verification page: the queue, and one request at a time (BEY-14). */
export function Page() {
  const t = usePhrases<typeof en>('photo_verification')
  const list = calls.useCall('photo_verification.list_waiting', {}, liveList)
  const queue = useQueue(list, ({ requests }) => requests, [
    'photo_verification.list_waiting',
    'photo_verification.count_waiting',
  ])
  const [shortcuts, setShortcuts] = useStoredSwitch('shortcuts', true)
  const now = useNow()
  const { open, shown = [] } = queue
  useShortcuts(shortcuts, { j: () => queue.move(1), k: () => queue.move(-1) })

  return (
    <QueuePage
      className="office-two"
      title={t('office.title')}
      waiting={list.data ? t('office.waiting', { count: queue.waiting }) : null}
      notLoaded={t('office.not_loaded')}
      list={list}
      queue={
        <RequestList requests={shown} open={open?.id ?? null} now={now} onChoose={queue.choose} />
      }
      foot={
        <div className="office-switches">
          <Switch
            label={t('office.shortcuts')}
            hint={t('office.shortcuts_hint')}
            checked={shortcuts}
            onChange={(event) => setShortcuts(event.target.checked)}
          />
        </div>
      }
      empty={
        shown.length === 0
          ? { title: t('office.empty'), text: t('office.empty_text') }
          : {
              title: t('office.all_claimed'),
              text: t('office.all_claimed_text', { minutes: toMinutes(requestQueue.claimMs) }),
            }
      }
    >
      {open === null ? null : (
        <RequestReview
          key={open.id}
          request={open.id}
          shortcuts={shortcuts}
          onPass={() => queue.pass(open.id)}
        />
      )}
    </QueuePage>
  )
}
