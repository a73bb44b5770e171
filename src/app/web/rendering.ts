import type { Locale } from '#kernel/locale.ts'
import type { Api } from '#platform/web/api/api.ts'
import type { SiteView } from './browser-site.ts'

/** One page wanted: who asks, where, and the wire to the handlers. */
export interface RenderRequest {
  readonly url: URL
  readonly api: Api
  readonly site: SiteView
  readonly timeZone: string
  readonly locale: Locale
  readonly loggedIn: boolean
  readonly theme: 'system' | 'light' | 'dark'
  readonly nonce: string
}

/** The answer: a document, or a redirect within the site. */
export type RenderAnswer =
  | { readonly status: number; readonly html: string; readonly secret: boolean }
  | { readonly status: number; readonly location: string }

/** The built renderer: `createRenderer(manifest)` of the server bundle. */
export type Render = (request: RenderRequest) => Promise<RenderAnswer>
