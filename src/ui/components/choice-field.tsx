import { ChipCheckbox } from './choice-chip.tsx'
import { SelectField } from './select-field.tsx'

interface ChoiceFieldProps<Choice extends string> {
  readonly label: string
  /** For a form that is sent without scripts. */
  readonly name?: string | undefined
  /** Whether several choices are possible: chips instead of a list. */
  readonly several: boolean
  readonly options: readonly { readonly value: Choice; readonly label: string }[]
  readonly chosen: readonly Choice[]
  /** The list's entry for no choice. */
  readonly noneLabel: string
  /** The chip that was pressed, or the new entry of the list; null for none. */
  readonly onPick: (choice: Choice | null) => void
}

/** One or several of a few choices: a list, or chips that can be on at the same time. */
export function ChoiceField<Choice extends string>({
  label,
  name,
  several,
  options,
  chosen,
  noneLabel,
  onPick,
}: ChoiceFieldProps<Choice>) {
  if (several)
    return (
      <fieldset>
        <legend className="legend">{label}</legend>
        <div className="chips">
          {options.map((option) => (
            <ChipCheckbox
              key={option.value}
              name={name}
              value={option.value}
              checked={chosen.includes(option.value)}
              onChange={() => onPick(option.value)}
            >
              {option.label}
            </ChipCheckbox>
          ))}
        </div>
      </fieldset>
    )
  return (
    <SelectField
      label={label}
      name={name}
      value={chosen[0] ?? ''}
      options={[{ value: '', label: noneLabel }, ...options]}
      onChange={({ target: { value } }) => onPick(value === '' ? null : (value as Choice))}
    />
  )
}
