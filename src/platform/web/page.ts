import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Locale } from '#kernel/locale.ts'
import type { Api } from './api/api.ts'
import type { PartDoor } from './part.tsx'
import type { BrowserSite, BrowserViewer } from './surroundings.ts'

/** Formats a phrase by its full key, `accounts.login.title`. */
export type Translate = (key: string, values?: Record<string, string | number | Date>) => string

/** What a page's `load` may use; it runs on the server for the first page and in the browser for the next ones. */
export interface LoadContext {
  readonly api: Api
  readonly cache: QueryClient
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly site: BrowserSite
  readonly viewer: BrowserViewer | null
  readonly locale: Locale
}

/** What a page's file exports. */
export interface PageModule {
  readonly Page: ComponentType
  readonly load?: (context: LoadContext) => Promise<void>
  /** What it shows in chunks of their own; there before it is drawn, except for the first page, which stands drawn already. */
  readonly parts?: readonly PartDoor[]
  /** The document's title without the site's name. */
  readonly title?: (t: Translate, context: Pick<LoadContext, 'cache' | 'params' | 'site'>) => string
}

/** One route of the product. */
export interface Page {
  readonly path: string
  readonly layout: 'default' | 'chat' | 'lander' | 'empty'
  /** `visitor`: a member is sent to /members. `member`: a visitor is sent to log in and back. */
  readonly access: 'anyone' | 'visitor' | 'member'
  /** The features whose phrases it shows. */
  readonly phrases: readonly string[]
  readonly module: () => Promise<PageModule>
  /** The file of `module` as the build's manifest names it; written in by the build. */
  readonly file?: string
  /** Rendered on the server and left at rest: React only wakes when a visitor opens something that needs it. */
  readonly still?: boolean
  /** Its address holds a secret: no referrer leaves it. */
  readonly secret?: boolean
}

/** Declares a page. */
export function page(record: Page): Page {
  return record
}

/** Thrown by `load`: the page does not exist for this viewer. */
export function notFound(): Response {
  return new Response(null, { status: 404 })
}

/** Thrown by `load`: look there instead. Only for own paths. */
export function redirectTo(path: string): Response {
  return new Response(null, { status: 302, headers: { location: path } })
}
