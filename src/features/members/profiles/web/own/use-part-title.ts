import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/en.ts'
import type { ProfilePart } from './parts.ts'

const keys = {
  photos: 'own.photos',
  about: 'own.about.title',
  prompts: 'own.prompts.title',
  facts: 'own.details.title',
  interests: 'own.interests.title',
  seeking: 'own.seeking',
  place: 'own.place.title',
} as const

/** The phrase key of a part's title within `profiles`. */
export function getPartTitleKey(part: ProfilePart): (typeof keys)[ProfilePart] {
  return keys[part]
}

/** The title of each part. */
export function usePartTitle(): (part: ProfilePart) => string {
  const t = usePhrases<typeof en>('profiles')
  return (part) => t(keys[part])
}
