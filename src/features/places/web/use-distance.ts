import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { distanceWords } from '../rules/distance.ts'

/** Says how far away someone lives, in the measure of the reader's country; null where there is nothing to say. */
export function useDistance(readersCountry: string): (km: number | null) => string | null {
  const t = usePhrases<typeof en>('places')
  return (km) => {
    const words = distanceWords(km, readersCountry)
    if (words === null) return null
    return words.key === 'distance.same_city' ? t(words.key) : t(words.key, { count: words.count })
  }
}
