import { type Page, page } from '#platform/web/page.ts'

/** The form, and the pages that emailed links open; logged in or not. */
export const pages: readonly Page[] = [
  page({
    path: '/data-requests/:step?',
    layout: 'default',
    access: 'anyone',
    phrases: ['data_requests'],
    secret: true,
    module: () => import('./step-page.tsx'),
  }),
]
