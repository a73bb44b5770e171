import '../styles/choices.css'
import { type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'
import type { Option } from './select-field.tsx'

type SegmentedProps = {
  legend: ReactNode
  /** The legend is read, not seen. */
  hideLegend?: boolean | undefined
  name?: string | undefined
  options: readonly Option[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  className?: string | undefined
}

/** Two to four choices side by side, one of them taken: radio buttons in one trough. */
export function Segmented({
  legend,
  hideLegend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  className,
}: SegmentedProps) {
  const ownName = useId()
  return (
    <fieldset className={joinClasses('field', className)}>
      <legend className={hideLegend ? 'sr-only' : 'legend'}>{legend}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label className="seg" key={option.value}>
            <input
              className="real-input"
              type="radio"
              name={name ?? ownName}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
