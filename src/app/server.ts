import type { Config } from '#platform/server/config/config.ts'
import type { HealthCheck } from '#platform/server/http/health.ts'
import { createHttp, type Http } from '#platform/server/http/http.ts'
import { selectAnswer } from '#platform/server/http/store-health.ts'
import { logImageConfinement } from '#platform/server/images/log-image-confinement.ts'
import { createLive } from '#platform/server/live/live.ts'
import type { LookUpTxt } from '#platform/server/mail/look-up-txt.ts'
import { createLog, type Log } from '#platform/server/log/log.ts'
import { manifestRoute } from '#features/conversation/pwa/server/index.ts'
import { tagScriptRoutes } from '#features/site/campaign-pages/server/index.ts'
import { chooseLocale, localeCookie, type Site } from '#features/site/sites/index.ts'
import { scheduleBackups } from './backups/schedule-backups.ts'
import { compose } from './compose.ts'
import { contract } from './contract.ts'
import { createDevPages } from './pages/dev-pages.ts'
import { type Infrastructure, startInfrastructure } from './infrastructure.ts'
import { listOfficeHostProblems } from './pages/list-office-host-problems.ts'
import { createLiveViewers } from './live-viewer.ts'
import { officePages } from './pages/office-pages.ts'
import { type PageFiles, readBuiltPages } from './pages/page-files.ts'
import type { Product } from './product.ts'
import { createPageRenderer } from './pages/create-page-renderer.ts'
import { createOwnPageList } from './pages/search-engines/list-own-pages.ts'
import { searchEngineRoutes } from './pages/search-engines/search-engine-routes.ts'
import { readUrlLocale } from './pages/url-locale.ts'
import { scheduleJobs } from './schedule.ts'
import { createSiteView, isSearchOpenToVisitors } from './site-view.ts'
import { startMetrics } from './metrics/start-metrics.ts'
import { startReportServer } from './composition/start-report-server.ts'
import { sourcePath, sourceRoute } from './pages/source-route.ts'

/** A running site. */
export interface RunningServer {
  readonly infrastructure: Infrastructure
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
  /** Of the role that can back up an embedded PostgreSQL. */
  readonly backupUrl?: string | undefined
  readonly log?: Log
  /** For development: serves pages from the sources instead of the build. */
  readonly pageFiles?: PageFiles
  /** The port to listen on if it differs from the public one, `config.port`. */
  readonly port?: number
  /** For tests: checks every response against the contract and throws if it differs. */
  readonly validateReplies?: boolean
  readonly limits?: 'enforce' | 'count'
  /** For tests: with `by hand`, timed jobs run only when the clock is moved, not as time passes. */
  readonly timedJobs?: 'by clock' | 'by hand'
  /** For tests: the records that the DNS publishes. */
  readonly lookUpTxt?: LookUpTxt
}

