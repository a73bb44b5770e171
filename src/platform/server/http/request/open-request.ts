import type { Context, StaffViewer, Viewer } from '#kernel/context.ts'
import type { LocateRequest } from './request-location.ts'
import type { SiteRequest, HttpContext } from './site-request.ts'
import { officeCookie, readCookies, sessionCookie, formatCookie } from '../response/cookies.ts'
import type { HttpOptions } from '../options.ts'
import type { SessionGate } from './session-gate.ts'

type Needs<Site> = Pick<
  HttpOptions<Site>,
  'findSite' | 'findViewer' | 'findStaff' | 'chooseLocale' | 'clock'
> & {
  readonly locate: LocateRequest
  readonly sessionGate: SessionGate
}

/** Reads the request's basic data, or returns why it can't be served. */
export async function openRequest<Site>(
  c: HttpContext<Site>,
  requestId: string,
  needs: Needs<Site>,
): Promise<SiteRequest<Site> | 'malformed_request' | 'unknown_host'> {
  const header = (name: string) => c.req.header(name)
  const location = needs.locate(
    c.env?.incoming ?? { url: c.req.url, headers: c.req.header(), socket: {} },
  )
  if (location === null) return 'malformed_request'
  const url = new URL(`${location.origin.origin}${readTarget(c.req.url)}`)
  const site = await needs.findSite(url.host.replace(/:\d+$/, ''))
  if (site === null) return 'unknown_host'

  const cookies = readCookies(header('cookie'))
  const query = Object.fromEntries(url.searchParams)
  const newCookies: string[] = []
  const visitor: Context<Site, null> = {
    site,
    viewer: null,
    now: needs.clock.now(),
    locale: needs.chooseLocale(site, cookies, header('accept-language'), url),
    origin: url.origin,
    address: location.address,
    userAgent: header('user-agent')?.slice(0, 400) ?? '',
    requestId,
    cookies,
    query,
    setCookie: (cookie) => void newCookies.push(formatCookie(cookie)),
  }
  let now = visitor.now
  let memberContext: Promise<Context<Site>> | undefined
  const find = async (token: string): Promise<Context<Site>> => {
    const viewer: Viewer | null = await needs.sessionGate(
      { token, address: visitor.address, now },
      () => needs.findViewer(token, site, now),
    )
    return { ...visitor, now, viewer }
  }
  let staffContext: Promise<Context<Site, StaffViewer | null>> | undefined
  const findStaff = async (
    token: string | undefined,
  ): Promise<Context<Site, StaffViewer | null>> => {
    if (token === undefined || token === '' || needs.findStaff === undefined) return visitor
    const { findStaff: findIn } = needs
    const viewer = await needs.sessionGate({ token, address: visitor.address, now }, () =>
      findIn(token, now),
    )
    return { ...visitor, now, viewer }
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
    globalPrivacyControl: header('sec-gpc') === '1',
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

/** Path and query of a URL, whose host has been checked elsewhere. */
function readTarget(url: string): string {
  const path = url.indexOf('/', url.indexOf('//') + 2)
  return path === -1 ? '/' : url.slice(path)
}
