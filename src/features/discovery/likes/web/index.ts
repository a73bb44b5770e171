import { type Page, page } from '#platform/web/page.ts'

/**
 * Public entry of likes for screens. Its phrases are loaded on every page, because a match can
 * appear anywhere.
 */
export { LikeAction } from './like-action.tsx'
export { LikeButton } from './like-button.tsx'
export { LikesBadge } from './likes-badge.tsx'
export { LikesProvider } from './likes-provider.tsx'
export { loadLikeStatuses } from './load-like-statuses.ts'
export { useLikeEvents } from './use-like-events.ts'
export { useHandleLikeResult } from './use-handle-like-result.ts'
export { likeCountsQuery, useLikeCounts } from './use-like-counts.ts'
export { useMarkLikeSeen } from './use-mark-like-seen.ts'

export const pages: readonly Page[] = [
  page({
    path: '/likes',
    layout: 'default',
    access: 'member',
    phrases: ['likes', 'geography'],
    module: () => import('./likes-page.tsx'),
  }),
  page({
    path: '/likes/:type',
    layout: 'default',
    access: 'member',
    phrases: ['likes', 'geography'],
    module: () => import('./list-page.tsx'),
  }),
  page({
    path: '/likes/m/:match',
    layout: 'default',
    access: 'member',
    phrases: ['likes', 'profiles', 'traits'],
    module: () => import('./match-page.tsx'),
  }),
]
