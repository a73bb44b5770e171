import '../styles/components/ranges.css'
import { type KeyboardEvent, useState } from 'react'
import { moveEnd, nextThumbValue } from './range-steps.ts'
import { RangeNumber } from './range-number.tsx'

type Range = readonly [number, number]

type RangeSliderProps = {
  legend: string
  /** The selected range as text, "28 to 42". */
  valueText: (range: Range) => string
  /** The names of the two ends, "Youngest" and "Oldest". */
  labels: readonly [string, string]
  /** The form field names of the two numbers. */
  names?: readonly [string, string] | undefined
  min: number
  max: number
  value?: Range | undefined
  defaultValue?: Range | undefined
  onChange?: ((range: [number, number]) => void) | undefined
  /**
   * Called when a thumb is released or a number field loses focus, for searches that should not run
   * on every step.
   */
  onCommit?: (() => void) | undefined
  className?: string | undefined
}

/**
 * A range selected with two thumbs or two number fields. Without scripts only the number fields
 * remain.
 */
export function RangeSlider(props: RangeSliderProps) {
  const {
    legend,
    valueText,
    labels,
    names,
    min,
    max,
    value,
    defaultValue,
    onChange,
    onCommit,
    className,
  } = props
  const [own, setOwn] = useState<Range>(defaultValue ?? [min, max])
  const range = value ?? own

  function set(next: [number, number]) {
    setOwn(next)
    onChange?.(next)
  }
  function press(event: KeyboardEvent<HTMLInputElement>, end: 0 | 1) {
    const to = nextThumbValue(event.key, range[end], min, max)
    if (to === undefined) return
    // Browsers treat the page keys differently, so every key is handled here.
    event.preventDefault()
    set(moveEnd(range, end, to, min, max))
  }
  const percent = (at: number) => `${((at - min) / (max - min)) * 100}%`

  return (
    <fieldset className={className}>
      <legend className="legend w-full">
        <span className="range-legend">
          {legend} <span>{valueText(range)}</span>
        </span>
      </legend>
      <div className="range">
        <svg aria-hidden="true">
          <line
            className="range-span"
            x1={percent(range[0])}
            x2={percent(range[1])}
            y1="50%"
            y2="50%"
          />
        </svg>
        {([0, 1] as const).map((end) => (
          <input
            key={end}
            type="range"
            aria-label={labels[end]}
            min={min}
            max={max}
            value={range[end]}
            onChange={(event) => set(moveEnd(range, end, event.target.valueAsNumber, min, max))}
            onKeyDown={(event) => press(event, end)}
            onPointerUp={onCommit}
            onKeyUp={onCommit}
          />
        ))}
      </div>
      <div className="range-numbers">
        {([0, 1] as const).map((end) => (
          <RangeNumber
            key={end}
            label={labels[end]}
            name={names?.[end]}
            min={min}
            max={max}
            value={range[end]}
            onCommit={(typed) => {
              set(moveEnd(range, end, typed, min, max))
              onCommit?.()
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
