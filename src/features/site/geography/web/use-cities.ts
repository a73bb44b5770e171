import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { isCountry } from '../rules/countries.ts'
import { foldName } from '../rules/fold-name.ts'
import { calls } from './calls.ts'
import { useEffect, useState } from 'react'

/**
 * Cities whose name starts with the typed text. `ready` is false while the response for exactly
 * this text is pending.
 */
export function useCities(country: string, region: number | null, typed: string) {
  const prefix = foldName(typed)
  const q = useDebounced(prefix, 150)
  const enabled = q !== '' && isCountry(country)
  const input = { country: country as 'NL', q, ...(region !== null && { region }) }
  const query = calls.query('geography.find_cities', input)(useApi())
  const { data, isError, isPlaceholderData } = useQuery({
    ...query,
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 600_000,
  })
  return {
    cities: enabled && prefix !== '' ? (data?.cities ?? []) : [],
    failed: enabled && isError,
    ready: q === prefix && enabled && data !== undefined && !isPlaceholderData,
  }
}

/**
 * Debounces a value: updates only after it has been unchanged for `ms` milliseconds, so that not
 * every keystroke causes a request.
 */
function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
