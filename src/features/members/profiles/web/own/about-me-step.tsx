import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Skeleton } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { AboutField } from './about-field.tsx'
import { calls } from '../calls.ts'
import { getAnsweredPrompts, toPromptDrafts, PromptFields } from './prompt-fields.tsx'
import { SignUpStep, type StepProps } from './sign-up-step.tsx'
import { useSection } from './use-section.ts'

/** Sign-up step: the member's text about themselves and one question. */
export function AboutMeStep(props: StepProps) {
  const { data: own } = calls.useCall('profiles.read_own', {})
  return own ? <Form own={own} {...props} /> : <Skeleton className="skeleton-lg h-80 w-full" />
}

const readAbout = ({ about }: OwnProfile) => ({ about })
const readPrompts = (own: OwnProfile) => ({ prompts: toPromptDrafts(own.prompts, 1) })

function Form({ own, onDone, onSkip }: StepProps & { readonly own: OwnProfile }) {
  const t = usePhrases<typeof en>('profiles')
  const about = useSection('step-about', own, readAbout)
  const prompts = useSection('step-prompts', own, readPrompts)
  const saveAbout = calls.useAction('profiles.save_about')
  const savePrompts = calls.useAction('profiles.save_prompts')

  // Texts that the site does not show are not requested.
  const showsAbout = own.visible_fields.includes('about')

  async function save() {
    const answered = getAnsweredPrompts(prompts.draft.prompts)
    if (showsAbout && !(await about.settle(saveAbout.ask({ about: about.draft.about })))) return
    if (answered.length > 0 && !(await prompts.settle(savePrompts.ask({ prompts: answered }))))
      return
    onDone()
  }

  return (
    <SignUpStep
      title={t('steps.about.title')}
      lead={t('steps.about.lead')}
      problem={about.problem?.message ?? prompts.problem?.message}
      pending={saveAbout.pending || savePrompts.pending}
      onSubmit={() => void save()}
      onSkip={onSkip}
    >
      {showsAbout ? (
        <AboutField
          value={about.draft.about}
          error={about.errorFor('about')}
          onChange={(text) => about.change({ about: text })}
        />
      ) : null}
      <PromptFields
        value={prompts.draft.prompts}
        error={prompts.errorFor('prompts')}
        onChange={(drafts) => prompts.change({ prompts: drafts })}
      />
    </SignUpStep>
  )
}
