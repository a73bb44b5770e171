import { type Page, page } from '#platform/web/page.ts'
import type { Topic } from '../rules/cases.ts'

/** Public entry of complaints for screens. */

/** The address of the complaint form, filled in for what it is about. */
export function complaintPath(about: Topic, reference: string): string {
  return `/complaints?about=${about}&reference=${encodeURIComponent(reference)}`
}

/** The complaint form, the page of one case, and the support form; logged in or not. */
export const pages: readonly Page[] = [
  page({
    path: '/complaints',
    layout: 'default',
    access: 'anyone',
    phrases: ['complaints'],
    module: () => import('./complaints-page.tsx'),
  }),
  page({
    path: '/complaints/case',
    layout: 'default',
    access: 'anyone',
    phrases: ['complaints'],
    module: () => import('./case-page.tsx'),
  }),
  page({
    path: '/support',
    layout: 'default',
    access: 'anyone',
    phrases: ['complaints'],
    module: () => import('./support-page.tsx'),
  }),
]
