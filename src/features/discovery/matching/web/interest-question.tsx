import { useId } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ChipCheckbox } from '#ui/components/index.ts'
import type { en as profilesEn } from '#features/members/profiles/locales/en.ts'
import type { Interest } from '#features/site/sites/index.ts'
import type { en } from '../locales/en.ts'
import { maxInterests } from '../rules/finder.ts'
import type { QuestionProps } from './question-props.ts'

/** Up to three interests to share. Once three are chosen, the others are disabled, with a note. */
export function InterestQuestion({ answers: { interests }, offers, onChange }: QuestionProps) {
  const t = usePhrases<typeof en>('matching')
  const profilePhrases = usePhrases<typeof profilesEn>('profiles')
  const id = useId()
  const full = interests.length >= maxInterests
  const turn = (interest: Interest, on: boolean) =>
    onChange({
      interests: on ? [...interests, interest] : interests.filter((each) => each !== interest),
    })
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="type-h3">{t('finder.interests.legend')}</legend>
      <p id={`${id}-hint`} className="mt-1 text-muted">
        {t('finder.interests.hint', { most: maxInterests })}{' '}
        <span role="status">
          {full
            ? t('finder.interests.full', { most: maxInterests })
            : t('finder.interests.chosen', { count: interests.length, most: maxInterests })}
        </span>
      </p>
      {offers.interests.map(({ group, interests: offered }) => (
        <div
          key={group}
          className="mt-4"
          role="group"
          aria-label={profilePhrases(`groups.${group}`)}
        >
          <p className="legend" aria-hidden="true">
            {profilePhrases(`groups.${group}`)}
          </p>
          <div className="chips">
            {offered.map((interest) => (
              <ChipCheckbox
                key={interest}
                checked={interests.includes(interest)}
                disabled={full && !interests.includes(interest)}
                onChange={(event) => turn(interest, event.target.checked)}
              >
                {profilePhrases(`interests.${interest}`)}
              </ChipCheckbox>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
