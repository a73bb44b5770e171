import { type FormEvent, useState } from 'react'
import { hourMs } from '#kernel/duration.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { useAddressFilters } from '#features/members/staff/office/index.ts'
import type { en as staffTexts } from '#features/members/staff/locales/en.ts'
import { Alert, Button, Card, SelectField, TextArea, TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { accessMs, type AccessReason, accessReasons, fileTextLimits } from '../rules/access.ts'
import { calls } from './calls.ts'

/**
 * Asks why a file is opened. A link from a case brings its number (`case`), which is filled in.
 */
export function AccessForm({
  member,
  onOpened,
}: {
  readonly member: string
  readonly onOpened: () => void
}) {
  const t = usePhrases<typeof en>('member_files')
  const staff = usePhrases<typeof staffTexts>('staff')
  const online = useOnline()
  const [{ case: from }] = useAddressFilters('case')
  const [reason, setReason] = useState<AccessReason>(reasonFor(from))
  const [note, setNote] = useState('')
  const [number, setNumber] = useState(from)
  const [problem, setProblem] = useState<{ field: string | undefined; message: string }>()
  const { ask, pending } = calls.useAction('member_files.open')

  async function open(event: FormEvent) {
    event.preventDefault()
    const answer = await ask({ member, reason, note, case: number })
    if (answer.ok) return onOpened()
    setProblem({ field: answer.refusal.field, message: answer.refusal.message })
  }

  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  return (
    <Card className="mt-4 max-w-column p-6">
      <form
        noValidate
        className="grid gap-4"
        aria-labelledby="access-title"
        onSubmit={(event) => void open(event)}
      >
        <div>
          <h1 id="access-title" className="type-h3" tabIndex={-1}>
            {t('access.title')}
          </h1>
          <p className="mt-1 text-ink-2">{t('access.lead', { hours: accessMs / hourMs })}</p>
        </div>
        <SelectField
          label={t('access.reason')}
          options={accessReasons.map((value) => ({ value, label: t(`access.reasons.${value}`) }))}
          value={reason}
          onChange={({ target }) => setReason(target.value as AccessReason)}
        />
        <TextArea
          label={t('access.note')}
          hint={t('access.note_hint')}
          rows={2}
          maxLength={fileTextLimits.reason}
          error={errorOf('note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <TextField
          label={t('access.case')}
          hint={t('access.case_hint')}
          maxLength={40}
          error={errorOf('case')}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        {problem === undefined || problem.field !== undefined ? null : (
          <Alert tone="danger" announce>
            {problem.message}
          </Alert>
        )}
        <Button
          type="submit"
          className="justify-self-start"
          loading={pending}
          loadingLabel={t('access.opening')}
          disabledReason={online ? undefined : staff('making.offline')}
        >
          {t('access.open')}
        </Button>
      </form>
    </Card>
  )
}

/** The reason that a case suggests: an order is about a payment. */
function reasonFor(number: string): AccessReason {
  if (number === '') return 'support'
  return /^[0-9a-f-]{36}$/.test(number) ? 'payment' : 'report'
}
