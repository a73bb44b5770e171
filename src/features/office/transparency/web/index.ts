import { type Page, page } from '#platform/web/page.ts'

/** The honesty page, at rest: nothing on it needs a script. */
export const pages: readonly Page[] = [
  page({
    path: '/pages/honesty',
    layout: 'default',
    access: 'anyone',
    phrases: ['transparency'],
    still: true,
    module: () => import('./honesty-page.tsx'),
  }),
]
