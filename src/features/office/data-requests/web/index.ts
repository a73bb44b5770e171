import { type Page, page } from '#platform/web/page.ts'

const one = { layout: 'default', access: 'anyone', phrases: ['data_requests'] } as const

/** The form, and the pages that emailed links open; logged in or not. */
export const pages: readonly Page[] = [
  page({ ...one, path: '/data-requests', module: () => import('./form-page.tsx') }),
  page({
    ...one,
    path: '/data-requests/:step',
    secret: true,
    module: () => import('./step-page.tsx'),
  }),
]
