import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Checkbox, RangeSlider } from '#ui/components/index.ts'
import { oldestAge, youngestAge } from '#features/discovery/search/index.ts'
import type { en } from '../locales/en.ts'
import type { QuestionProps } from './question-props.ts'

/** Firm requirements: ages, a photo, no partner. */
export function LimitsQuestion({ answers, offers, onChange }: QuestionProps) {
  const t = usePhrases<typeof en>('matching')
  return (
    <fieldset>
      <legend className="type-h3">{t('finder.limits.legend')}</legend>
      <RangeSlider
        className="mt-4"
        legend={t('finder.limits.age')}
        labels={[t('finder.limits.youngest'), t('finder.limits.oldest')]}
        min={youngestAge}
        max={oldestAge}
        value={[answers.min_age, answers.max_age]}
        valueText={([from, to]) =>
          to === oldestAge
            ? t('finder.limits.ages_open', { from })
            : t('finder.limits.ages', { from, to })
        }
        onChange={([min_age, max_age]) => onChange({ min_age, max_age })}
      />
      <div className="mt-5 grid gap-3">
        <Checkbox
          label={t('finder.limits.with_photo')}
          checked={answers.with_photo}
          onChange={(event) => onChange({ with_photo: event.target.checked })}
        />
        {offers.unattached ? (
          <Checkbox
            label={t('finder.limits.unattached')}
            checked={answers.unattached}
            onChange={(event) => onChange({ unattached: event.target.checked })}
          />
        ) : null}
      </div>
    </fieldset>
  )
}
