import { type FormEvent, useId, useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Dialog, TextArea } from '#ui/components/index.ts'
import type { OwnPhoto } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { descriptionLimits } from '../rules/limits.ts'

interface DescribeDialogProps {
  readonly photo: OwnPhoto | undefined
  /** Whether the site reviews photos, and a new description with them. */
  readonly checked: boolean
  readonly pending: boolean
  readonly problem: string | undefined
  readonly onSave: (description: string) => void
  readonly onClose: () => void
}

/** Edits the text alternative of a photo. */
export function DescribeDialog({
  photo,
  checked,
  pending,
  problem,
  onSave,
  onClose,
}: DescribeDialogProps) {
  const t = usePhrases<typeof en>('photos')
  const form = useId()
  return (
    <Dialog
      open={photo !== undefined}
      onClose={onClose}
      locked={pending}
      title={t('manage.describe_title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('manage.cancel')}
          </Button>
          <Button type="submit" form={form} loading={pending}>
            {t('manage.save')}
          </Button>
        </>
      }
    >
      {photo ? (
        <DescriptionForm
          key={photo.id}
          id={form}
          before={photo.description ?? ''}
          checked={checked}
          problem={problem}
          onSave={onSave}
        />
      ) : null}
    </Dialog>
  )
}

function DescriptionForm({
  id,
  before,
  checked,
  problem,
  onSave,
}: {
  id: string
  before: string
  checked: boolean
  problem: string | undefined
  onSave: (description: string) => void
}) {
  const t = usePhrases<typeof en>('photos')
  const [words, setWords] = useState(before)
  function save(event: FormEvent) {
    event.preventDefault()
    // Only a single line is allowed.
    onSave(words.replace(/\s+/g, ' ').trim())
  }
  return (
    <form id={id} onSubmit={save} noValidate>
      <TextArea
        label={t('manage.describe_label')}
        hint={
          checked
            ? `${t('manage.describe_hint')} ${t('manage.describe_review')}`
            : t('manage.describe_hint')
        }
        error={problem}
        rows={3}
        maxLength={descriptionLimits.letters}
        countText={(used, maxLength) => t('manage.letters', { used, most: maxLength })}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </form>
  )
}
