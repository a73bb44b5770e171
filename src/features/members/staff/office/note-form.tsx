import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Answer } from '#platform/web/api/answer.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Button, TextArea } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

interface NoteFormProps {
  /** Names the form for screen readers. */
  readonly label: string
  readonly note: Pick<ComponentProps<typeof TextArea>, 'label' | 'hint' | 'rows' | 'maxLength'> & {
    /** The error if nothing was entered. */
    readonly missing: string
  }
  readonly button: Pick<
    ComponentProps<typeof Button>,
    'variant' | 'children' | 'loadingLabel' | 'aria-disabled' | 'aria-describedby'
  >
  readonly send: (note: string) => Promise<Answer<unknown>>
  readonly onSent: () => void
  /** Fields above the note. */
  readonly children?: ReactNode
}

/**
 * A decision on an entry of a list, with a mandatory note. The input is kept until it is stored.
 */
export function NoteForm({ label, note, button, send, onSent, children }: NoteFormProps) {
  const { missing, ...area } = note
  const t = usePhrases<typeof en>('staff')
  const online = useOnline()
  const [text, setText] = useState('')
  const [empty, setEmpty] = useState(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setEmpty(text.trim() === '')
    if (text.trim() === '') return field.current?.focus()
    setPending(true)
    const answer = await send(text)
    setPending(false)
    setProblem(answer.ok ? undefined : answer.refusal.message)
    if (!answer.ok) return
    setText('')
    onSent()
  }

  return (
    <form
      noValidate
      className="divider-above grid gap-3 pt-4"
      aria-label={label}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <TextArea
        ref={field}
        {...area}
        error={empty ? missing : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setEmpty(false)
        }}
      />
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      <Button
        type="submit"
        className="justify-self-start"
        loading={pending}
        disabledReason={online ? undefined : t('making.offline')}
        {...button}
      />
    </form>
  )
}
