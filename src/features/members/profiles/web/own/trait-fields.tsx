import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { SelectField } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import type { Gender } from '../../rules/orientation.ts'
import { type Trait, traits, type TraitValue } from '../../rules/traits.ts'
import { NoteFields } from './note-fields.tsx'
import { useTraitLabels } from '../use-trait-labels.ts'

interface TraitFieldsProps {
  readonly gender: Gender
  readonly values: OwnProfile['traits']
  readonly onChange: (values: OwnProfile['traits']) => void
  readonly notes: OwnProfile['notes']
  /** Fields that allow a note on this site. */
  readonly noteFields: OwnProfile['noted']
  readonly onNote: (notes: OwnProfile['notes']) => void
  /** The traits to offer. */
  readonly fields: readonly Trait[]
}

/** One list per trait, each with "rather not say". */
export function TraitFields({
  gender,
  values,
  onChange,
  notes,
  noteFields,
  onNote,
  fields,
}: TraitFieldsProps) {
  const t = usePhrases<typeof en>('profiles')
  const labels = useTraitLabels()
  return (
    <div className="grid gap-4 cols-2-from-sm">
      {fields.map((trait) => (
        <div key={trait} className="grid gap-2">
          <SelectField
            label={labels.trait(trait)}
            value={values[trait] ?? ''}
            options={[{ value: '', label: t('own.unset') }, ...getOptions(trait)]}
            onChange={(event) =>
              onChange({
                ...values,
                [trait]: event.target.value === '' ? null : event.target.value,
              })
            }
          />
          {noteFields.includes(trait) ? (
            <NoteFields fields={[trait]} notes={notes} onNote={onNote} />
          ) : null}
        </div>
      ))}
    </div>
  )

  function getOptions(trait: Trait) {
    return traits[trait].map((value) => ({
      value,
      label: labels.value(trait, value as TraitValue<typeof trait>, gender),
    }))
  }
}
