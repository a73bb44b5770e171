import { type FormEvent, useState } from 'react'
import { parseAmount } from '#kernel/money.ts'
import { newId } from '#platform/web/new-id.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, SelectField, TextField, useToast } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { en } from '../locales/en.ts'
import { computeCreditsBack } from '../rules/credits-back.ts'
import { type StaffReason, staffReasons } from '../rules/staff-reasons.ts'
import type { OrderFile } from '../contract/office.ts'
import { calls } from './calls.ts'
import { TooLateNote } from './money-windows.tsx'

/** Number of unspent credits that a partial refund takes back. */
function countShare({ credits_back: facts }: OrderFile, amountMinor: number): number {
  if (facts === null) return 0
  const { unspent, paid_minor, credited_minor, rounding, refunded_minor } = facts
  return computeCreditsBack(
    { unspent, paidMinor: paid_minor, creditedMinor: credited_minor, rounding },
    refunded_minor + amountMinor,
  ).credits
}

/**
 * Form to refund an order. States in advance what the server would refuse and whether a second
 * person must approve.
 */
export function RefundForm({
  file,
  onDone,
}: {
  readonly file: OrderFile
  readonly onDone: () => void
}) {
  const t = usePhrases<typeof en>('refunds')
  const { money, locale } = useFormat()
  const toast = useToast()
  const online = useOnline()
  const { ask, pending } = calls.useAction('refunds.request')
  const [id, setId] = useState(newId)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<StaffReason>('goodwill')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const left = file.paid_minor - file.promised_minor
  const amount = typed.trim() === '' ? left : parseAmount(typed, file.currency, locale)
  if (left <= 0 || file.disputed) return null

  async function send(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    if (amount === null || amount === 0) return setError(t('office.amount_wrong'))
    if (amount > left) return setError(t('refusals.too_much'))
    const answer = await ask({
      order: file.order,
      id,
      amount_minor: typed.trim() === '' ? null : amount,
      reason,
    })
    if (!answer.ok) return setProblem(answer.refusal.message)
    toast.show({ text: t('office.given'), tone: 'success' })
    setTyped('')
    setId(newId())
    onDone()
  }

  return (
    <form
      noValidate
      className="office-form grid gap-4"
      aria-label={t('office.give')}
      onSubmit={(event) => void send(event)}
    >
      <h2 className="type-h3">{t('office.give')}</h2>
      <TextField
        label={t('office.amount', { currency: file.currency })}
        hint={t('office.amount_hint', { left: money(left, file.currency) })}
        inputMode="decimal"
        maxLength={20}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
      />
      <SelectField
        label={t('office.reason')}
        value={reason}
        options={staffReasons.map((value) => ({ value, label: t(`office.reasons.${value}`) }))}
        onChange={({ target }) => setReason(target.value as StaffReason)}
      />
      {amount === left ? (
        <Alert tone="info">
          {t('office.all_back', { credits: file.credits_back?.unspent ?? file.unspent })}
        </Alert>
      ) : amount !== null && amount > 0 && amount < left ? (
        <Alert tone="info">{t('office.share', { credits: countShare(file, amount) })}</Alert>
      ) : null}
      {amount !== null && amount > file.alone_minor ? (
        <Alert tone="warn">
          {t('office.second', { limit: money(file.alone_minor, file.currency) })}
        </Alert>
      ) : null}
      <TooLateNote windows={file.windows} />
      {online ? null : <Alert tone="warn">{t('offline')}</Alert>}
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        loading={pending}
        aria-disabled={!online || undefined}
      >
        {t('office.give_amount', { amount: money(amount || left, file.currency) })}
      </Button>
    </form>
  )
}
