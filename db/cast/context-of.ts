import type { Context, Viewer } from '#kernel/context.ts'
import type { Locale } from '#kernel/locale.ts'

interface Asker<Site, V extends Viewer | null> {
  readonly site: Site
  readonly viewer: V
  readonly locale: Locale
}

/** Creates the context of an endpoint call at a given time, without a request. */
export function contextOf<Site, V extends Viewer | null>(
  { site, viewer, locale }: Asker<Site, V>,
  now: Date,
): Context<Site, V> {
  const request = { origin: '', address: '', userAgent: '', requestId: 'seed', cookies: {}, query: {} }
  return { site, viewer, locale, now, ...request, setCookie: () => {} }
}
