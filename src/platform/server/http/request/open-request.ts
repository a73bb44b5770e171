import type { Context, StaffViewer, Viewer } from '#kernel/context.ts'
import { toAddressKey, findCallerAddress, type IsTrusted } from './address.ts'
import type { SiteRequest, HttpContext } from './site-request.ts'
import { officeCookie, readCookies, sessionCookie, formatCookie } from '../response/cookies.ts'
import type { HttpOptions } from '../options.ts'

type Needs<Site> = Pick<
  HttpOptions<Site>,
  'findSite' | 'findViewer' | 'findStaff' | 'chooseLocale' | 'clock'
> & {
  readonly trusted: IsTrusted
}

/** Reads the request's basic data; null if no site has its host. */
export async function openRequest<Site>(
  c: HttpContext<Site>,
  requestId: string,
  needs: Needs<Site>,
): Promise<SiteRequest<Site> | null> {
  const header = (name: string) => c.req.header(name)
  const peer = c.env?.incoming?.socket?.remoteAddress ?? ''
  const believed = needs.trusted(peer)
  const url = believed
    ? forwardedUrl(c.req.url, header('x-forwarded-proto'), header('x-forwarded-host'))
    : new URL(c.req.url)
  const site = await needs.findSite(url.host.replace(/:\d+$/, ''))
  if (site === null) return null

  const cookies = readCookies(header('cookie'))
  const query = Object.fromEntries(url.searchParams)
  const newCookies: string[] = []
  const visitor: Context<Site, null> = {
    site,
    viewer: null,
    now: needs.clock.now(),
    locale: needs.chooseLocale(site, cookies, header('accept-language')),
    origin: url.origin,
    address: toAddressKey(findCallerAddress(peer, header('x-forwarded-for'), needs.trusted)),
    userAgent: header('user-agent')?.slice(0, 400) ?? '',
    requestId,
    cookies,
    query,
    setCookie: (cookie) => void newCookies.push(formatCookie(cookie)),
  }
  let now = visitor.now
  let memberContext: Promise<Context<Site>> | undefined
  const find = async (token: string): Promise<Context<Site>> => {
    const viewer: Viewer | null = await needs.findViewer(token, site, now)
    return { ...visitor, now, viewer }
  }
  let staffContext: Promise<Context<Site, StaffViewer | null>> | undefined
  const findStaff = async (
    token: string | undefined,
  ): Promise<Context<Site, StaffViewer | null>> => {
    if (token === undefined || token === '' || needs.findStaff === undefined) return visitor
    return { ...visitor, now, viewer: await needs.findStaff(token, now) }
  }
  return {
    requestId,
    site,
    host: url.host,
    url,
    query,
    acceptEncoding: header('accept-encoding'),
    origin: {
      secFetchSite: header('sec-fetch-site'),
      origin: header('origin'),
      referer: header('referer'),
    },
    newCookies,
    visitor,
    headersApplied: false,
    context() {
      const token = cookies[sessionCookie]
      memberContext ??= token === undefined || token === '' ? Promise.resolve(visitor) : find(token)
      return memberContext
    },
    staff() {
      staffContext ??= findStaff(cookies[officeCookie])
      return staffContext
    },
    renew() {
      now = needs.clock.now()
      memberContext = undefined
      staffContext = undefined
    },
  }
}

/** The URL as the caller sent it to the proxy. */
function forwardedUrl(
  requestUrl: string,
  protocol: string | undefined,
  host: string | undefined,
): URL {
  const { protocol: near, host: own, pathname, search } = new URL(requestUrl)
  return new URL(`${protocol === 'https' ? 'https:' : near}//${host ?? own}${pathname}${search}`)
}
