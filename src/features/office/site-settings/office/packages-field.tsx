import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, PlusIcon, TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { FieldGroup, type FieldGroupProps } from './field-group.tsx'
import type { TypedPackage } from './typed-values.ts'

type GroupTexts = Omit<FieldGroupProps, 'children'>

interface PackagesFieldProps extends GroupTexts {
  readonly packages: readonly TypedPackage[]
  readonly onType: (packages: readonly TypedPackage[]) => void
}

const ids = ['p0', 'p1', 'p2', 'p3']

/** The packages of credits, each with a price per currency. */
export function PackagesField({ packages, onType, ...texts }: PackagesFieldProps) {
  const t = usePhrases<typeof en>('site_settings')
  const currencies = [...new Set(packages.flatMap(({ prices }) => Object.keys(prices)))]
  const free = ids.find((id) => packages.every((one) => one.id !== id))
  const change = (id: string, next: Partial<TypedPackage>) =>
    onType(packages.map((one) => (one.id === id ? { ...one, ...next } : one)))
  return (
    <FieldGroup {...texts}>
      {packages.map(({ id, credits, prices }, place) => (
        <fieldset key={id} className="site-package">
          <legend className="legend">{t('package', { number: place + 1 })}</legend>
          <TextField
            label={t('package_credits')}
            inputMode="numeric"
            value={credits}
            onChange={({ target }) => change(id, { credits: target.value })}
          />
          {currencies.map((currency) => (
            <TextField
              key={currency}
              label={currency}
              inputMode="decimal"
              value={prices[currency] ?? ''}
              onChange={({ target }) =>
                change(id, { prices: { ...prices, [currency]: target.value } })
              }
            />
          ))}
          {packages.length === 1 ? null : (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => onType(packages.filter((one) => one.id !== id))}
            >
              {t('remove_package', { number: place + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {free === undefined ? null : (
        <Button
          size="sm"
          variant="line"
          icon={<PlusIcon />}
          onClick={() => {
            const prices = Object.fromEntries(currencies.map((currency) => [currency, '']))
            onType([...packages, { id: free, credits: '', prices }])
          }}
        >
          {t('add_package')}
        </Button>
      )}
    </FieldGroup>
  )
}

interface PricesFieldProps extends GroupTexts {
  readonly prices: Readonly<Record<string, string>>
  readonly onType: (prices: Readonly<Record<string, string>>) => void
}

/** One price per currency; an empty one isn't sold in that currency. */
export function PricesField({ prices, onType, ...texts }: PricesFieldProps) {
  return (
    <FieldGroup {...texts}>
      <div className="site-package">
        {Object.entries(prices).map(([currency, typed]) => (
          <TextField
            key={currency}
            label={currency}
            inputMode="decimal"
            value={typed}
            onChange={({ target }) => onType({ ...prices, [currency]: target.value })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
