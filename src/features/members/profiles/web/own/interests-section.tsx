import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { Checkbox } from '#ui/components/index.ts'
import type { OwnProfile } from '../../contract/profiles.ts'
import type { en } from '../../locales/en.ts'
import { isIntimate } from '../../rules/interests.ts'
import { calls } from '../calls.ts'
import { InterestFields } from './interest-fields.tsx'
import { interestsQuery } from '../interests-query.ts'
import { IntimateSwitch } from './intimate-switch.tsx'
import { NoteFields } from './note-fields.tsx'
import { SectionForm } from './section-form.tsx'
import { useSection } from './use-section.ts'

const read = (own: OwnProfile) => ({
  interests: [...own.interests, ...own.intimate_interests].toSorted(),
  consent: false,
  note: own.notes.interests ?? '',
})

/**
 * Interests by group. The intimate ones are collapsed, require consent, and are shown only to
 * members who want to see them (H14).
 */
export function InterestsSection({ own }: { readonly own: OwnProfile }) {
  const t = usePhrases<typeof en>('profiles')
  const site = useSite()
  const section = useSection('interests', own, read)
  const { ask, pending } = calls.useAction('profiles.save_interests')
  const { data } = useQuery(interestsQuery(useApi()))
  const { draft, change, errorFor } = section
  const groups = data?.groups ?? []
  const intimate = groups.find(({ group }) => group === 'intimate')
  const chosen = draft.interests
  const needsConsent = chosen.some(
    (interest) => isIntimate(interest) && !own.intimate_interests.includes(interest),
  )
  const hasNote = own.noted.includes('interests')
  const choose = (interests: typeof chosen) => change({ interests: interests.toSorted() })

  return (
    <SectionForm
      id="interests"
      title={t('own.interests.title')}
      isWholePage
      lead={t('own.interests.lead')}
      section={section}
      pending={pending}
      onSave={() =>
        void section.settle(
          ask({
            interests: draft.interests,
            intimate_consent: draft.consent,
            ...(hasNote && { note: draft.note }),
          }),
        )
      }
    >
      {groups
        .filter(({ group }) => group !== 'intimate')
        .map((group) => (
          <InterestFields key={group.group} group={group} chosen={chosen} onChange={choose} />
        ))}
      {hasNote ? (
        <NoteFields
          fields={['interests']}
          notes={{ interests: draft.note }}
          onNote={({ interests: note = '' }) => change({ note })}
        />
      ) : null}
      {intimate ? (
        <details open={own.intimate_interests.length > 0} className="well well-lg p-4">
          <summary className="min-h-11 py-2 font-semibold">{t('own.interests.open')}</summary>
          <div className="grid gap-4 pt-2">
            <p className="text-muted">{t('own.interests.intimate_lead')}</p>
            <InterestFields group={intimate} chosen={chosen} onChange={choose} />
            {needsConsent ? (
              <Checkbox
                label={t('own.interests.consent', { site: site.name })}
                checked={draft.consent}
                error={errorFor('intimate_consent')}
                onChange={(event) => change({ consent: event.target.checked })}
              />
            ) : null}
            <IntimateSwitch own={own} />
          </div>
        </details>
      ) : null}
    </SectionForm>
  )
}
