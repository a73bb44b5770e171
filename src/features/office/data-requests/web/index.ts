import { type Page, page } from '#platform/web/page.ts'

const one = { layout: 'default', access: 'anyone', phrases: ['data_requests'] } as const

/** The form, the page of one request, and the pages that emailed links open; logged in or not. */
export const pages: readonly Page[] = [
  page({ ...one, path: '/data-requests', module: () => import('./form-page.tsx') }),
  page({
    ...one,
    path: '/data-requests/case',
    secret: true,
    module: () => import('./case-page.tsx'),
  }),
  page({
    ...one,
    path: '/data-requests/confirm',
    secret: true,
    module: () => import('./confirm-page.tsx'),
  }),
  page({
    ...one,
    path: '/data-requests/data',
    secret: true,
    module: () => import('./data-page.tsx'),
  }),
  page({ ...one, path: '/data-requests/closed', module: () => import('./closed-page.tsx') }),
]
