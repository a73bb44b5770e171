import { type FormEvent, useState } from 'react'
import { newId } from '#platform/web/new-id.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, SelectField, TextArea, TextField, useToast } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { en } from '../locales/en.ts'
import type { Ruling } from '../rules/check-ruling.ts'
import { calls } from './calls.ts'

/**
 * Form for deciding on a refund or dispute whose provider does not respond. States the consequences
 * in advance and whether a second person must approve.
 */
export function RulingForm({
  order,
  about,
  choices,
  disputed = false,
  second,
  onDone,
}: {
  readonly order: string
  readonly about: string
  readonly choices: readonly Ruling[]
  /** A bank is claiming the money or has it, so a manual payment would return it twice. */
  readonly disputed?: boolean
  /** The limit above which a second person must approve; `null` if none is needed. */
  readonly second: { readonly minor: number; readonly currency: string } | null
  readonly onDone: () => void
}) {
  const t = usePhrases<typeof en>('refunds')
  const { money } = useFormat()
  const toast = useToast()
  const online = useOnline()
  const { ask, pending } = calls.useAction('refunds.rule')
  const [id, setId] = useState(newId)
  const [what, setWhat] = useState<Ruling>(choices[0] ?? 'lost')
  const [reason, setReason] = useState('')
  const [reference, setReference] = useState('')
  const [wanted, setWanted] = useState<{ reason?: string; reference?: string }>({})
  const [problem, setProblem] = useState<string>()
  const byHand = what === 'paid_by_hand'
  const refused = byHand && disputed

  async function send(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    const missing = {
      ...(reason.trim() === '' && { reason: t('refusals.reason_required') }),
      ...(byHand && reference.trim() === '' && { reference: t('refusals.reference_required') }),
    }
    setWanted(missing)
    if (Object.keys(missing).length > 0 || refused || !online) return
    const answer = await ask({
      order,
      id,
      about,
      what,
      reason,
      reference: byHand ? reference : null,
    })
    if (!answer.ok) return setProblem(answer.refusal.message)
    toast.show({ text: t('office.rulings.sent'), tone: 'success' })
    setId(newId())
    onDone()
  }

  return (
    <form noValidate className="office-form grid gap-4" onSubmit={(event) => void send(event)}>
      <SelectField
        label={t('office.rulings.what')}
        value={what}
        options={choices.map((value) => ({ value, label: t(`office.rulings.decisions.${value}`) }))}
        onChange={({ target }) => {
          setWhat(target.value as Ruling)
          // A changed ruling needs a new id.
          setId(newId())
        }}
      />
      <Alert tone={refused ? 'warn' : 'info'}>
        {t(refused ? 'office.rulings.disputed' : `office.rulings.effects.${what}`)}
      </Alert>
      {byHand ? (
        <TextField
          label={t('office.rulings.reference')}
          hint={t('office.rulings.reference_hint')}
          maxLength={100}
          value={reference}
          error={wanted.reference}
          onChange={({ target }) => {
            setReference(target.value)
            setId(newId())
          }}
        />
      ) : null}
      <TextArea
        label={t('office.rulings.reason')}
        hint={t('office.rulings.reason_hint')}
        maxLength={500}
        rows={2}
        value={reason}
        error={wanted.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {second === null ? null : (
        <Alert tone="warn">
          {t('office.second', { limit: money(second.minor, second.currency) })}
        </Alert>
      )}
      {online ? null : <Alert tone="warn">{t('offline')}</Alert>}
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        loading={pending}
        aria-disabled={!online || refused || undefined}
      >
        {t('office.rulings.send')}
      </Button>
    </form>
  )
}
