import '../styles/components/birth.css'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { FieldMessages } from './field.tsx'
import { joinClasses } from './join-classes.ts'

/** The three parts, as typed. */
export type DateParts = { day: string; month: string; year: string }
type Part = keyof DateParts

type DateOfBirthFieldProps = {
  legend: string
  /** The visible labels of the three parts. */
  labels: DateParts
  /** The locale's order; day first by default. */
  order?: readonly Part[] | undefined
  /** The form field names; "day", "month" and "year" by default. */
  names?: DateParts | undefined
  value?: DateParts | undefined
  defaultValue?: DateParts | undefined
  onChange?: ((value: DateParts) => void) | undefined
  onBlur?: (() => void) | undefined
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean | undefined
  required?: boolean | undefined
  className?: string | undefined
}

const empty: DateParts = { day: '', month: '', year: '' }

/**
 * A date of birth typed as three numbers, which browsers can autofill and screen readers can name.
 * There is no calendar, which would require scrolling through decades.
 */
export function DateOfBirthField(props: DateOfBirthFieldProps) {
  const {
    legend,
    labels,
    order = ['day', 'month', 'year'],
    names,
    value,
    defaultValue,
    onChange,
    hint,
    error,
    className,
  } = props
  const id = useId()

  function read(event: ChangeEvent<HTMLInputElement>) {
    const inputs =
      event.currentTarget
        .closest('fieldset')
        ?.querySelectorAll<HTMLInputElement>('input[data-part]') ?? []
    const next = { ...empty }
    for (const input of inputs) next[input.dataset.part as Part] = input.value
    onChange?.(next)
  }

  return (
    <fieldset
      className={joinClasses('field', className)}
      aria-describedby={joinClasses(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`)}
    >
      <legend className="legend">{legend}</legend>
      <div className="dob" data-order={order.join('-')}>
        {order.map((part) => (
          <div className="field-box" key={part}>
            <label className="field-label" htmlFor={`${id}-${part}`}>
              {labels[part]}
            </label>
            <input
              id={`${id}-${part}`}
              className="field-control num"
              data-part={part}
              name={names?.[part] ?? part}
              inputMode="numeric"
              pattern="[0-9]*"
              autoComplete={`bday-${part}`}
              maxLength={part === 'year' ? 4 : 2}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              disabled={props.disabled}
              required={props.required}
              {...(value ? { value: value[part] } : { defaultValue: defaultValue?.[part] })}
              onChange={read}
              onBlur={props.onBlur}
            />
          </div>
        ))}
      </div>
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  )
}
