import { useEffect, useState } from 'react'

/**
 * Debounces a value: updates only after it has been unchanged for `ms` milliseconds, so that not
 * every keystroke causes a request.
 */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
