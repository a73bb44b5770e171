import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import type { en } from '../locales/en.ts'

/**
 * The profiles that the switch shows and hides, in the site's own terms: fictional profiles, ads,
 * or both (BEY-03).
 */
export function useNonMembersText(): string {
  const t = usePhrases<typeof en>('fictional_profiles')
  const { fictional, sponsored } = useSite()
  if (!sponsored) return fictional.plural
  return fictional.shown ? t('choice.both', { fictional: fictional.plural }) : t('choice.ads')
}
