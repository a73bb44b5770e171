import { join } from 'node:path'
import type { Config } from '#platform/server/config/config.ts'
import { projectRoot } from '#platform/server/config/project-root.ts'
import { createHttp, type Http } from '#platform/server/http/http.ts'
import { createLive } from '#platform/server/live/live.ts'
import { createLog, type Log } from '#platform/server/log/log.ts'
import { chooseLocale, localeCookie, type Site } from '#features/site/sites/index.ts'
import { compose } from './compose.ts'
import { contract } from './contract.ts'
import { openDevDoors } from './dev-doors.ts'
import { type Floor, startFloor } from './floor.ts'
import { createLiveViewers } from './live-viewer.ts'
import { officePages } from './office-pages.ts'
import type { Product } from './product.ts'
import { renderPages } from './render-pages.ts'
import { scheduleJobs } from './schedule.ts'
import { createSiteView, openToVisitors } from './site-view.ts'

/** A running site. */
export interface RunningServer {
  readonly floor: Floor
  readonly product: Product
  readonly http: Http<Site>
  /** The port it listens on. */
  readonly port: number
  /** Accepts no new requests, finishes those in progress, and closes. */
  stop(): Promise<void>
}

interface ServerOptions {
  readonly config: Config
  readonly databaseUrl: string
  readonly log?: Log
  /** For tests: checks every reply against the contract and throws if it differs. */
  readonly validateReplies?: boolean
  readonly limits?: 'enforce' | 'count'
  /**
   * For tests: with `by hand`, timed jobs run only when the clock is moved, not because time
   * passes.
   */
  readonly timedJobs?: 'by clock' | 'by hand'
}

/** Starts the server from a configuration and a migrated database. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, databaseUrl } = options
  const log = options.log ?? createLog({ pretty: process.stdout.isTTY === true })
  const { limits, timedJobs } = options
  const floor = await startFloor({
    config,
    databaseUrl,
    log,
    ...(limits && { limits }),
    ...(timedJobs && { timedJobs }),
  })
  const product = compose(floor)
  const { accounts, sites, photos, gifts, sponsored, payments, book } = product
  const siteView = createSiteView(sites, config.mode === 'demo')

  const http = createHttp<Site>({
    contract,
    handlers: handlersOf(product),
    findSite: sites.findSite,
    findViewer: accounts.findViewer,
    findStaff: product.staff.findStaff,
    searchOpen: openToVisitors,
    chooseLocale: (site, cookies) =>
      chooseLocale({ cookie: cookies[localeCookie.name], domainLanguage: site.domainLanguage }),
    phrases: floor.phrases,
    clock: floor.clock,
    log,
    limits: floor.limits,
    pages: await renderPages(siteView),
    statics: join(projectRoot, 'dist/client'),
    extra: (app, tools) => {
      accounts.routes(app, tools)
      photos.routes(app, tools)
      sponsored.routes(app, tools)
      gifts.routes(app, tools)
      payments.routes(app, tools)
      product.invoices.routes(app, tools)
      product.statement.routes(app, tools)
      product.moderation.routes(app, tools)
      product.desk.routes(app, tools)
      product.verification.routes(app, tools)
      officePages(product.staff, siteView)(app, tools)
    },
    ...(config.devDoors && { devDoors: openDevDoors(floor, product) }),
    mode: config.mode,
    trustedProxies: config.trustedProxies,
    ...(options.validateReplies && { validateReplies: true }),
  })
  const viewers = createLiveViewers(product, floor.clock)
  const live = createLive({
    bus: floor.bus,
    findViewer: viewers.find,
    validSessions: accounts.validSessions,
    clock: floor.clock,
    log,
  })
  product.open.join(live)
  product.chat.join(live)
  product.profiles.join(live, viewers.siteOf)
  product.push.join(live)
  accounts.onRevoked((session) => live.closeSession(session))
  accounts.onRevoked(product.push.endSession)

  book.start()
  await scheduleJobs(floor, product)
  await floor.jobs.start()
  const server = await http.listen(config.port, config.host)
  live.attach(server)
  const address = server.address()
  return {
    floor,
    product,
    http,
    port: typeof address === 'object' && address !== null ? address.port : config.port,
    async stop() {
      await live.stop()
      await http.close()
      await payments.stop()
      await book.stop()
      await product.push.stop()
      await floor.stop()
    },
  }
}

/** The handlers of all features by endpoint name. */
function handlersOf(product: Product) {
  return Object.assign({}, ...Object.values(product).map((part) => ('handlers' in part ? part.handlers : {})))
}
