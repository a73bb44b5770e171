import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ChipCheckbox } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { type Gender, genders } from '../../rules/orientation.ts'
import { calls } from '../calls.ts'
import { SectionForm } from './section-form.tsx'
import { useSection } from './use-section.ts'

const read = (own: OwnProfile) => ({ seeking: [...own.seeking].toSorted() })

/** The genders the member would like to meet. */
export function SeekingSection({ own }: { readonly own: OwnProfile }) {
  const t = usePhrases<typeof en>('profiles')
  const section = useSection('seeking', own, read)
  const { ask, pending } = calls.useAction('profiles.save_basics')
  const { draft, change } = section
  const noneSelected = draft.seeking.length === 0

  function save() {
    if (noneSelected) return
    const { date_of_birth, gender } = own
    void section.settle(ask({ date_of_birth, gender, seeking: draft.seeking }))
  }

  function toggle(gender: Gender, on: boolean) {
    const others = draft.seeking.filter((each) => each !== gender)
    change({ seeking: (on ? [...others, gender] : others).toSorted() })
  }

  return (
    <SectionForm
      id="seeking"
      title={t('own.basics.seeking')}
      section={section}
      pending={pending}
      onSave={save}
    >
      <fieldset>
        <legend className="sr-only">{t('own.basics.seeking')}</legend>
        <div className="chips">
          {genders.map((gender) => (
            <ChipCheckbox
              key={gender}
              checked={draft.seeking.includes(gender)}
              aria-invalid={noneSelected || undefined}
              onChange={(event) => toggle(gender, event.target.checked)}
            >
              {t(gender === 'male' ? 'own.basics.men' : 'own.basics.women')}
            </ChipCheckbox>
          ))}
        </div>
        <p className="mt-2 type-meta text-danger-ink" role="status">
          {noneSelected ? t('own.basics.seeking_needed') : null}
        </p>
      </fieldset>
    </SectionForm>
  )
}
