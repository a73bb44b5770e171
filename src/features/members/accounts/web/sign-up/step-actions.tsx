import '../accounts.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button } from '#ui/components/index.ts'
import type { en } from '../../locales/en.ts'

interface StepActionsProps {
  readonly onSkip: () => void
  /** Whether the step is being saved. */
  readonly pending?: boolean
  /** Replaces "Continue". */
  readonly label?: string
}

/**
 * The actions of an optional step: Continue, which submits its form, and Skip, at the same size. On
 * phones they stay visible.
 */
export function StepActions({ onSkip, pending, label }: StepActionsProps) {
  const t = usePhrases<typeof en>('accounts')
  return (
    <div className="step-actions mt-6 grid gap-1.5">
      <Button type="submit" size="lg" block loading={pending} loadingLabel={t('signup.submitting')}>
        {label ?? t('signup.continue')}
      </Button>
      <Button variant="ghost" size="lg" block onClick={onSkip}>
        {t('signup.skip')}
      </Button>
    </div>
  )
}
