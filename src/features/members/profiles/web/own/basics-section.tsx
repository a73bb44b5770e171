import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { DateOfBirthField, Segmented } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { type Gender, genders } from '../../rules/orientation.ts'
import { calls } from '../calls.ts'
import { SectionForm } from './section-form.tsx'
import { useSection } from './use-section.ts'
import { useTraitLabels } from '../use-trait-labels.ts'
import type { DateParts } from '#ui/components/index.ts'

const read = (own: OwnProfile) => ({
  birth: splitDate(own.date_of_birth),
  gender: own.gender,
})

/** Date of birth and gender. */
export function BasicsSection({ own }: { readonly own: OwnProfile }) {
  const t = usePhrases<typeof en>('profiles')
  const traitLabels = useTraitLabels()
  const section = useSection('basics', own, read)
  const { ask, pending } = calls.useAction('profiles.save_basics')
  const { draft, change, errorFor } = section

  function save() {
    const { birth, gender } = draft
    void section.settle(ask({ date_of_birth: joinDate(birth), gender, seeking: own.seeking }))
  }

  return (
    <SectionForm
      id="basics"
      title={t('own.basics.title')}
      section={section}
      pending={pending}
      onSave={save}
    >
      <Segmented
        legend={t('own.basics.gender')}
        options={genders.map((gender) => ({ value: gender, label: traitLabels.gender(gender) }))}
        value={draft.gender}
        onChange={(gender) => change({ gender: gender as Gender })}
      />
      <DateOfBirthField
        legend={t('own.basics.birth')}
        labels={{
          day: t('own.basics.day'),
          month: t('own.basics.month'),
          year: t('own.basics.year'),
        }}
        value={draft.birth}
        hint={t(own.may_change_birth ? 'own.basics.birth_hint' : 'own.basics.birth_fixed')}
        disabled={!own.may_change_birth}
        error={errorFor('date_of_birth')}
        onChange={(birth) => change({ birth })}
      />
    </SectionForm>
  )
}

/** Splits a stored date into its three parts. */
function splitDate(day: string): DateParts {
  const [year = '', month = '', date = ''] = day.split('-')
  return { day: String(Number(date)), month: String(Number(month)), year }
}

/**
 * Joins three typed parts to a date, `1992-03-04`; empty or mistyped parts are left in it for the
 * server to validate.
 */
function joinDate({ day, month, year }: DateParts): string {
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
