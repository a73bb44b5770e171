import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { AlertDialog, Checkbox } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { ExclusionMonths } from '../rules/breaks.ts'
import { calls } from './calls.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { useStoreLimits } from './use-own-limits.ts'

interface ExclusionDialogProps {
  readonly open: boolean
  readonly months: ExclusionMonths
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Second step: lists all consequences, with a checkbox and two buttons of equal size. */
export function ExclusionDialog({ open, months, onClose, onDone }: ExclusionDialogProps) {
  const t = usePhrases<typeof en>('spending_limits')
  const keep = useStoreLimits()
  const { ask, pending } = calls.useAction('spending_limits.self_exclude')
  const [ticked, setTicked] = useState(false)
  const [missing, setMissing] = useState(false)
  const [problem, setProblem] = useState<string>()

  function close() {
    setTicked(false)
    setMissing(false)
    setProblem(undefined)
    onClose()
  }

  async function exclude() {
    if (!ticked) return setMissing(true)
    setProblem(undefined)
    const answer = await ask({ months, confirmed: true })
    if (!answer.ok) return setProblem(answer.refusal.message)
    keep(answer.value)
    setTicked(false)
    onDone()
  }

  return (
    <AlertDialog
      open={open}
      onClose={close}
      locked={pending}
      title={t('exclusion.ask_title', { count: months })}
      text={
        <>
          <p>{t('exclusion.ask_text')}</p>
          <ul className="mt-3 grid bullets gap-1.5 ps-5">
            <li>{t('exclusion.buying')}</li>
            <li>{t('exclusion.paid')}</li>
            <li>{t('exclusion.emails')}</li>
            <li>{t('exclusion.stays')}</li>
            <li>{t('exclusion.deletion')}</li>
          </ul>
        </>
      }
      problem={problem}
      actions={
        <ChoiceButtons
          final
          no={t('exclusion.no')}
          yes={t('exclusion.yes')}
          pending={pending}
          onNo={close}
          onYes={() => void exclude()}
        />
      }
    >
      <Checkbox
        className="mt-4"
        label={t('exclusion.tick')}
        checked={ticked}
        onChange={(event) => {
          setTicked(event.target.checked)
          setMissing(false)
        }}
        error={missing ? t('exclusion.tick_first') : undefined}
      />
    </AlertDialog>
  )
}
