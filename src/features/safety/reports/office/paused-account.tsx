import { useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, useToast } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

/** Until when the account of a report is paused, and the button that reopens it. */
export function PausedAccount({
  report,
  until,
  onResumed,
}: {
  readonly report: string
  readonly until: string
  readonly onResumed: () => void
}) {
  const t = usePhrases<typeof en>('reports')
  const toast = useToast()
  const { date } = useFormat()
  const { ask, pending } = calls.useAction('reports.resume')
  const [problem, setProblem] = useState<string>()

  async function resume() {
    const answer = await ask({ report })
    setProblem(answer.ok ? undefined : answer.refusal.message)
    if (!answer.ok) return
    toast.show({ text: t('office.resumed'), tone: 'success' })
    onResumed()
  }

  return (
    <div className="grid gap-2">
      <p>{t('office.paused_until', { date: date(until) })}</p>
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <Button
        variant="line"
        size="sm"
        className="justify-self-start"
        loading={pending}
        loadingLabel={t('office.resuming')}
        onClick={() => void resume()}
      >
        {t('office.resume')}
      </Button>
    </div>
  )
}
