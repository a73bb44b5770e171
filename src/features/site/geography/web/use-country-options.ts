import { useMemo } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'

/** Countries as select options, named and sorted in the reader's language. */
export function useCountryOptions(
  countries: readonly string[],
): { value: string; label: string }[] {
  const format = useFormat()
  return useMemo(() => {
    const { compare } = new Intl.Collator(format.locale)
    return countries
      .map((code) => ({ value: code, label: format.country(code) }))
      .sort((a, b) => compare(a.label, b.label))
  }, [countries, format])
}
