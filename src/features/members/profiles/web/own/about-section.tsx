import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { AboutField } from './about-field.tsx'
import { calls } from '../calls.ts'
import { SectionForm } from './section-form.tsx'
import { useSection } from './use-section.ts'

const read = ({ about }: OwnProfile) => ({ about })

/** The section for the member's text about themselves. */
export function AboutSection({ own }: { readonly own: OwnProfile }) {
  const t = usePhrases<typeof en>('profiles')
  const section = useSection('about', own, read)
  const { ask, pending } = calls.useAction('profiles.save_about')
  const { draft, change, errorFor } = section
  return (
    <SectionForm
      id="about"
      title={t('own.about.title')}
      isWholePage
      section={section}
      pending={pending}
      onSave={() => void section.settle(ask({ about: draft.about }))}
    >
      <AboutField
        value={draft.about}
        error={errorFor('about')}
        onChange={(about) => change({ about })}
      />
    </SectionForm>
  )
}
