import { type Page, page } from '#platform/web/page.ts'

export const pages: readonly Page[] = [
  page({
    path: '/credits/statement',
    layout: 'default',
    access: 'member',
    phrases: ['credit_statement'],
    module: () => import('./statement-page.tsx'),
  }),
]
