import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Locale } from '#kernel/locale.ts'
import type { Api } from './api/api.ts'
import type { Preloadable } from './lazy.tsx'
import type { BrowserSite, BrowserViewer } from './surroundings.ts'

/** Formats a phrase by its full key, such as `accounts.login.title`. */
export type Translate = (key: string, values?: Record<string, string | number | Date>) => string

/**
 * The context of a page's `load`, which runs on the server for the first page and in the browser
 * for later ones.
 */
export interface LoadContext {
  readonly api: Api
  readonly cache: QueryClient
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
  readonly site: BrowserSite
  readonly viewer: BrowserViewer | null
  readonly locale: Locale
}

/** The exports of a page's file. */
export interface PageModule {
  readonly Page: ComponentType
  readonly load?: (context: LoadContext) => Promise<void>
  /**
   * Lazy components of the page. They are loaded before the page is rendered, except for the first
   * page, which the server has already rendered.
   */
  readonly parts?: readonly Preloadable[]
  /** The document title without the site's name. */
  readonly title?: (t: Translate, context: Pick<LoadContext, 'cache' | 'params' | 'site'>) => string
  /** The sentence shown below the title in search results; the site's own if left out. */
  readonly description?: (
    t: Translate,
    context: Pick<LoadContext, 'cache' | 'params' | 'site'>,
  ) => string
  /** Data for search engines in the terms of schema.org. */
  readonly structuredData?: (
    context: Pick<LoadContext, 'cache' | 'params' | 'site'>,
  ) => object | null
}

/** A route of the product. */
export interface Page {
  readonly path: string
  readonly layout: 'default' | 'chat' | 'lander' | 'empty'
  /**
   * `visitor`: members are redirected to /members. `member`: visitors are redirected to log-in and
   * back.
   */
  readonly access: 'anyone' | 'visitor' | 'member'
  /** The features whose phrases it uses. */
  readonly phrases: readonly string[]
  readonly module: () => Promise<PageModule>
  /** The file of `module` as named in the build manifest; added by the build. */
  readonly file?: string
  /**
   * When the page's code runs in the browser (decision 045): `on-demand` for a press of something
   * that needs it; `on-touch` at the first user activity, or after three idle seconds; otherwise as
   * soon as the page is shown.
   */
  readonly runs?: 'on-demand' | 'on-touch' | 'once-shown'
  /** Its URL contains a secret: no referrer is sent from it. */
  readonly secret?: boolean
}

/** Declares a page. */
export function page(record: Page): Page {
  return record
}

/** Thrown by `load` if the page does not exist for this viewer. */
export function notFound(): Response {
  return new Response(null, { status: 404 })
}

/** Thrown by `load` to redirect. Only for paths on this site. */
export function redirectTo(path: string): Response {
  return new Response(null, { status: 302, headers: { location: path } })
}
