import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { TextField } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import type { en as traitsEn } from '../../locales/traits/en.ts'
import { maxNoteLength, type NoteField } from '../../rules/visible-fields.ts'

interface NoteFieldsProps {
  readonly fields: readonly NoteField[]
  readonly notes: OwnProfile['notes']
  readonly onNote: (notes: OwnProfile['notes']) => void
}

/** A note in the member's own words for each of these fields. */
export function NoteFields({ fields, notes, onNote }: NoteFieldsProps) {
  const t = usePhrases<typeof en>('profiles')
  const traitPhrases = usePhrases<typeof traitsEn>('traits')
  return fields.map((field) => (
    <TextField
      key={field}
      label={t('own.details.note', { field: traitPhrases(`names.${field}`) })}
      optionalLabel={t('own.optional')}
      maxLength={maxNoteLength}
      value={notes[field] ?? ''}
      onChange={(event) => onNote({ ...notes, [field]: event.target.value })}
    />
  ))
}
