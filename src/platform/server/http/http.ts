import type { Server } from 'node:http'
import { Hono, type MiddlewareHandler } from 'hono'
import type { HttpApp, HttpEnv } from './request/site-request.ts'
import { createGlobalRateLimit } from './request/global-rate-limit.ts'
import { createFrame } from './frame.ts'
import { createHealth } from './health.ts'
import { closeServer, createNodeServer, listenOn, defaultTimeouts } from './listen.ts'
import { type CallEndpoint, createEndpointCaller } from './create-endpoint-caller.ts'
import { mountEndpoints } from './mount-endpoints.ts'
import { mountPages } from './mount-pages.ts'
import { mountStatics } from './mount-statics.ts'
import { createOfficeHostGate } from './office-host-gate.ts'
import type { HttpOptions } from './options.ts'
import { prepareEndpoints } from './prepare-endpoints.ts'
import type { RawRouteTools } from './raw-route.ts'
import { createRawRouteLimit } from './raw-route-limit.ts'
import { createRequestLocator, type LocateRequest } from './request/request-location.ts'
import { defaultUploadPace } from './request/read-body.ts'
import { createSessionGate } from './request/session-gate.ts'
import { listSessionTokens } from './response/cookies.ts'
import { createUploadBudget } from './request/upload-budget.ts'
import { createUnreadBodies } from './request/unread-bodies.ts'

/** The HTTP layer: the contract's endpoints, the pages and the static files. */
export interface Http<Site> {
  readonly app: HttpApp<Site>
  /**
   * Starts listening, on this machine only unless another address is given; port 0 takes any free
   * one.
   */
  listen(port: number, host?: string): Promise<Server>
  /** Locates a request by the same headers as this layer, for WebSocket upgrades. */
  readonly locate: LocateRequest
  /** Accepts no new requests and waits for those in progress, at most ten seconds. */
  close(): Promise<void>
  /**
   * Calls an endpoint within the server, with the same checks as over HTTP. An unexpected error is
   * logged and returned as a failure.
   */
  readonly call: CallEndpoint<Site>
}

/** Builds the HTTP layer. Throws if the contract and its handlers do not match. */
export function createHttp<Site>(options: HttpOptions<Site>): Http<Site> {
  if (options.mode === 'production' && options.mountDevPages !== undefined)
    throw new Error('production must not serve pages under /dev')
  const app: HttpApp<Site> = new Hono<HttpEnv<Site>>()
  const locate = createRequestLocator(options)
  const sessionGate = createSessionGate(options.limits, options.globalRateLimits)
  const frame = createFrame(options, { locate, sessionGate })
  const calls = prepareEndpoints(options)
  const call = createEndpointCaller(calls, options)
  const globalRateLimit = createGlobalRateLimit(options.limits, options.globalRateLimits)
  const helpers: RawRouteTools<Site> = {
    context: (c) => c.get('asked').context(),
    staff: (c) => c.get('asked').staff(),
    send: frame.send,
    refuse: (c, code, more) => frame.refuse(c, code, more),
  }

  const health = createHealth(options.health ?? [])
  app.onError((error, c) => frame.fault(error, c))
  app.use(createUnreadBodies(options.unreadBodies) as MiddlewareHandler)
  app.use(health.answer)
  app.use(frame.around)
  app.use(createOfficeHostGate(options.officeHosts ?? new Set(), frame))
  const uploadBudget = createUploadBudget(options.uploadBudget)
  const uploadPace = options.uploadPace ?? defaultUploadPace
  mountEndpoints(app, {
    calls,
    frame,
    globalRateLimit,
    uploadBudget,
    uploadPace,
    phrases: options.phrases,
    contract: options.contract,
  })
  mountStatics(app, { frame, statics: options.statics })
  app.use(createRawRouteLimit({ ...options, frame, globalRateLimit }))
  options.extra?.(app, helpers)
  options.mountDevPages?.(app, helpers)
  mountPages(app, { frame, call, pages: options.pages })

  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  let server: Server | undefined
  return {
    app,
    call,
    locate,
    listen(port, host = '127.0.0.1') {
      server ??= createNodeServer({
        fetch: app.fetch as never,
        timeouts,
        log: options.log,
        hasSession: (cookies) => listSessionTokens(cookies).some(sessionGate.isKnown),
      })
      return listenOn(server, port, host)
    },
    close: async () => {
      health.stop()
      if (server !== undefined) await closeServer(server, timeouts.close)
    },
  }
}
