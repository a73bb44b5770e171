import { isLocale } from '#kernel/locale.ts'
import { offlineCookie } from '#features/members/accounts/index.ts'
import { offlinePath } from '#features/conversation/pwa/index.ts'
import { localeCookie, type Site } from '#features/site/sites/index.ts'
import type { PageAnswer, PageRequest } from '#platform/server/http/pages.ts'
import { formatSlug, isCampaignPage, readLanderSlug } from '#features/site/campaign-pages/index.ts'
import { describeTags } from '#features/site/campaign-pages/server/index.ts'
import { storeTrafficSource } from '../store-traffic-source.ts'
import { isKeepable, keepHome } from './keep-home.ts'
import { readUrlLocale } from './url-locale.ts'
import type { SiteView } from '../web/browser-site.ts'
import type { Render, RenderRequest } from '../web/rendering.ts'
import { formatLanguageUrl, listAlternates } from './search-engines/language-urls.ts'
import { isToken } from '#features/site/content-pages/index.ts'
import { listLanguages } from './search-engines/list-languages.ts'
import type { ListOwnPages } from './search-engines/list-own-pages.ts'
import { findPublicPath } from './search-engines/public-paths.ts'

/** Returns the handler of page requests. */
export function createPageRenderer(
  render: Render,
  siteView: (request: PageRequest<Site>) => Promise<SiteView>,
  listOwnPages: ListOwnPages,
): (request: PageRequest<Site>) => Promise<PageAnswer> {
  const kept = keepHome(render)
  return async (request) => {
    const chosen = handleLanguageChoice(request)
    if (chosen !== null) return chosen
    const clean = storeTrafficSource(request.url, request.context)
    if (clean !== null) return { status: 302, location: clean }
    const localized = applyUrlLocale(request)
    if (localized !== null) return localized
    const { context } = request
    // The session has ended on the server: what this browser keeps can't be read any more.
    if (context.viewer === null && offlineCookie.name in context.cookies)
      context.setCookie({ name: offlineCookie.name, value: '', maxAgeSeconds: 0, httpOnly: false })
    const { url, globalPrivacyControl } = request
    const tags = describeTags({ path: url.pathname, context, globalPrivacyControl })
    const toRender: RenderRequest = {
      url,
      api: { call: request.call },
      site: { ...(await siteView(request)), tags },
      timeZone: context.site.timeZone,
      locale: context.locale,
      // The service worker keeps this page, so it must not contain anything about the member.
      loggedIn: context.viewer !== null && request.url.pathname !== offlinePath,
      theme: parseTheme(context.cookies.theme),
      nonce: request.nonce,
      search: await locateForSearch(request, listOwnPages),
    }
    const answer = isKeepable(request) ? await kept(context.site, toRender) : await render(toRender)
    return 'html' in answer ? { ...answer, frames: isFramed(tags, url.pathname) } : answer
  }
}

/** Whether a page shows the frame of the scripts that its visitor allowed. */
function isFramed(tags: ReturnType<typeof describeTags>, path: string): boolean {
  return tags?.state === 'allowed' && isCampaignPage(path)
}

/** The URLs of a public page for search engines; `null` for any other page. */
async function locateForSearch({ url, context }: PageRequest<Site>, listOwnPages: ListOwnPages) {
  const fixed = findPublicPath(url.pathname)
  const own =
    fixed === null && isToken(url.pathname.slice(1))
      ? (await listOwnPages(context.site, context.now)).find(({ path }) => path === url.pathname)
      : undefined
  const path = fixed ?? own?.path
  if (path === undefined) return null
  const languages = own?.languages ?? listLanguages(context.site)
  return {
    canonical: formatLanguageUrl(context.origin, path, context.locale, languages),
    alternates: listAlternates(context.origin, path, languages),
    picture: `${context.origin}/share/${context.locale}.png`,
  }
}

/**
 * Handles a language choice, `?locale=de` on any page: sets the cookie and redirects to the same
 * URL without the parameter. `null` without the parameter.
 */
export function handleLanguageChoice({
  url,
  context,
}: {
  readonly url: URL
  readonly context: Pick<PageRequest<Site>['context'], 'setCookie'>
}): { readonly status: number; readonly location: string } | null {
  const locale = url.searchParams.get('locale')
  if (locale === null) return null
  if (isLocale(locale)) context.setCookie({ ...localeCookie, value: locale, httpOnly: false })
  const rest = new URLSearchParams(url.searchParams)
  rest.delete('locale')
  const path = url.pathname.replace(/^[/\\]+/, '/')
  return { status: 302, location: rest.size > 0 ? `${path}?${rest}` : path }
}

/**
 * A URL that names a language keeps it for a visitor who has not chosen one, and the slug `auto` of
 * a campaign page is replaced with the visitor's language (NAV-01).
 */
function applyUrlLocale({ url, context }: PageRequest<Site>): PageAnswer | null {
  const named = readUrlLocale(url)
  if (named !== null && context.cookies[localeCookie.name] === undefined)
    context.setCookie({ ...localeCookie, value: named, httpOnly: false })
  if (readLanderSlug(url.pathname) !== 'auto') return null
  const path = url.pathname.replace(/auto\/?$/, formatSlug(context.locale))
  return { status: 302, location: `${path}${url.search}` }
}

/** The theme in a browser's cookie. */
export function parseTheme(cookie: string | undefined): 'system' | 'light' | 'dark' {
  return cookie === 'light' || cookie === 'dark' ? cookie : 'system'
}
