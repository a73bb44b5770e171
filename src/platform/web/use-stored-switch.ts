import { useState } from 'react'

/** A boolean setting stored in this browser; without storage it starts with its initial value. */
export function useStoredSwitch(
  name: string,
  first: boolean,
): readonly [boolean, (on: boolean) => void] {
  const key = `office.${name}`
  const [on, setOn] = useState(() => {
    try {
      return (localStorage.getItem(key) ?? String(first)) === 'true'
    } catch {
      return first
    }
  })
  return [
    on,
    (next) => {
      setOn(next)
      try {
        localStorage.setItem(key, String(next))
      } catch {
        // Without storage it applies to this page only.
      }
    },
  ]
}
