import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { describeDistance } from '../rules/describe-distance.ts'

/**
 * Returns a formatter for distances in the unit of the reader's country; null if there is none.
 * `short` gives only the number, for the line below a name on a card.
 */
export function useDistance(
  readersCountry: string,
  look?: 'short',
): (km: number | null) => string | null {
  const t = usePhrases<typeof en>('geography')
  return (km) => {
    const phrase = describeDistance(km, readersCountry)
    if (phrase === null) return null
    if (phrase.key === 'distance.same_city') return t(phrase.key)
    if (look !== 'short') return t(phrase.key, { count: phrase.count })
    return t(phrase.key === 'distance.km' ? 'distance.short_km' : 'distance.short_miles', {
      count: phrase.count,
    })
  }
}
