import type { Context, Viewer } from '#kernel/context.ts'
import type { Site } from '#features/site/sites/index.ts'
import { contextOf } from '../context-of.ts'
import type { Person } from './act.ts'

/** Creates the context for an endpoint call by a cast member, in their language. */
export function asPerson({ member, viewer, site }: Person, now: Date): Context<Site, Viewer> {
  return contextOf({ site, viewer, locale: member.locale }, now)
}
