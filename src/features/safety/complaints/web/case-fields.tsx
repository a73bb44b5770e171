import { type ReactNode, useEffect, useRef } from 'react'
import { maxEmailLength } from '#features/members/accounts/index.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, focusFirstInvalid, TextArea, TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { textLimits } from '../rules/cases.ts'
import type { CaseForm } from './use-case-form.ts'

/** The frame of both forms; the first field with an error gets the focus. */
export function CaseFormFrame({
  label,
  errors,
  onSubmit,
  children,
}: {
  readonly label: string
  readonly errors: CaseForm['errors']
  readonly onSubmit: () => void
  readonly children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirstInvalid(form.current), [errors])
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

/** The text, the address and the button of a complaint or a question. */
export function CaseFieldset({
  form: { member, details, setDetails, email, setEmail, errors, problem, pending },
  label,
  send,
}: {
  readonly form: CaseForm
  readonly label: string
  readonly send: string
}) {
  const t = usePhrases<typeof en>('complaints')
  const online = useOnline()
  return (
    <>
      <TextArea
        name="details"
        label={label}
        rows={6}
        maxLength={textLimits.details}
        value={details}
        error={errors.details}
        onChange={({ target }) => setDetails(target.value)}
      />
      {member ? (
        <p className="text-ink-2">{t('email_own')}</p>
      ) : (
        <TextField
          name="email"
          type="email"
          label={t('email')}
          hint={t('email_hint')}
          maxLength={maxEmailLength}
          autoComplete="email"
          value={email}
          error={errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        loading={pending}
        loadingLabel={t('sending')}
        disabledReason={online ? undefined : t('offline')}
      >
        {send}
      </Button>
    </>
  )
}
