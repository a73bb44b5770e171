import { useSearchParams } from 'react-router'

/**
 * The filters of a list, kept in the page's URL, so that a filtered list can be reloaded, shared
 * and found again by going back. Filters that are not set are empty.
 */
export function useAddressFilters<Name extends string>(
  ...names: readonly Name[]
): [Readonly<Record<Name, string>>, (change: Readonly<Partial<Record<Name, string>>>) => void] {
  const [query, setQuery] = useSearchParams()
  const filters = Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']))
  return [
    filters as Record<Name, string>,
    (change) =>
      setQuery((before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries<string | undefined>(change))
          if (value === undefined || value === '') after.delete(name)
          else after.set(name, value)
        return after
      }),
  ]
}
