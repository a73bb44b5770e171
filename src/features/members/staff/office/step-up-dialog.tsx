import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, Dialog } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { CodeField } from './code-field.tsx'
import { stepUp } from './step-up.ts'

/**
 * Asks for a code when an action that moves money was not preceded by one within ten minutes; the
 * action then continues. Closing the dialog leaves everything as it was.
 */
export function StepUpDialog() {
  const open = useSyncExternalStore(stepUp.subscribe, stepUp.isOpen, () => false)
  const t = usePhrases<typeof en>('staff')
  return (
    <Dialog
      open={open}
      onClose={() => stepUp.settle(false)}
      title={t('step_up.title')}
      closeLabel={t('shell.close')}
    >
      <StepUpForm />
    </Dialog>
  )
}

function StepUpForm() {
  const t = usePhrases<typeof en>('staff')
  const online = useOnline()
  const { ask, pending } = calls.useAction('staff.confirm')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending || !online) return
    setProblem(undefined)
    if (code.trim() === '') return setError(t('fields.required'))
    const answer = await ask({ code })
    if (answer.ok) return stepUp.settle(true)
    if (answer.refusal.field === 'code') setError(answer.refusal.message)
    else setProblem(answer.refusal.message)
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <p className="text-ink-2">{t('step_up.text')}</p>
      <CodeField
        label={t('fields.code')}
        hint={t('fields.code_hint')}
        value={code}
        error={error}
        onChange={({ target }) => {
          setCode(target.value)
          setError(undefined)
        }}
      />
      {online ? null : <Alert tone="warn">{t('making.offline')}</Alert>}
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={pending} aria-disabled={!online || undefined}>
          {t('step_up.submit')}
        </Button>
        <Button variant="ghost" onClick={() => stepUp.settle(false)}>
          {t('step_up.cancel')}
        </Button>
      </div>
    </form>
  )
}
