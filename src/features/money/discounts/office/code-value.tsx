import { toDays } from '#kernel/duration.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Segmented, SelectField, TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { codePercentages } from '../rules/code-draft.ts'
import { cooldownMs } from '../rules/time-bonus.ts'
import type { CodeFormState } from './code-form-state.ts'

interface CodeWorthProps {
  readonly code: CodeFormState
  readonly currencies: readonly string[]
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onType: (change: Partial<CodeFormState>) => void
}

/** Discount of a code: a percentage or an amount, and the minimum order. */
export function CodeValue({ code, currencies, errors, onType }: CodeWorthProps) {
  const t = usePhrases<typeof en>('discounts')
  return (
    <>
      <Segmented
        legend={t('office.worth')}
        options={(['share', 'sum'] as const).map((value) => ({
          value,
          label: t(`office.${value}`),
        }))}
        value={code.worth}
        onChange={(worth) => onType({ worth: worth as CodeFormState['worth'] })}
      />
      <div className="office-pair">
        {code.worth === 'share' ? (
          <TextField
            label={t('office.percentage')}
            hint={t('office.percentage_hint', { ...codePercentages, days: toDays(cooldownMs) })}
            error={errors.percentage}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={code.percentage}
            onChange={({ target }) => onType({ percentage: target.value })}
          />
        ) : (
          <TextField
            label={t('office.value')}
            error={errors.value_minor ?? errors.percentage}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={code.value}
            onChange={({ target }) => onType({ value: target.value })}
          />
        )}
        <SelectField
          label={t('office.currency')}
          options={currencies.map((value) => ({ value, label: value }))}
          value={code.currency}
          error={errors.currency}
          onChange={({ target }) => onType({ currency: target.value })}
        />
      </div>
      <TextField
        label={t('office.minimum')}
        {...(code.worth === 'share' && { optionalLabel: t('office.optional') })}
        hint={t('office.minimum_hint')}
        error={errors.minimum_order_minor}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={code.minimum}
        onChange={({ target }) => onType({ minimum: target.value })}
      />
    </>
  )
}
