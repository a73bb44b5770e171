import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toHours } from '#kernel/duration.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useUnsaved } from '#platform/web/unsaved/use-unsaved.ts'
import { Alert, Button, focusFirstInvalid } from '#ui/components/index.ts'
import { isWeakPassword, minPasswordLength, undoMs } from '#features/members/accounts/index.ts'
import { NewPassword } from '#features/members/accounts/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from '../calls.ts'
import { CurrentPassword } from '../current-password.tsx'
import { Section } from '../frame/section.tsx'

type Field = 'current_password' | 'password' | 'password_again'
const empty = { current_password: '', password: '', password_again: '' }

/** Changes the password, confirmed with the old one (ACC-13). */
export function PasswordSection() {
  const t = usePhrases<typeof en>('settings')
  const tAccounts = usePhrases<{ refusals: { weak_password: string; passwords_differ: string } }>(
    'accounts',
  )
  const { ask, pending } = calls.useAction('accounts.change_password')
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  useUnsaved('password', typed.password !== '')
  useEffect(() => focusFirstInvalid(form.current), [errors])

  function type(change: Partial<typeof empty>) {
    setTyped((before) => ({ ...before, ...change }))
    setErrors({})
    setSaid(null)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setSaid(null)
    if (typed.current_password === '') return setErrors({ current_password: t('fields.required') })
    if (isWeakPassword(typed.password))
      return setErrors({
        password: tAccounts('refusals.weak_password', { min: minPasswordLength }),
      })
    if (typed.password !== typed.password_again)
      return setErrors({ password_again: tAccounts('refusals.passwords_differ') })
    const answer = await ask(typed)
    if (answer.ok) {
      setTyped(empty)
      return setSaid({ tone: 'success', text: t('password.done') })
    }
    const { field, message } = answer.refusal
    if (field !== undefined && field in empty) setErrors({ [field]: message })
    else setSaid({ tone: 'danger', text: message })
  }

  return (
    <Section
      id="password"
      title={t('password.title')}
      lead={t('password.lead', { hours: toHours(undoMs) })}
    >
      <form
        ref={form}
        onSubmit={(event) => void send(event)}
        noValidate
        className="grid gap-4"
        aria-label={t('password.title')}
      >
        {said === null ? null : (
          <Alert tone={said.tone} announce>
            {said.text}
          </Alert>
        )}
        <CurrentPassword
          value={typed.current_password}
          onChange={(current_password) => type({ current_password })}
          error={errors.current_password}
        />
        <NewPassword value={typed} onChange={type} errors={errors} />
        <div>
          <Button type="submit" variant="line" loading={pending} loadingLabel={t('saving')}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