/** Starts the server from a configuration and a migrated database. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, databaseUrl } = options
  const log =
    options.log ?? createLog({ level: config.logLevel, pretty: process.stdout.isTTY === true })
  const { limits, timedJobs, lookUpTxt } = options
  const infrastructure = await startInfrastructure({
    config,
    databaseUrl,
    log,
    ...(limits && { limits }),
    ...(timedJobs && { timedJobs }),
    ...(lookUpTxt && { lookUpTxt }),
  })
  const product = compose(infrastructure)
  const { accounts, sites, photos, gifts, ads, payments, sandboxGateway, eventBus } = product
  await refuseOfficeHosts(config, product)
  const pageFiles = options.pageFiles ?? (await readBuiltPages())
  const siteView = createSiteView(sites, {
    demo: config.mode === 'demo',
    sourceUrl: config.sourceUrl ?? sourcePath,
  })

  const listOwnPages = createOwnPageList(product.contentPages.operatorPages)

  const http = createHttp<Site>({
    contract,
    handlers: collectHandlers(product),
    findSite: (host) => sites.findSite(config.officeHosts.get(host) ?? host),
    findViewer: accounts.findViewer,
    mustAcceptTerms: (context) => accounts.mustAcceptTerms(context.viewer.account, context),
    findStaff: product.staff.findStaff,
    searchOpen: isSearchOpenToVisitors,
    chooseLocale: ({ settings, locales, domainLanguage }, cookies, acceptLanguage, url) =>
      readUrlLocale(url) ??
      chooseLocale({
        cookie: cookies[localeCookie.name],
        first: settings.first_language,
        acceptLanguage,
        offered: locales,
        domainLanguage,
      }),
    phrases: infrastructure.phrases,
    clock: infrastructure.clock,
    log,
    limits: infrastructure.limits,
    pages: createPageRenderer(pageFiles.render, siteView, listOwnPages),
    statics: pageFiles.folder,
    extra: (app, tools) => {
      sourceRoute(infrastructure.limits)(app, tools)
      searchEngineRoutes(sites, listOwnPages)(app, tools)
      tagScriptRoutes(app, tools)
      manifestRoute({ ...infrastructure, ...sites })(app, tools)
      accounts.routes(app, tools)
      product.notifications.routes(app, tools)
      photos.routes(app, tools)
      ads.routes(app, tools)
      gifts.routes(app, tools)
      payments.routes(app, tools)
      product.invoices.routes(app, tools)
      product.creditStatement.routes(app, tools)
      product.photoModeration.routes(app, tools)
      product.reports.routes(app, tools)
      product.personaDesk.routes(app, tools)
      product.photoVerification.routes(app, tools)
      officePages(product.staff, siteView, pageFiles.office)(app, tools)
    },
    ...(config.devPages && { mountDevPages: createDevPages(infrastructure, product) }),
    mode: config.mode,
    trustedProxies: config.trustedProxies,
    health: listHealthChecks(infrastructure),
    officeHosts: new Set(config.officeHosts.keys()),
    ...(infrastructure.metrics !== null && { countRequest: infrastructure.metrics.countRequest }),
    ...(options.validateReplies && { validateReplies: true }),
  })
  const viewers = createLiveViewers(product, infrastructure.clock)
  const live = createLive({
    bus: infrastructure.bus,
    locate: http.locate,
    rateLimits: infrastructure.limits,
    findViewer: viewers.find,
    validSessions: accounts.validSessions,
    clock: infrastructure.clock,
    log,
  })
  product.openTabs.join(live)
  product.chat.join(live)
  product.profiles.join(live, viewers.findSite)
  product.push.join(live)
  accounts.onRevoked((session) => live.closeSession(session))
  accounts.onRevoked(product.push.endSession)

  eventBus.start()
  await scheduleJobs(infrastructure, product)
  scheduleBackups(infrastructure, product, options.backupUrl)
  await infrastructure.jobs.start()
  const reportServer = await startReportServer(infrastructure, product)
  const metricsServer = await startMetrics(infrastructure, product, live)
  const server = await http.listen(options.port ?? config.port, config.host)
  live.attach(server)
  if (config.mode === 'production') void logImageConfinement(log)
  const address = server.address()
  return {
    infrastructure,
    product,
    http,
    port: typeof address === 'object' && address !== null ? address.port : config.port,
    async stop() {
      await live.stop()
      await http.close()
      await reportServer?.stop()
      await metricsServer?.stop()
      await sandboxGateway?.stop()
      await eventBus.stop()
      await product.push.stop()
      await product.notifications.stop()
      await infrastructure.stop()
    },
  }
}

/** The parts that must work for this server to be ready. */
function listHealthChecks({ database, bus }: Infrastructure): readonly HealthCheck[] {
  return [
    {
      name: 'database',
      isWorking: () => selectAnswer(database),
    },
    { name: 'live events', isWorking: () => bus.isConnected() },
  ]
}

/** The handlers of all features by endpoint name. */
function collectHandlers(product: Product) {
  return Object.assign(
    {},
    ...Object.values(product).map((part) =>
      part !== null && 'handlers' in part ? part.handlers : {},
    ),
  )
}

/** Throws if the back office's own hosts don't fit the sites. */
async function refuseOfficeHosts({ officeHosts }: Config, { sites }: Product): Promise<void> {
  const problems = listOfficeHostProblems(officeHosts, await sites.allSites())
  if (problems.length > 0)
    throw new Error(`MINUET_OFFICE_HOST:\n${problems.map((line) => `  ${line}`).join('\n')}`)
}
