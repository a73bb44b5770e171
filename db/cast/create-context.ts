import type { Context, Viewer } from '#kernel/context.ts'
import type { Locale } from '#kernel/locale.ts'

interface ContextInput<Site, V extends Viewer | null> {
  readonly site: Site
  readonly viewer: V
  readonly locale: Locale
}

/** Creates the context of an endpoint call at a given time, without a request. */
export function createContext<Site, V extends Viewer | null>(
  { site, viewer, locale }: ContextInput<Site, V>,
  now: Date,
): Context<Site, V> {
  const request = {
    origin: '',
    address: '',
    userAgent: '',
    requestId: 'seed',
    cookies: {},
    query: {},
  }
  return { site, viewer, locale, now, ...request, setCookie: () => {} }
}
