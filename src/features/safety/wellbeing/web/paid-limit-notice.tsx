import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

interface PaidLimitNoteProps {
  /** When the pause ends; null if the daily limit was reached instead. */
  readonly until: string | null
  /** The number of messages a member can pay for per day. */
  readonly maxPerDay: number
}

/**
 * Replaces the message form for a fictional profile and states until when nothing can be charged,
 * before anything is typed.
 */
export function PaidLimitNotice({ until, maxPerDay }: PaidLimitNoteProps) {
  const t = usePhrases<typeof en>('wellbeing')
  const { date, time } = useFormat()
  return (
    <Alert tone="info">
      {until === null
        ? t('closed.enough', { most: maxPerDay })
        : t('closed.paused', { date: date(until), time: time(until) })}
    </Alert>
  )
}
