import { useState } from 'react'
import { TextField } from './text-field.tsx'

type RangeNumberProps = {
  label: string
  name: string | undefined
  min: number
  max: number
  value: number
  onCommit: (value: number) => void
}

/**
 * One end of a range as a number field. It is validated on blur, because "2" typed on the way to
 * "28" is not a complete value.
 */
export function RangeNumber({ label, name, min, max, value, onCommit }: RangeNumberProps) {
  const [typed, setTyped] = useState<string>()

  function leave() {
    const number = Number(typed)
    if (typed && Number.isFinite(number)) onCommit(number)
    setTyped(undefined)
  }

  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      name={name}
      min={min}
      max={max}
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave()
      }}
    />
  )
}
