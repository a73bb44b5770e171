import { type FormEvent, useEffect, useRef, useState } from 'react'
import { maxEmailLength, isEmail } from '#features/members/accounts/index.ts'
import { newId } from '#platform/web/new-id.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, DetailList, TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { ConfirmStep } from './confirm-step.tsx'

/**
 * Withdrawal form for visitors, by order number and the address used for it; the response is the
 * same whether or not the order exists (BEY-10).
 */
export function DeclareForm({ typed }: { readonly typed: string }) {
  const t = usePhrases<typeof en>('refunds')
  const { date, time } = useFormat()
  const { ask, pending } = calls.useAction('refunds.declare')
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [fields, setFields] = useState({ id: newId(), order: typed, email: '', name: '' })
  const [errors, setErrors] = useState<{ order?: string; email?: string }>({})
  const [step, setStep] = useState<'name' | 'confirm'>('name')
  const [problem, setProblem] = useState<string>()
  const [received, setReceived] = useState<string>()
  useEffect(
    () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    [errors],
  )
  const isReceived = received !== undefined
  useEffect(() => {
    if (isReceived) heading.current?.focus()
  }, [isReceived])

  function goOn(event: FormEvent) {
    event.preventDefault()
    const wrong = {
      ...(fields.order.trim() === '' && { order: t('refusals.order_required') }),
      ...(!isEmail(fields.email.trim()) && { email: t('refusals.email_required') }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) setStep('confirm')
  }

  async function confirm() {
    setProblem(undefined)
    const answer = await ask(fields)
    // The response is empty, because it is always the same; the receipt shows the site's time.
    if (answer.ok) return setReceived(new Date().toISOString())
    const { field, message } = answer.refusal
    if (field !== 'order' && field !== 'email') return setProblem(message)
    setStep('name')
    setErrors({ [field]: message })
  }

  if (received !== undefined)
    return (
      <section className="grid gap-4">
        <h2 className="type-h3" ref={heading} tabIndex={-1}>
          {t('declare.received', { date: date(received), time: time(received) })}
        </h2>
        <p>{t('declare.received_text')}</p>
        <p className="text-ink-2">{t('declare.no_email')}</p>
        <p>
          <a href="/pages/service" className="link">
            {t('declare.support')}
          </a>
        </p>
      </section>
    )
  if (step === 'confirm')
    return (
      <ConfirmStep
        pending={pending}
        problem={problem}
        onBack={() => setStep('name')}
        onConfirm={() => void confirm()}
      >
        <DetailList
          className="num"
          facts={[
            {
              id: 'order',
              label: t('facts.order'),
              value: <span className="wrap-anywhere">{fields.order}</span>,
            },
            {
              id: 'email',
              label: t('facts.email'),
              value: <span className="wrap-anywhere">{fields.email}</span>,
            },
            ...(fields.name.trim() === ''
              ? []
              : [{ id: 'name', label: t('facts.name'), value: fields.name }]),
          ]}
        />
      </ConfirmStep>
    )
  return (
    <form ref={form} noValidate onSubmit={goOn} className="grid gap-4" aria-label={t('page.title')}>
      <p className="text-ink-2">{t('declare.lead')}</p>
      <TextField
        name="order"
        label={t('declare.order')}
        hint={t('declare.order_hint')}
        maxLength={100}
        autoComplete="off"
        value={fields.order}
        error={errors.order}
        onChange={({ target }) => setFields({ ...fields, order: target.value })}
      />
      <TextField
        name="email"
        type="email"
        label={t('declare.email')}
        hint={t('declare.email_hint')}
        maxLength={maxEmailLength}
        autoComplete="email"
        value={fields.email}
        error={errors.email}
        onChange={({ target }) => setFields({ ...fields, email: target.value })}
      />
      <TextField
        name="name"
        label={t('declare.name')}
        optionalLabel={t('declare.optional')}
        maxLength={100}
        autoComplete="name"
        value={fields.name}
        onChange={({ target }) => setFields({ ...fields, name: target.value })}
      />
      <Button type="submit">{t('way_out')}</Button>
    </form>
  )
}
