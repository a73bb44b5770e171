import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Tag } from '#ui/components/index.ts'
import type { WaitingConversation } from '../contract.ts'
import type { en } from '../locales/en.ts'

interface QueueFlagsProps {
  readonly row: WaitingConversation
  /** The wait exceeds the maximum. */
  readonly late: boolean
}

const flagTones = {
  asked: 'warn',
  care: 'warn',
  warning: 'warn',
  first: 'pine',
  handed_over: 'quiet',
} as const

/**
 * The flags of a waiting conversation as text: who has claimed it, and what to know before opening
 * it.
 */
export function QueueFlags({ row, late }: QueueFlagsProps) {
  const t = usePhrases<typeof en>('persona_desk')
  const flags = row.flags.filter((flag) => !(flag === 'handed_over' && row.for_lead))
  const isTaken = row.claimed_by !== null || row.mine || row.for_lead
  if (flags.length === 0 && !isTaken && !late) return null
  return (
    <span className="desk-flags">
      {row.claimed_by !== null ? (
        <Tag look="quiet">{t('queue.claimed_by', { name: row.claimed_by })}</Tag>
      ) : row.mine ? (
        <Tag look="pine">{t('queue.mine')}</Tag>
      ) : null}
      {row.for_lead ? <Tag look="warn">{t('queue.for_lead')}</Tag> : null}
      {flags.map((flag) => (
        <Tag key={flag} look={flagTones[flag]}>
          {t(`flags.${flag}`)}
        </Tag>
      ))}
      {late ? <Tag look="warn">{t('flags.late')}</Tag> : null}
    </span>
  )
}
