import { type Page, page } from '#platform/web/page.ts'

/** Public entry of search for screens. */
export type { Card } from '../contract.ts'
export { RecentMembersPanel } from './recent-members-panel.tsx'
export { CardAction } from './card-action.ts'
export { MemberCard } from './member-card.tsx'
export { prefetchNewestMembers, useNewestMembers } from './newest-members.ts'
export { RelatedMembers } from './related-members.tsx'

export const pages: readonly Page[] = [
  page({
    path: '/members',
    layout: 'default',
    access: 'anyone',
    phrases: ['search', 'traits', 'geography', 'fictional_profiles', 'ads'],
    runs: 'on-touch',
    module: () => import('./members-page.tsx'),
  }),
  page({
    path: '/signup-matches',
    layout: 'default',
    access: 'member',
    phrases: ['search', 'geography'],
    module: () => import('./sign-up-matches-page.tsx'),
  }),
]
