import { type Page, page } from '#platform/web/page.ts'

export const pages: readonly Page[] = [
  page({
    path: '/match-finder',
    layout: 'default',
    access: 'member',
    phrases: ['matching', 'profiles', 'traits', 'geography', 'search'],
    module: () => import('./finder-page.tsx'),
  }),
  page({
    path: '/swipe-game',
    layout: 'default',
    access: 'member',
    phrases: ['matching', 'profiles', 'geography'],
    module: () => import('./swipe-page.tsx'),
  }),
]
