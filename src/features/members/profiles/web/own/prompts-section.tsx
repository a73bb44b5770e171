import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { maxPrompts } from '../../rules/prompts.ts'
import { calls } from '../calls.ts'
import { getAnsweredPrompts, toPromptDrafts, PromptFields } from './prompt-fields.tsx'
import { SectionForm } from './section-form.tsx'
import { useSection } from './use-section.ts'

const read = (own: OwnProfile) => ({ prompts: toPromptDrafts(own.prompts, maxPrompts) })

/** Up to three answered questions. */
export function PromptsSection({ own }: { readonly own: OwnProfile }) {
  const t = usePhrases<typeof en>('profiles')
  const section = useSection('prompts', own, read)
  const { ask, pending } = calls.useAction('profiles.save_prompts')
  const { draft, change, errorFor } = section
  return (
    <SectionForm
      id="prompts"
      title={t('own.prompts.title')}
      isWholePage
      lead={t('own.prompts.lead', { most: maxPrompts })}
      section={section}
      pending={pending}
      onSave={() => void section.settle(ask({ prompts: getAnsweredPrompts(draft.prompts) }))}
    >
      <PromptFields
        value={draft.prompts}
        error={errorFor('prompts')}
        onChange={(prompts) => change({ prompts })}
      />
    </SectionForm>
  )
}
