import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

interface BreakNoteProps {
  readonly kind: 'paused' | 'excluded'
  readonly until: string
}

/** Shown in place of a paid feature: the member's break and its end (BEY-09). */
export function BreakNote({ kind, until }: BreakNoteProps) {
  const t = usePhrases<typeof en>('spending_limits')
  const { date, time } = useFormat()
  return (
    <Alert tone="info">
      {t(`note.${kind}`, { date: date(until), time: time(until) })}
      <p className="mt-2">
        <Link to="/notifications/limits" className="link">
          {t('meter.link')}
        </Link>
      </p>
    </Alert>
  )
}
