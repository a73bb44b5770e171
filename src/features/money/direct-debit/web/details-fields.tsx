import './direct-debit.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Panel, TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { TypedDetails } from '../rules/details.ts'
import { groupIban } from '../rules/iban.ts'
import type { FieldProblems } from './use-code.ts'

interface DetailsFieldsProps {
  readonly typed: TypedDetails
  /**
   * The masked account already stored, by country and last two characters; null if there is none.
   */
  readonly storedIban: string | null
  readonly problems: FieldProblems
  readonly onType: (field: keyof TypedDetails, text: string) => void
  /** Called when a field loses focus, so that its problem can be shown. */
  readonly onLeave: (field: keyof TypedDetails) => void
}

/** Input fields for holder, account, address and phone. */
export function DetailsFields({
  typed,
  storedIban,
  problems,
  onType,
  onLeave,
}: DetailsFieldsProps) {
  const t = usePhrases<typeof en>('direct_debit')
  const field = (name: keyof TypedDetails, autoComplete: string, maxLength = 100) => ({
    name,
    autoComplete,
    maxLength,
    label: t(`form.${name}`),
    value: typed[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
  })
  return (
    <>
      <Panel as="section" aria-labelledby="debit-account" className="grid gap-4">
        <h2 id="debit-account" className="type-title">
          {t('form.account')}
        </h2>
        <TextField {...field('holder', 'name', 70)} hint={t('form.holder_hint')} />
        <TextField
          {...field('iban', 'off', 42)}
          inputMode="text"
          autoCapitalize="characters"
          spellCheck={false}
          className="num"
          hint={
            storedIban === null ? t('form.iban_hint') : t('form.iban_kept', { iban: storedIban })
          }
          onBlur={() => {
            onType('iban', groupIban(typed.iban))
            onLeave('iban')
          }}
        />
      </Panel>
      <Panel as="section" aria-labelledby="debit-address" className="grid gap-4">
        <h2 id="debit-address" className="type-title">
          {t('form.address')}
        </h2>
        <div className="debit-street grid gap-4">
          <TextField {...field('street', 'address-line1')} />
          <TextField {...field('house_number', 'address-line2', 20)} />
        </div>
        <div className="debit-town grid gap-4">
          <TextField {...field('zip', 'postal-code', 20)} />
          <TextField {...field('city', 'address-level2')} />
        </div>
        <TextField
          {...field('phone', 'tel', 40)}
          type="tel"
          inputMode="tel"
          hint={t('form.phone_hint')}
        />
      </Panel>
    </>
  )
}
