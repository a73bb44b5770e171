import { type FormEvent, useRef, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, TextArea, useToast } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { Difference } from '../../contract/reconciliation.ts'
import type { en } from '../../locales/reconciliation/en.ts'
import { calls } from './calls.ts'

/** Form to explain, and so close, a difference. Input is kept until it has been saved. */
export function ExplainForm({ difference, onDone }: { readonly difference: Difference; readonly onDone: () => void }) {
  const t = usePhrases<typeof en>('reconciliation')
  const toast = useToast()
  const online = useOnline()
  const { ask, pending } = calls.useAction('reconciliation.explain')
  const [note, setNote] = useState('')
  const [empty, setEmpty] = useState(false)
  const [failed, setFailed] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)

  async function explain(event: FormEvent) {
    event.preventDefault()
    setEmpty(note.trim() === '')
    if (note.trim() === '') return field.current?.focus()
    const answer = await ask({ difference: difference.id, note })
    setFailed(answer.ok ? undefined : answer.refusal.message)
    if (!answer.ok) return
    toast.show({ text: t('match.explained'), tone: 'success' })
    onDone()
  }

  return (
    <form
      noValidate
      className="grid gap-3 border-t border-line pt-4"
      aria-label={t('match.explain')}
      onSubmit={(event) => void explain(event)}
    >
      <TextArea
        ref={field}
        label={t('match.note')}
        hint={t('match.note_hint')}
        error={empty ? t('refusals.note_required') : undefined}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={({ target }) => {
          setNote(target.value)
          setEmpty(false)
        }}
      />
      {failed === undefined ? null : (
        <Alert tone="danger" announce>
          {failed}
        </Alert>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        loading={pending}
        loadingLabel={t('common.loading')}
        disabledReason={online ? undefined : t('common.offline')}
      >
        {t('match.save')}
      </Button>
    </form>
  )
}
