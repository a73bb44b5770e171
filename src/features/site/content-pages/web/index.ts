import { type Page, page } from '#platform/web/page.ts'

export { ContentPreview } from './content-preview.tsx'
export { preloadPageTitles, usePageTitles } from './page-titles.ts'

/** The information pages, and those the operator has written, after all fixed paths. They do not include scripts, because nothing on them needs one. */
export const pages: readonly Page[] = [
  page({
    path: '/pages/:page',
    layout: 'default',
    access: 'anyone',
    phrases: ['content_pages', 'tag_scripts'],
    runs: 'on-demand',
    module: () => import('./information-page.tsx'),
  }),
  page({
    path: '/:token',
    layout: 'default',
    access: 'anyone',
    phrases: ['content_pages'],
    runs: 'on-demand',
    module: () => import('./operator-page.tsx'),
  }),
]
