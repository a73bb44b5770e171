import type { Endpoint, Contract } from '#kernel/endpoint.ts'
import type { Phrases } from '../phrases.ts'
import type { HttpApp, HttpContext } from './request/site-request.ts'
import { createEndpointReply } from './response/endpoint-reply.ts'
import type { GlobalRateLimit } from './request/global-rate-limit.ts'
import type { RequestFrame } from './frame.ts'
import { describeApi } from './openapi.ts'
import type { ServedEndpoint } from './prepare-endpoints.ts'
import type { Reply } from './response/reply.ts'
import type { UploadPace } from './request/read-body.ts'
import type { UploadBudget } from './request/upload-budget.ts'
import { parseRoute, type Route, buildRoutes } from './routes.ts'
import { getCallerContext, serveEndpoint } from './serve-endpoint.ts'

interface Needs<Site> {
  readonly contract: Contract
  readonly calls: ReadonlyMap<string, ServedEndpoint<Site>>
  readonly frame: RequestFrame<Site>
  readonly globalRateLimit: GlobalRateLimit
  readonly phrases: Phrases
  readonly uploadBudget: UploadBudget
  readonly uploadPace: UploadPace
}

/**
 * Mounts every endpoint of the contract at its route, and handles the other methods of each path.
 */
export function mountEndpoints<Site>(app: HttpApp<Site>, needs: Needs<Site>): void {
  const routes = buildRoutes(needs.contract)
  for (const route of routes) app.on(route.method, route.path, (c) => answerCall(c, route, needs))
  for (const path of new Set(routes.map((route) => route.path))) {
    // The back office reveals nothing about its routes: a wrong method gets the same response as an
    // unknown path.
    if (path.startsWith(office)) continue
    const methods = routes
      .filter((route) => route.path === path)
      .map((route) => route.method as string)
    app.all(path, (c) =>
      answerMethod(c, methods.includes('GET') ? [...methods, 'HEAD'] : methods, needs.frame),
    )
  }

  const calls = Object.entries(needs.contract)
  const members = describeOnce(calls.filter(([, call]) => !isOffice(call)))
  const staffs = describeOnce(calls.filter(([, call]) => isOffice(call)))
  app.get('/api/openapi.json', (c) =>
    needs.frame.send(c, { ...members(), cache: 'public, max-age=300' }),
  )
  app.get(`${office}openapi.json`, async (c) => {
    const { viewer } = await c.get('asked').staff()
    return viewer === null ? needs.frame.refuse(c, 'not_found') : needs.frame.send(c, staffs())
  })
}

/** The path prefix of back office endpoints. */
const office = '/api/office/'

function isOffice(call: Endpoint): boolean {
  return parseRoute(call).path.startsWith(office)
}

/** The OpenAPI document of some endpoints, created on the first request. */
function describeOnce(calls: readonly (readonly [string, Endpoint])[]): () => Reply {
  let description: string | undefined
  return () => {
    description ??= JSON.stringify(describeApi(Object.fromEntries(calls)))
    return { status: 200, kind: 'data', type: 'application/json; charset=utf-8', body: description }
  }
}

async function answerCall<Site>(
  c: HttpContext<Site>,
  route: Route,
  needs: Needs<Site>,
): Promise<Response> {
  const siteRequest = c.get('asked')
  const endpoint = route.calls.find(
    ({ query }) => query === null || siteRequest.query[query[0]] === query[1],
  )
  const served = endpoint && needs.calls.get(endpoint.name)
  if (served === undefined) return needs.frame.refuse(c, 'not_found')
  c.set('endpoint', endpoint?.name)
  const verdict = await needs.globalRateLimit(await getCallerContext(siteRequest, served.call))
  if (!verdict.granted) return needs.frame.refuse(c, 'too_many', verdict)
  const answer = await serveEndpoint(c, siteRequest, served, needs)
  return needs.frame.send(c, createEndpointReply(answer, served.call, siteRequest.requestId))
}

/**
 * OPTIONS lists the methods of a path; other sites may not use any of them, so there is no CORS.
 */
function answerMethod<Site>(
  c: HttpContext<Site>,
  methods: readonly string[],
  frame: RequestFrame<Site>,
): Promise<Response> {
  const headers = { allow: [...methods, 'OPTIONS'].join(', ') }
  if (c.req.method === 'OPTIONS')
    return frame.send(c, { status: 204, kind: 'data', body: null, headers })
  return frame.refuse(c, 'wrong_method', { headers })
}
