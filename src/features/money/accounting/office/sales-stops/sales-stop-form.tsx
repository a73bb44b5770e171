import '#ui/styles/components/checks.css'
import '#ui/styles/components/segments.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '#kernel/endpoint.ts'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { splitFieldErrors } from '#platform/web/api/split-field-errors.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Segmented, SelectField, TextArea, useToast } from '#ui/components/index.ts'
import { CreateForm } from '#features/members/staff/office/index.ts'
import type { contract } from '../../contract/sales-stops.ts'
import type { en } from '../../locales/sales-stops/en.ts'
import { type SalesStopKind, salesStopKinds } from '../../rules/sales-stops/validate-sales-stop.ts'
import { calls } from './calls.ts'
import { emptySalesStopForm, type SalesStopFormState } from './sales-stop-form-state.ts'
import { useStoppedName } from './use-stopped-name.ts'

interface ClosureFormProps {
  readonly closure: SalesStopFormState
  readonly there: Output<(typeof contract)['sales_stops.list']>
  readonly onType: (closure: SalesStopFormState) => void
  readonly onBack: () => void
  readonly onClosed: () => void
}

/** Form to stop sales: what, where and why. Explains the effect before it is submitted. */
export function SalesStopForm({ closure, there, onType, onBack, onClosed }: ClosureFormProps) {
  const t = usePhrases<typeof en>('sales_stops')
  const { sites, gateways, methods } = there
  const { methodName } = useStoppedName(methods)
  const toast = useToast()
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('sales_stops.create')
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const { of: errors, whole } = splitFieldErrors(refusal)
  const { id, kind, site, reason } = closure
  const type = (change: Partial<SalesStopFormState>) => onType({ ...closure, ...change })
  const names =
    kind === 'gateway'
      ? gateways.map((value) => ({ value, label: value }))
      : methods.map((method) => ({ value: method.key, label: methodName(method) }))
  const name = names.some(({ value }) => value === closure.name)
    ? closure.name
    : (names[0]?.value ?? '')

  async function close() {
    if (pending) return
    const input = {
      site: site === '' ? null : Number(site),
      kind,
      name: kind === 'all' ? null : name,
      reason,
    }
    const answer = await ask({ id, ...input })
    setRefusal(answer.ok ? null : answer.refusal)
    if (!answer.ok) return
    void cache.invalidateQueries({ queryKey: ['sales_stops.list'] })
    toast.show({ text: t('office.done_closed'), tone: 'success' })
    onClosed()
  }

  return (
    <CreateForm
      texts={{
        title: t('office.close'),
        send: t('office.close_now'),
        sending: t('office.closing'),
      }}
      pending={pending}
      failure={refusal}
      problem={whole}
      onSend={() => void close()}
      onClear={() => onType(emptySalesStopForm())}
      onBack={onBack}
    >
      <Segmented
        legend={t('office.what')}
        options={salesStopKinds.map((value) => ({ value, label: t(`office.kinds.${value}`) }))}
        value={kind}
        onChange={(value) => type({ kind: value as SalesStopKind })}
      />
      {kind === 'all' ? null : (
        <SelectField
          label={t(`office.kinds.${kind}`)}
          options={names}
          value={name}
          error={errors.name}
          onChange={({ target }) => type({ name: target.value })}
        />
      )}
      <SelectField
        label={t('office.site')}
        options={[
          { value: '', label: t('office.everywhere') },
          ...sites.map((one) => ({ value: String(one.id), label: one.name })),
        ]}
        value={site}
        error={errors.site}
        onChange={({ target }) => type({ site: target.value })}
      />
      <TextArea
        label={t('office.reason')}
        hint={t('office.reason_hint')}
        error={errors.reason}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => type({ reason: target.value })}
      />
      <p className="text-ink-2">{t('office.meaning')}</p>
    </CreateForm>
  )
}
