import type { Context, Viewer } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Reader } from './store.ts'

/** Site and time of a decision. */
export type Moment = Pick<Context<Site, Viewer>, 'site' | 'now'>
export type WriterContext = Pick<Context<Site, Viewer>, 'site' | 'viewer' | 'locale' | 'now'>

/** The reader, with whether fictional profiles are hidden from them. */
export function toReader({ site, viewer }: Pick<WriterContext, 'site' | 'viewer'>): Reader {
  return { reader: viewer.account, fictionHidden: site.settings.fictional_hidden }
}
