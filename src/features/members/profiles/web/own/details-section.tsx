import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { type Trait, traitNames } from '../../rules/traits.ts'
import { calls } from '../calls.ts'
import { LanguageFields } from './language-fields.tsx'
import { NoteFields } from './note-fields.tsx'
import { listTraits } from './parts.ts'
import { SectionForm } from './section-form.tsx'
import { TraitFields } from './trait-fields.tsx'
import { useSection } from './use-section.ts'

// The note on the interests belongs to the interests section.
const read = ({ traits, languages, notes, noted }: OwnProfile) => ({
  traits,
  languages,
  notes: Object.fromEntries(
    noted.filter((field) => field !== 'interests').map((field) => [field, notes[field] ?? '']),
  ) as OwnProfile['notes'],
})

interface DetailsSectionProps {
  readonly own: OwnProfile
  /** The facts with the languages, or only what the member is looking for. */
  readonly part: 'facts' | 'seeking'
}

/** The traits of a part of the profile, languages, and notes for some of them. */
export function DetailsSection({ own, part }: DetailsSectionProps) {
  const t = usePhrases<typeof en>('profiles')
  const id = part === 'facts' ? 'facts' : 'reason'
  const section = useSection(id, own, read)
  const { ask, pending } = calls.useAction('profiles.save_details')
  const { draft, change } = section
  return (
    <SectionForm
      id={id}
      title={t(part === 'facts' ? 'own.details.title' : 'own.items.reason')}
      isWholePage={part === 'facts'}
      section={section}
      pending={pending}
      onSave={() => void section.settle(ask(draft))}
    >
      <TraitFields
        gender={own.gender}
        values={draft.traits}
        onChange={(traits) => change({ traits })}
        notes={draft.notes}
        noteFields={own.noted}
        onNote={(notes) => change({ notes })}
        fields={listTraits(own, part)}
      />
      {part === 'facts' ? (
        <>
          <NoteFields
            fields={own.noted.filter(
              (field) => field !== 'interests' && !traitNames.includes(field as Trait),
            )}
            notes={draft.notes}
            onNote={(notes) => change({ notes })}
          />
          <LanguageFields value={draft.languages} onChange={(languages) => change({ languages })} />
        </>
      ) : null}
    </SectionForm>
  )
}
