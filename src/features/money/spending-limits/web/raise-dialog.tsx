import { toHours } from '#kernel/duration.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { raiseDelayMs } from '../rules/member-limit.ts'
import { ChoiceButtons } from './choice-buttons.tsx'

interface RaiseDialogProps {
  /** The requested amount; `null` while nothing is being confirmed. */
  readonly requested: number | null
  /** The site's own limit. */
  readonly cap: number
  readonly currency: string
  readonly pending: boolean
  readonly onClose: () => void
  readonly onYes: (minor: number) => void
}

/**
 * Asks for confirmation before a member goes above the site's own limit; both buttons are the same
 * size.
 */
export function RaiseDialog({
  requested,
  cap,
  currency,
  pending,
  onClose,
  onYes,
}: RaiseDialogProps) {
  const t = usePhrases<typeof en>('spending_limits')
  const { money } = useFormat()
  const amounts = {
    cap: money(cap, currency),
    limit: money(requested ?? 0, currency),
    hours: toHours(raiseDelayMs),
  }
  return (
    <AlertDialog
      open={requested !== null}
      onClose={onClose}
      locked={pending}
      title={t('own.ask_title', amounts)}
      text={t('own.ask_text', amounts)}
      actions={
        <ChoiceButtons
          no={t('own.ask_no')}
          yes={t('own.ask_yes', amounts)}
          pending={pending}
          onNo={onClose}
          onYes={() => requested !== null && onYes(requested)}
        />
      }
    />
  )
}
