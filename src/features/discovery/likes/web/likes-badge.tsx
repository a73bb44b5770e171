import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Badge } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { useLikeCounts } from './use-like-counts.ts'

/**
 * The number of new likes next to "Likes" in the navigation (NAV-03): "99+" from 100, hidden at 0.
 */
export function LikesBadge() {
  const t = usePhrases<typeof en>('likes')
  const { totalNew } = useLikeCounts()
  return <Badge count={totalNew} label={t('new_likes', { count: totalNew })} />
}
