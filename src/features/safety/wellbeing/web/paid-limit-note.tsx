import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

interface PaidLimitNoteProps {
  /** Until when there is a pause; null where it was enough for today. */
  readonly until: string | null
  /** For how many messages a day one can be charged. */
  readonly most: number
}

/** Stands where one would write to a fictional profile, and says until when nothing is charged there, before anything is typed. */
export function PaidLimitNote({ until, most }: PaidLimitNoteProps) {
  const t = usePhrases<typeof en>('wellbeing')
  const { date, time } = useFormat()
  return (
    <Alert tone="info">
      {until === null ? t('closed.enough', { most }) : t('closed.paused', { date: date(until), time: time(until) })}
    </Alert>
  )
}
