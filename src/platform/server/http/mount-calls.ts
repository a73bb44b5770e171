import type { Contract } from '#kernel/call.ts'
import type { Phrases } from '../phrases.ts'
import type { HttpApp, HttpContext } from './asked.ts'
import { callReply } from './call-reply.ts'
import type { Flood } from './flood.ts'
import type { Frame } from './frame.ts'
import { describeApi } from './openapi.ts'
import type { ServedCall } from './perform-call.ts'
import { type Route, routesOf } from './routes.ts'
import { serveCall } from './serve-call.ts'

interface Needs<Site> {
  readonly contract: Contract
  readonly calls: ReadonlyMap<string, ServedCall<Site>>
  readonly frame: Frame<Site>
  readonly flood: Flood
  readonly phrases: Phrases
}

/** Puts every call of the contract at its address, and says which methods an address knows. */
export function mountCalls<Site>(app: HttpApp<Site>, needs: Needs<Site>): void {
  const routes = routesOf(needs.contract)
  for (const route of routes) app.on(route.method, route.path, (c) => answerCall(c, route, needs))
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map((route) => route.method as string)
    app.all(path, (c) => answerMethod(c, methods.includes('GET') ? [...methods, 'HEAD'] : methods, needs.frame))
  }

  let description: string | undefined
  app.get('/api/openapi.json', (c) => {
    description ??= JSON.stringify(describeApi(needs.contract))
    return needs.frame.send(c, {
      status: 200,
      kind: 'data',
      type: 'application/json; charset=utf-8',
      cache: 'public, max-age=300',
      body: description,
    })
  })
}

async function answerCall<Site>(c: HttpContext<Site>, route: Route, needs: Needs<Site>): Promise<Response> {
  const asked = c.get('asked')
  const found = route.calls.find(({ query }) => query === null || asked.query[query[0]] === query[1])
  const served = found && needs.calls.get(found.name)
  if (served === undefined) return needs.frame.refuse(c, 'not_found')
  const caller = served.call.viewer === 'machine' ? asked.visitor : await asked.context()
  const verdict = await needs.flood(caller)
  if (!verdict.granted) return needs.frame.refuse(c, 'too_many', verdict)
  const answer = await serveCall(c, asked, served, needs.phrases)
  return needs.frame.send(c, callReply(answer, served.call, asked.requestId))
}

/** OPTIONS tells what an address can do; no other site may do any of it, so there is no CORS. */
function answerMethod<Site>(c: HttpContext<Site>, methods: readonly string[], frame: Frame<Site>): Promise<Response> {
  const headers = { allow: [...methods, 'OPTIONS'].join(', ') }
  if (c.req.method === 'OPTIONS') return frame.send(c, { status: 204, kind: 'data', body: null, headers })
  return frame.refuse(c, 'wrong_method', { headers })
}
