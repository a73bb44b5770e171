import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Skeleton } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { traitNames } from '../../rules/traits.ts'
import { calls } from '../calls.ts'
import { LanguageFields } from './language-fields.tsx'
import { SignUpStep, type StepProps } from './sign-up-step.tsx'
import { TraitFields } from './trait-fields.tsx'
import { useSection } from './use-section.ts'

/** Sign-up step after account creation: a few optional facts. */
export function PersonalInfoStep(props: StepProps) {
  const { data: own } = calls.useCall('profiles.read_own', {})
  return own ? <Form own={own} {...props} /> : <Skeleton className="skeleton-lg h-80 w-full" />
}

// Notes are left for later, in the member's own profile.
const read = ({ traits, languages }: OwnProfile) => ({ traits, languages, notes: {} })

function Form({ own, onDone, onSkip }: StepProps & { readonly own: OwnProfile }) {
  const t = usePhrases<typeof en>('profiles')
  const section = useSection('personal', own, read)
  const { ask, pending } = calls.useAction('profiles.save_details')
  const { draft, change } = section

  async function save() {
    if (await section.settle(ask(draft))) onDone()
  }

  return (
    <SignUpStep
      title={t('steps.personal.title')}
      lead={t('steps.personal.lead')}
      problem={section.problem?.message}
      pending={pending}
      onSubmit={() => void save()}
      onSkip={onSkip}
    >
      <TraitFields
        gender={own.gender}
        values={draft.traits}
        onChange={(traits) => change({ traits })}
        notes={draft.notes}
        noteFields={[]}
        onNote={(notes) => change({ notes })}
        fields={traitNames.filter((trait) => own.visible_fields.includes(trait))}
      />
      <LanguageFields value={draft.languages} onChange={(languages) => change({ languages })} />
    </SignUpStep>
  )
}
