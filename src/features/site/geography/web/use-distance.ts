import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { distanceWords } from '../rules/distance.ts'

/**
 * Returns a formatter for distances in the unit of the reader's country; null if there is none.
 * `short` gives only the number, for the line below a name on a card.
 */
export function useDistance(readersCountry: string, look?: 'short'): (km: number | null) => string | null {
  const t = usePhrases<typeof en>('geography')
  return (km) => {
    const words = distanceWords(km, readersCountry)
    if (words === null) return null
    if (words.key === 'distance.same_city') return t(words.key)
    if (look !== 'short') return t(words.key, { count: words.count })
    return t(words.key === 'distance.km' ? 'distance.short_km' : 'distance.short_miles', { count: words.count })
  }
}
