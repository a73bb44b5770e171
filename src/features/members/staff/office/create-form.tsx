import { type ReactNode, useEffect, useRef } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, ArrowLeftIcon, Button, TextField, focusFirstInvalid } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { en } from '../locales/en.ts'

interface MakingFormProps {
  /** The button shows the title unless `send` is given. */
  readonly texts: Readonly<Record<'title' | 'sending', string>> & { readonly send?: string }
  readonly pending: boolean
  /** Changes with each error response. */
  readonly failure: unknown
  /** The error that concerns the whole form. */
  readonly problem: string | null
  readonly onSend: () => void
  readonly onClear: () => void
  readonly onBack: () => void
  readonly children: ReactNode
}

/**
 * An office form that creates another entry of a list. The input stays until the entry is created.
 */
export function CreateForm({
  texts,
  pending,
  failure,
  problem,
  onSend,
  onClear,
  onBack,
  children,
}: MakingFormProps) {
  const t = usePhrases<typeof en>('staff')
  const online = useOnline()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusFirstInvalid(form.current), [failure])
  return (
    <div className="office-page">
      <Button className="-ml-4" variant="ghost" size="sm" icon={<ArrowLeftIcon />} onClick={onBack}>
        {t('making.back')}
      </Button>
      <h1 className="type-h2 mt-2">{texts.title}</h1>
      <form
        ref={form}
        noValidate
        className="mt-6 grid max-w-text gap-5"
        aria-label={texts.title}
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
        }}
      >
        {children}
        {problem === null ? null : (
          <Alert tone="danger" announce>
            {problem}
          </Alert>
        )}
        <div className="office-tags">
          <Button
            type="submit"
            loading={pending}
            loadingLabel={texts.sending}
            disabledReason={online ? undefined : t('making.offline')}
          >
            {texts.send ?? texts.title}
          </Button>
          <Button variant="ghost" onClick={onClear}>
            {t('making.clear')}
          </Button>
        </div>
        <p className="text-ink-2">{t('making.kept')}</p>
      </form>
    </div>
  )
}

interface FirstAndLastDayProps {
  readonly texts: Readonly<Record<'first' | 'last' | 'optional' | 'lastHint', string>>
  readonly days: { readonly from: string; readonly until: string }
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onType: (change: { readonly from: string } | { readonly until: string }) => void
}

/** The first and last days on which something is valid. */
export function FirstAndLastDay({
  texts,
  days: { from, until },
  errors,
  onType,
}: FirstAndLastDayProps) {
  return (
    <div className="office-pair">
      <TextField
        label={texts.first}
        type="date"
        error={errors.from}
        value={from}
        onChange={({ target }) => onType({ from: target.value })}
      />
      <TextField
        label={texts.last}
        optionalLabel={texts.optional}
        hint={texts.lastHint}
        type="date"
        error={errors.until}
        min={from}
        value={until}
        onChange={({ target }) => onType({ until: target.value })}
      />
    </div>
  )
}
