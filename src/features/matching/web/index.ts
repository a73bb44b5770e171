import { type Page, page } from '#platform/web/page.ts'

/** The pages of matching. */
export const pages: readonly Page[] = [
  page({
    path: '/match-finder',
    layout: 'default',
    access: 'member',
    phrases: ['matching', 'profiles', 'places', 'search'],
    module: () => import('./finder-page.tsx'),
  }),
  page({
    path: '/swipe-game',
    layout: 'default',
    access: 'member',
    phrases: ['matching', 'profiles', 'places'],
    module: () => import('./swipe-page.tsx'),
  }),
]
