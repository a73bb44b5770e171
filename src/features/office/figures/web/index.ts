import { type Page, page } from '#platform/web/page.ts'

/** The transparency page, served as static HTML without client scripts. */
export const pages: readonly Page[] = [
  page({
    path: '/pages/honesty',
    layout: 'default',
    access: 'anyone',
    phrases: ['transparency'],
    runs: 'on-demand',
    module: () => import('./transparency-page.tsx'),
  }),
]
