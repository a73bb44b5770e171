import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useUnsaved } from '#platform/web/unsaved/use-unsaved.ts'
import { Alert, Button, TextField } from '#ui/components/index.ts'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import type { en } from '../locales/en.ts'
import { maxContactAddressLength } from '../rules/contact-address.ts'
import { maxContactLabelLength } from '../rules/parse-contact-lines.ts'
import { calls } from './calls.ts'

/**
 * Adds a contact by an address. The input stays until it is stored; then the next one can be typed
 * immediately.
 */
export function OneContactForm({
  disabledReason,
}: {
  readonly disabledReason: string | undefined
}) {
  const t = usePhrases<typeof en>('blocks')
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('blocks.add_contacts')
  const [address, setAddress] = useState('')
  const [label, setLabel] = useState('')
  useUnsaved('contact', address.trim() !== '' || label.trim() !== '')
  const [refusal, setRefusal] = useState<RefusalAnswer>()
  const [added, setAdded] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function add(event: FormEvent) {
    event.preventDefault()
    if (pending || disabledReason !== undefined) return
    const answer = await ask({ contacts: [{ address, label }] })
    setRefusal(answer.ok ? undefined : answer.refusal)
    setAdded(answer.ok)
    field.current?.focus()
    if (!answer.ok) return
    setAddress('')
    setLabel('')
    void cache.invalidateQueries()
  }

  const errorFor = (name: string) => {
    const path = `contacts.0.${name}`
    return refusal?.field === path
      ? refusal.message
      : refusal?.fields?.find((one) => one.path === path)?.message
  }
  const elsewhere = refusal !== undefined && !errorFor('address') && !errorFor('label')
  return (
    <form onSubmit={(event) => void add(event)} noValidate className="grid gap-3">
      <TextField
        ref={field}
        label={t('contacts.address')}
        hint={t('contacts.address_hint')}
        error={errorFor('address')}
        // Someone else's address: the browser has no suggestion for it.
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={maxContactAddressLength}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value)
          setRefusal(undefined)
          setAdded(false)
        }}
      />
      <TextField
        label={t('contacts.label')}
        optionalLabel={t('contacts.optional')}
        hint={t('contacts.label_hint')}
        error={errorFor('label')}
        autoComplete="off"
        maxLength={maxContactLabelLength}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      {elsewhere ? (
        <Alert tone="danger" announce>
          {refusal.message}
        </Alert>
      ) : null}
      {added ? (
        <Alert tone="success" announce>
          {t('contacts.added', { count: 1 })}
        </Alert>
      ) : null}
      <div>
        <Button
          type="submit"
          variant="pine"
          loading={pending}
          loadingLabel={t('contacts.adding')}
          disabledReason={disabledReason}
        >
          {t('contacts.add')}
        </Button>
      </div>
    </form>
  )
}
