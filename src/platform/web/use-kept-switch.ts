import { useState } from 'react'

/** A switch this browser remembers; where nothing may be kept it is as it began. */
export function useKeptSwitch(name: string, first: boolean): readonly [boolean, (on: boolean) => void] {
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
        // It holds for this page then.
      }
    },
  ]
}
