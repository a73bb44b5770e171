import '#platform/web/styles/choices.css'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { Gives } from '#kernel/call.ts'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { fieldErrors } from '#platform/web/api/field-errors.ts'
import { newId } from '#platform/web/new-id.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, Segmented, SelectField, TextArea, useToast } from '#platform/web/ui/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { contract } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { type ClosureKind, closureKinds } from '../rules/judge-closing.ts'
import { calls } from './calls.ts'
import { useClosedName } from './use-closed-name.ts'

interface ClosureFormProps {
  readonly there: Gives<(typeof contract)['closures.list']>
  readonly onDone: () => void
}

/** Closes something: what, where and why. It says what that means before it is done. */
export function ClosureForm({ there: { sites, gateways, methods }, onDone }: ClosureFormProps) {
  const t = usePhrases<typeof en>('closures')
  const { methodName } = useClosedName(methods)
  const toast = useToast()
  const cache = useQueryClient()
  const online = useOnline()
  const { ask, pending } = calls.useAction('closures.close')
  const id = useRef(newId())
  const [kind, setKind] = useState<ClosureKind>('method')
  const [site, setSite] = useState('')
  const [named, setNamed] = useState('')
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<RefusalAnswer | null>(null)
  const [empty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { of, whole } = fieldErrors(refusal)
  const names =
    kind === 'gateway'
      ? gateways.map((value) => ({ value, label: value }))
      : methods.map((method) => ({ value: method.key, label: methodName(method) }))
  const name = names.some(({ value }) => value === named) ? named : (names[0]?.value ?? '')

  async function close(event: FormEvent) {
    event.preventDefault()
    if (pending) return
    setEmpty(reason.trim() === '')
    if (reason.trim() === '') return field.current?.focus()
    const wish = { site: site === '' ? null : Number(site), kind, name: kind === 'all' ? null : name, reason }
    const answer = await ask({ id: id.current, ...wish })
    setRefusal(answer.ok ? null : answer.refusal)
    if (!answer.ok) return
    void cache.invalidateQueries({ queryKey: ['closures.list'] })
    toast.show({ text: t('office.done_closed'), tone: 'success' })
    onDone()
  }

  return (
    <form
      noValidate
      className="mt-6 grid max-w-text gap-5"
      aria-label={t('office.close')}
      onSubmit={(event) => void close(event)}
    >
      <Segmented
        legend={t('office.what')}
        options={closureKinds.map((value) => ({ value, label: t(`office.kinds.${value}`) }))}
        value={kind}
        onChange={(value) => setKind(value as ClosureKind)}
      />
      {kind === 'all' ? null : (
        <SelectField
          label={t(`office.kinds.${kind}`)}
          options={names}
          value={name}
          error={of.name}
          onChange={({ target }) => setNamed(target.value)}
        />
      )}
      <SelectField
        label={t('office.site')}
        options={[
          { value: '', label: t('office.everywhere') },
          ...sites.map((one) => ({ value: String(one.id), label: one.name })),
        ]}
        value={site}
        error={of.site}
        onChange={({ target }) => setSite(target.value)}
      />
      <TextArea
        ref={field}
        label={t('office.reason')}
        hint={t('office.reason_hint')}
        error={empty ? t('refusals.reason_wanted') : of.reason}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value)
          setEmpty(false)
        }}
      />
      <p className="text-ink-2">{t('office.meaning')}</p>
      {whole === null ? null : (
        <Alert tone="danger" announce>
          {whole}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          loading={pending}
          loadingLabel={t('office.loading')}
          disabledReason={online ? undefined : t('office.offline')}
        >
          {t('office.close_now')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('office.back')}
        </Button>
      </div>
    </form>
  )
}
