import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, TextArea, useToast } from '#ui/components/index.ts'
import type { Sheet } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'

interface SheetFormProps {
  readonly profile: string
  readonly sheet: Sheet
  readonly onClose: () => void
  readonly onSaved: () => void
}

const parts = ['facts', 'tone', 'said'] as const

/**
 * Edits the character sheet. After a concurrent edit by a colleague, a second save deliberately
 * overwrites it.
 */
export function SheetForm({ profile, sheet, onClose, onSaved }: SheetFormProps) {
  const t = usePhrases<typeof en>('persona_desk')
  const toast = useToast()
  const { ask, pending } = calls.useAction('persona_desk.write_sheet')
  const [words, setWords] = useState(() => ({
    facts: sheet.facts,
    tone: sheet.tone,
    said: sheet.said,
  }))
  const [begun] = useState(sheet.version)
  const [error, setError] = useState<string>()

  async function save() {
    // After a refusal the colleague's text is shown next to the lead's own, and the next save uses
    // its version.
    const version = error === undefined ? begun : sheet.version
    const answer = await ask({ profile, ...words, version })
    onSaved()
    if (!answer.ok) {
      setError(answer.refusal.message)
      return
    }
    toast.show({ text: t('side.saved'), tone: 'success' })
    onClose()
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {parts.map((part) => (
        <div key={part}>
          <TextArea
            label={t(`side.${part}`)}
            rows={3}
            maxLength={2000}
            value={words[part]}
            onChange={(event) => setWords({ ...words, [part]: event.target.value })}
          />
          {sheet.version !== begun && sheet[part] !== words[part] ? (
            <p className="desk-theirs">{sheet[part] || t('side.none')}</p>
          ) : null}
        </div>
      ))}
      {error === undefined ? null : (
        <Alert tone="danger" announce>
          {error}
        </Alert>
      )}
      <div className="desk-row">
        <Button variant="line" onClick={onClose}>
          {t('handover.cancel')}
        </Button>
        <Button type="submit" loading={pending} loadingLabel={t('side.saving')}>
          {t('side.save')}
        </Button>
      </div>
    </form>
  )
}
