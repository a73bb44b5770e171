import type { Locale } from '#kernel/locale.ts'
import type { Api } from '#platform/web/api/api.ts'
import type { SiteView } from './browser-site.ts'
import type { SearchFacts } from './search-head.ts'

/** A page request with the viewer, the URL, and direct access to the handlers. */
export interface RenderRequest {
  readonly url: URL
  readonly api: Api
  readonly site: SiteView
  readonly timeZone: string
  readonly locale: Locale
  readonly loggedIn: boolean
  readonly theme: 'system' | 'light' | 'dark'
  readonly nonce: string
  /** The page's addresses for search engines, without its texts; `null` if it isn't for them. */
  readonly search: Pick<SearchFacts, 'canonical' | 'alternates' | 'picture'> | null
}

/** The result: a document, or a redirect within the site. */
export type RenderResult =
  | {
      readonly status: number
      readonly html: string
      readonly secret: boolean
      /** Whether search engines may list it. */
      readonly indexed: boolean
    }
  | { readonly status: number; readonly location: string }

/** The renderer built into the server bundle, created with `createRenderer(manifest)`. */
export type Render = (request: RenderRequest) => Promise<RenderResult>
