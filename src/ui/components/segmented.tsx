import '../styles/components/segments.css'
import { type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'
import type { SelectOption } from './select-field.tsx'

type SegmentedProps = {
  legend: ReactNode
  /** Hides the legend visually; screen readers still read it. */
  hideLegend?: boolean | undefined
  name?: string | undefined
  options: readonly SelectOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  className?: string | undefined
}

/** Two to four options side by side, one of them selected: radio buttons in one container. */
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
  const generatedName = useId()
  return (
    <fieldset className={joinClasses('field', className)}>
      <legend className={hideLegend ? 'sr-only' : 'legend'}>{legend}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label className="seg" key={option.value}>
            <input
              className="real-input"
              type="radio"
              name={name ?? generatedName}
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
