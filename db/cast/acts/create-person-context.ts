import type { Context, Viewer } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import { createContext } from '../create-context.ts'
import type { CastPerson } from './act.ts'

/** Creates the context for an endpoint call by a cast member, in their language. */
export function createPersonContext(
  { member, viewer, site }: CastPerson,
  now: Date,
): Context<Site, Viewer> {
  return createContext({ site, viewer, locale: member.locale }, now)
}
