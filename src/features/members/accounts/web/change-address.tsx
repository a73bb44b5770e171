import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { isEmail } from '../rules/email.ts'
import { calls } from './calls.ts'

/** Corrects a mistyped address that is not confirmed yet. */
export function ChangeAddress({ email }: { readonly email: string }) {
  const t = usePhrases<typeof en>('accounts')
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('accounts.change_unconfirmed_email')
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const open = typed !== null
  useEffect(() => {
    if (open) field.current?.focus()
  }, [open])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (typed === null || pending) return
    if (!isEmail(typed.trim())) return setError(t('refusals.invalid_email'))
    const answer = await ask({ email: typed.trim() })
    if (!answer.ok) return setError(answer.refusal.message)
    cache.setQueryData(['accounts.read_confirmation', {}], answer.value)
    setTyped(null)
  }

  if (typed === null) {
    return (
      <Button variant="ghost" onClick={() => setTyped(email)}>
        {t('confirm.change')}
      </Button>
    )
  }
  return (
    <form
      onSubmit={(event) => void send(event)}
      noValidate
      className="grid w-full max-w-narrow gap-3 text-left"
    >
      <TextField
        name="email"
        type="email"
        label={t('confirm.change_label')}
        autoComplete="email"
        autoCapitalize="none"
        ref={field}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
        error={error}
      />
      <div className="grid gap-2 cols-2-from-sm">
        <Button type="submit" loading={pending}>
          {t('confirm.change_submit')}
        </Button>
        <Button variant="line" onClick={() => setTyped(null)}>
          {t('confirm.change_cancel')}
        </Button>
      </div>
    </form>
  )
}
