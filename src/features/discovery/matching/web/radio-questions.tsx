import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { ChipRadio } from '#ui/components/index.ts'
import type { en as traitsEn } from '#features/members/profiles/locales/traits/en.ts'
import { traits } from '#features/members/profiles/index.ts'
import { distances } from '#features/discovery/search/index.ts'
import type { en } from '../locales/en.ts'
import { paceDays } from '../rules/active-since.ts'
import { paces } from '../rules/finder.ts'
import type { QuestionProps } from './question-props.ts'

/** The reason for joining that the other should share. */
export function ReasonQuestion({ answers: { reason }, onChange }: QuestionProps) {
  const t = usePhrases<typeof en>('matching')
  const traitPhrases = usePhrases<typeof traitsEn>('traits')
  return (
    <Choices
      legend={t('finder.reason.legend')}
      hint={t('finder.reason.hint')}
      value={reason}
      options={[
        { value: null, label: t('finder.reason.any') },
        ...traits.signup_reason.choices.map((value) => ({
          value,
          label: traitPhrases(`values.signup_reason.${value}`),
        })),
      ]}
      onChange={(value) => onChange({ reason: value })}
    />
  )
}

/** The maximum distance; without a city, a hint how to add one. */
export function DistanceQuestion({
  answers: { distance_km },
  offers: { city },
  onChange,
}: QuestionProps) {
  const t = usePhrases<typeof en>('matching')
  return (
    <Choices
      legend={t('finder.distance.legend')}
      hint={
        city === null ? (
          <>
            {t('finder.distance.no_city')}{' '}
            <Link to="/profile/place">{t('finder.distance.add')}</Link>
          </>
        ) : (
          t('finder.distance.hint', { city })
        )
      }
      value={city === null ? null : distance_km}
      options={[
        ...(city === null ? [] : distances).map((km) => ({
          value: km,
          label: t('finder.distance.within', { km }),
        })),
        { value: null, label: t('finder.distance.any') },
      ]}
      onChange={(value) => onChange({ distance_km: value })}
    />
  )
}

/** How recently someone must have been active. */
export function PaceQuestion({ answers: { pace }, onChange }: QuestionProps) {
  const t = usePhrases<typeof en>('matching')
  return (
    <Choices
      legend={t('finder.pace.legend')}
      value={pace}
      options={paces.map((value) => ({
        value,
        label: t(`finder.pace.${value}`, { days: paceDays.quick, weeks: paceDays.steady / 7 }),
      }))}
      onChange={(value) => onChange({ pace: value })}
    />
  )
}

interface ChoicesProps<Value> {
  readonly legend: string
  readonly hint?: ReactNode
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

function Choices<Value extends string | number | null>({
  legend,
  hint,
  value,
  options,
  onChange,
}: ChoicesProps<Value>) {
  const id = useId()
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className="type-h3">{legend}</legend>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mt-1 text-muted">
          {hint}
        </p>
      )}
      <div className="chips mt-4">
        {options.map((option) => (
          <ChipRadio
            key={String(option.value)}
            name={id}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            {option.label}
          </ChipRadio>
        ))}
      </div>
    </fieldset>
  )
}
