import type { Context, Viewer } from '#kernel/context.ts'
import type { Locale } from '#kernel/locale.ts'

interface Asker<Site, V extends Viewer | null> {
  readonly site: Site
  readonly viewer: V
  readonly locale: Locale
}

/** What a call is told of whoever asks at an instant, where no request came in. */
export function contextOf<Site, V extends Viewer | null>(
  { site, viewer, locale }: Asker<Site, V>,
  now: Date,
): Context<Site, V> {
  const request = { origin: '', address: '', userAgent: '', requestId: 'seed', cookies: {}, query: {} }
  return { site, viewer, locale, now, ...request, setCookie: () => {} }
}
