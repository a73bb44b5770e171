import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useUnsaved } from '#platform/web/unsaved/use-unsaved.ts'
import { Alert, Button, TextArea } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { parseContactLines } from '../rules/parse-contact-lines.ts'
import { calls } from './calls.ts'

interface SeveralContactsFormProps {
  /** How many more people the list can hold. */
  readonly left: number
  readonly disabledReason: string | undefined
}

/**
 * Adds many contacts at once, pasted from an address book. What was found is shown before anything
 * is sent; the text itself stays in the browser.
 */
export function SeveralContactsForm({ left, disabledReason }: SeveralContactsFormProps) {
  const t = usePhrases<typeof en>('blocks')
  const cache = useQueryClient()
  const { ask, pending } = calls.useAction('blocks.add_contacts')
  const [text, setText] = useState('')
  useUnsaved('contacts', text.trim() !== '')
  const [problem, setProblem] = useState<string>()
  const [added, setAdded] = useState<number>()
  const { contacts, unread } = useMemo(() => parseContactLines(text), [text])
  const reason =
    disabledReason ?? (contacts.length > left ? t('contacts.too_many', { left }) : undefined)

  async function add(event: FormEvent) {
    event.preventDefault()
    if (pending || reason !== undefined) return
    if (contacts.length === 0) return setProblem(t('contacts.none_found'))
    const answer = await ask({ contacts: [...contacts] })
    if (!answer.ok) return setProblem(problemText(answer.refusal))
    setAdded(contacts.length)
    setText('')
    void cache.invalidateQueries()
  }

  /** The field of an error is a position in the list; its address shows which one is meant. */
  function problemText({ field, message }: { field?: string | undefined; message: string }) {
    const index = /^contacts\.(\d+)\./.exec(field ?? '')?.[1]
    const address = index === undefined ? undefined : contacts[Number(index)]?.address
    return address === undefined ? message : `${address}: ${message}`
  }

  return (
    <form onSubmit={(event) => void add(event)} noValidate className="grid gap-3">
      <TextArea
        label={t('contacts.paste')}
        hint={t('contacts.paste_hint')}
        error={problem}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        rows={6}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
          setAdded(undefined)
        }}
      />
      {text.trim() === '' ? null : (
        <p role="status" className="text-muted">
          {t('contacts.found', { count: contacts.length })}
          {unread > 0 ? ` ${t('contacts.unread', { count: unread })}` : null}
        </p>
      )}
      {added === undefined ? null : (
        <Alert tone="success" announce>
          {t('contacts.added', { count: added })}
        </Alert>
      )}
      <div>
        <Button
          type="submit"
          variant="pine"
          loading={pending}
          loadingLabel={t('contacts.adding')}
          disabledReason={reason}
        >
          {t('contacts.add')}
        </Button>
      </div>
    </form>
  )
}
