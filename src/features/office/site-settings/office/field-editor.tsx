import { locales } from '#kernel/locale.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { SiteField } from '#features/site/sites/index.ts'
import { Checkbox, ChipCheckbox, SelectField, TextArea, TextField } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { choices, findKind, isChoiceField, picks } from './field-kinds.ts'
import { FieldGroup, type FieldGroupProps } from './field-group.tsx'
import { PackagesField, PricesField } from './packages-field.tsx'
import type { Typed, TypedPackage } from './typed-values.ts'
import { useFieldTexts } from './use-field-texts.ts'

interface FieldEditorProps {
  readonly field: SiteField
  /** A value of the field, which shows how it is edited. */
  readonly value: unknown
  readonly typed: Typed
  readonly error: string | undefined
  readonly onType: (typed: Typed) => void
}

/** The control for one setting. */
export function FieldEditor({ field, value, typed, error, onType }: FieldEditorProps) {
  const t = usePhrases<typeof en>('site_settings')
  const texts = useFieldTexts()
  const kind = findKind(field, value)
  const label = texts.name(field)
  const hint = texts.meaning(field)
  const shared = { label, hint, error }
  if (kind === 'choice')
    return (
      <SelectField
        {...shared}
        value={String(typed)}
        options={(isChoiceField(field) ? choices[field] : []).map((one) => ({
          value: one,
          label: texts.nameChoice(field, one),
        }))}
        onChange={({ target }) => onType(target.value)}
      />
    )
  if (kind === 'switch')
    return (
      <Checkbox
        label={label}
        hint={hint}
        error={error}
        checked={typed === true}
        onChange={({ target }) => onType(target.checked)}
      />
    )
  if (kind === 'picks')
    return (
      <Picks
        {...shared}
        options={(picks[field] ?? []).map((one) => ({
          value: one,
          label: texts.namePick(field, one),
        }))}
        chosen={typed as readonly string[]}
        onType={onType}
      />
    )
  if (kind === 'texts') {
    const written = typed as Readonly<Record<string, string>>
    return (
      <FieldGroup {...shared}>
        {locales.map((code) => (
          <TextField
            key={code}
            lang={code}
            label={texts.language(code)}
            maxLength={300}
            value={written[code] ?? ''}
            onChange={({ target }) => onType({ ...written, [code]: target.value })}
          />
        ))}
      </FieldGroup>
    )
  }
  if (kind === 'packages')
    return <PackagesField {...shared} packages={typed as readonly TypedPackage[]} onType={onType} />
  if (kind === 'prices')
    return (
      <PricesField {...shared} prices={typed as Readonly<Record<string, string>>} onType={onType} />
    )
  if (kind === 'lines' || kind === 'optional_lines' || kind === 'json')
    return (
      <TextArea
        label={label}
        hint={`${hint} ${t(kind === 'json' ? 'json_hint' : 'lines_hint')}`}
        error={error}
        rows={4}
        spellCheck={false}
        value={String(typed)}
        onChange={({ target }) => onType(target.value)}
      />
    )
  const isNumber = kind === 'number' || kind === 'optional_number'
  return (
    <TextField
      {...shared}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      value={String(typed)}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

function Picks({
  options,
  chosen,
  onType,
  ...field
}: Omit<FieldGroupProps, 'children'> & {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly onType: (chosen: readonly string[]) => void
}) {
  return (
    <FieldGroup {...field}>
      <div className="chips">
        {options.map(({ value, label }) => (
          <ChipCheckbox
            key={value}
            value={value}
            checked={chosen.includes(value)}
            onChange={() =>
              onType(
                chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value],
              )
            }
          >
            {label}
          </ChipCheckbox>
        ))}
      </div>
    </FieldGroup>
  )
}
