import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toMinutes } from '#kernel/duration.ts'
import { codeValidMs } from '#kernel/sms-code.ts'
import type { Output } from '#kernel/endpoint.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useUnsaved } from '#platform/web/unsaved/use-unsaved.ts'
import { Alert, Button, TextField } from '#ui/components/index.ts'
import type { contract } from '#features/members/phone-verification/contract.ts'
import type { en } from '../locales/en.ts'
import { phoneEndpoints } from './phone-endpoints.ts'

type Waiting = Output<(typeof contract)['phone_verification.read_phone']>['waiting']

interface PhoneFormProps {
  /** A code that has already been sent. */
  readonly waiting: Waiting
  /** Whether this number would replace a confirmed one. */
  readonly another: boolean
}

/**
 * The phone number, then the code sent to it. A member who comes back to enter a code types the
 * number again, because it is not stored.
 */
export function PhoneForm({ waiting: found, another }: PhoneFormProps) {
  const t = usePhrases<typeof en>('settings')
  const cache = useQueryClient()
  const request = phoneEndpoints.useAction('phone_verification.request_code')
  const confirm = phoneEndpoints.useAction('phone_verification.confirm')
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [waiting, setWaiting] = useState<Waiting>(found)
  const [errors, setErrors] = useState<{ phone?: string; code?: string; all?: string }>({})
  useUnsaved('phone', phone.trim() !== '' || code.trim() !== '')
  const codeField = useRef<HTMLInputElement>(null)
  const sentTo = useRef<string>(undefined)
  useEffect(() => {
    if (waiting !== null && sentTo.current !== undefined) codeField.current?.focus()
  }, [waiting])

  async function send() {
    setErrors({})
    if (phone.trim() === '') return setErrors({ phone: t('fields.required') })
    const answer = await request.ask({ phone })
    if (!answer.ok) return showError(answer.refusal)
    sentTo.current = phone
    setCode('')
    setWaiting(answer.value)
  }

  async function check() {
    setErrors({})
    const missing = {
      ...(phone.trim() === '' && { phone: t('fields.required') }),
      ...(code.trim() === '' && { code: t('fields.required') }),
    }
    if (Object.keys(missing).length > 0) return setErrors(missing)
    const answer = await confirm.ask({ phone, code })
    if (!answer.ok) return showError(answer.refusal)
    setWaiting(null)
    setPhone('')
    setCode('')
    await cache.invalidateQueries({ queryKey: ['phone_verification.read_phone'] })
  }

  function showError({
    field,
    message,
  }: {
    readonly field?: string | undefined
    readonly message: string
  }) {
    setErrors(field === 'phone' || field === 'code' ? { [field]: message } : { all: message })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!request.pending && !confirm.pending) void (waiting === null ? send() : check())
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4" aria-label={t('phone.title')}>
      {errors.all === undefined ? null : (
        <Alert tone="danger" announce>
          {errors.all}
        </Alert>
      )}
      <TextField
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={t(another ? 'phone.field_other' : 'phone.field')}
        hint={t('phone.hint')}
        value={phone}
        onChange={(event) => setPhone(event.target.value)}
        error={errors.phone}
      />
      {waiting === null ? null : (
        <>
          <p role="status">
            {t('phone.sent', { digits: waiting.ends_with, minutes: toMinutes(codeValidMs) })}
          </p>
          <TextField
            ref={codeField}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={t('phone.code')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={errors.code}
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={waiting === null ? request.pending : confirm.pending}>
          {t(waiting === null ? 'phone.send' : 'phone.confirm')}
        </Button>
        {waiting === null ? null : (
          <Button variant="line" loading={request.pending} onClick={() => void send()}>
            {t('phone.send_again')}
          </Button>
        )}
      </div>
    </form>
  )
}
