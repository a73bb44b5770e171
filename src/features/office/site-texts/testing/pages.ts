import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import type { contract } from '../contract/site-texts.ts'

export type Opened = z.output<(typeof contract)['site_texts.read_page']['output']>

/** The first version of a page of the first site, from now. */
export const createVersion = (change: object = {}) => ({
  id: randomUUID(),
  site: 1,
  page: 'pages/terms',
  language: 'en',
  newest: 0,
  text: null as object | null,
  summary: 'Shoes',
  day: null as string | null,
  accept_again: false,
  ...change,
})

/** A page as the office opens it. */
export async function openPage(
  by: WebClient,
  { on, page, language }: { on: number; page: string; language: string },
): Promise<Opened> {
  const query = new URLSearchParams({ site: String(on), page, language })
  const { body } = await by.send('GET', `/api/office/pages/text?${query}`)
  return body as unknown as Opened
}

export const own = {
  /** Paths of the product, and texts that aren’t a path of one part. */
  unusable: [
    'login',
    'members',
    'office',
    'api',
    'pages',
    'pages/terms',
    '../terms',
    'Story',
    'ünique',
    '-story',
    'a'.repeat(61),
    'landers',
    'sitemap.xml',
    '%2e%2e',
  ],
} as const
