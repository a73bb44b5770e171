import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ChoiceField } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import type { TraitRow } from '../../rules/define-trait.ts'
import type { Gender } from '../../rules/orientation.ts'
import { listAnswer, toggleChoice } from '../../rules/trait-answers.ts'
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

/** A control per trait: a list with "rather not say", or chips where several choices are possible. */
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
      {fields.map((trait) => {
        const row: TraitRow<TraitValue> = traits[trait]
        const chosen = listAnswer<TraitValue>(values[trait])
        return (
          <div key={trait} className="grid gap-2">
            <ChoiceField
              label={labels.trait(trait)}
              several={row.several}
              options={row.choices.map((value) => ({
                value,
                label: labels.value(trait, value, gender),
              }))}
              chosen={chosen}
              noneLabel={t('own.unset')}
              onPick={(picked) =>
                onChange({
                  ...values,
                  [trait]:
                    row.several && picked !== null ? toggleChoice(row, chosen, picked) : picked,
                })
              }
            />
            {noteFields.includes(trait) ? (
              <NoteFields fields={[trait]} notes={notes} onNote={onNote} />
            ) : null}
          </div>
        )
      })}
    </div>
  )
}
