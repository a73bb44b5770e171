import { splitWait, rateWait } from '#kernel/wait.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { WaitingRequest } from '../contract.ts'
import type { en } from '../locales/en.ts'

interface RequestListProps {
  readonly requests: readonly WaitingRequest[]
  readonly open: string | null
  readonly now: number
  readonly onChoose: (id: string) => void
}

/**
 * Waiting requests, longest waiting first; requests claimed by another reviewer are disabled and
 * labelled as such.
 */
export function RequestList({ requests, open, now, onChoose }: RequestListProps) {
  const t = usePhrases<typeof en>('photo_verification')
  return (
    <ul className="office-queue">
      {requests.map(({ id, kind, sent_at: sentAt, claimed_by: by }) => {
        const waitMs = now - Date.parse(sentAt)
        const { unit, count } = splitWait(waitMs)
        return (
          <li key={id}>
            <button
              type="button"
              className="office-queued"
              aria-current={id === open || undefined}
              aria-disabled={by !== null || undefined}
              onClick={() => (by === null ? onChoose(id) : undefined)}
            >
              <span className="office-queued-words">
                <b>{t(`office.kinds.${kind}`)}</b>
                {by === null ? null : <span>{t('office.claimed_by', { name: by })}</span>}
              </span>
              <span className="office-wait num" data-tone={rateWait(waitMs)}>
                {t(`office.wait.${unit}`, { count })}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
