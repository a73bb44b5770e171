import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Checkbox, SelectField, TextField } from '#ui/components/index.ts'
import { FirstAndLastDay } from '#features/members/staff/office/index.ts'
import type { en } from '../locales/en.ts'
import type { CodeSite } from '../contract/office.ts'
import { type NamedMethod, useMethodNames } from './code-facts.ts'
import type { CodeFormState } from './code-form-state.ts'

interface CodeConditionsProps {
  readonly code: CodeFormState
  readonly site: CodeSite | undefined
  readonly methods: readonly NamedMethod[]
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onType: (change: Partial<CodeFormState>) => void
}

/** Conditions of a code: country, payment methods, member and validity. */
export function CodeConditions({ code, site, methods, errors, onType }: CodeConditionsProps) {
  const t = usePhrases<typeof en>('discounts')
  const { country } = useFormat()
  const methodName = useMethodNames(methods)
  const choose = (key: string, chosen: boolean) =>
    onType({ methods: chosen ? [...code.methods, key] : code.methods.filter((one) => one !== key) })
  return (
    <>
      <SelectField
        label={t('office.country')}
        options={[
          { value: '', label: t('office.anywhere_option') },
          ...(site?.countries ?? []).map((value) => ({ value, label: country(value) })),
        ]}
        value={code.country}
        error={errors.country}
        onChange={({ target }) => onType({ country: target.value })}
      />
      <fieldset className="grid gap-2" aria-describedby="methods-hint">
        <legend className="legend">{t('office.methods')}</legend>
        <p id="methods-hint" className="text-ink-2">
          {errors.paymentmethods ?? t('office.methods_hint')}
        </p>
        <div className="office-pair">
          {methods.map(({ key }) => (
            <Checkbox
              key={key}
              label={methodName(key)}
              checked={code.methods.includes(key)}
              onChange={({ target }) => choose(key, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        label={t('office.member')}
        optionalLabel={t('office.optional')}
        hint={t('office.member_hint')}
        error={errors.member}
        autoComplete="off"
        maxLength={100}
        value={code.member}
        onChange={({ target }) => onType({ member: target.value })}
      />
      <FirstAndLastDay
        texts={{
          first: t('office.first_day'),
          last: t('office.last_day'),
          optional: t('office.optional'),
          lastHint: t('office.last_hint'),
        }}
        days={code}
        errors={errors}
        onType={onType}
      />
    </>
  )
}
