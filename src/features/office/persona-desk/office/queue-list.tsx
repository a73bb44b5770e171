import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Cameo } from '#ui/components/index.ts'
import type { WaitingConversation } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { waitParts, waitTone } from '../rules/claims.ts'
import { QueueFlags } from './queue-flags.tsx'
import { useNow } from './use-now.ts'

interface QueueListProps {
  readonly rows: readonly WaitingConversation[]
  readonly open: string | null
  readonly onChoose: (conversation: string) => void
}

/**
 * The waiting members, the longest wait first, with the profile's photo and flags. A conversation
 * claimed by a colleague can still be opened; it shows who has it and lets a lead take over.
 */
export function QueueList({ rows, open, onChoose }: QueueListProps) {
  const t = usePhrases<typeof en>('persona_desk')
  const now = useNow()
  return (
    <ul className="office-queue">
      {rows.map((row) => {
        const waitMs = now - Date.parse(row.waiting_since)
        const { unit, count } = waitParts(waitMs)
        const { name, age } = row.member
        return (
          <li key={row.conversation}>
            <button
              type="button"
              className="office-queued desk-queued"
              aria-current={row.conversation === open || undefined}
              onClick={() => onChoose(row.conversation)}
            >
              <Cameo
                name={row.profile.name}
                src={row.profile.picture ?? undefined}
                size="xs"
                fictional
              />
              <span className="office-queued-words">
                <b>{age === null ? name : t('thread.name_age', { name, age })}</b>
                <span>{t('queue.to', { name: row.profile.name })}</span>
              </span>
              <span className="office-wait num" data-tone={waitTone(waitMs)}>
                {unit === 'clock'
                  ? `${Math.floor(count / 60)}:${String(count % 60).padStart(2, '0')}`
                  : t(`queue.wait.${unit}`, { count })}
              </span>
              <QueueFlags row={row} late={waitTone(waitMs) === 'late'} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
