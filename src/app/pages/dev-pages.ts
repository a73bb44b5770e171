import type { Hono } from 'hono'
import { createClockPage } from '#platform/server/dev/clock-page.ts'
import { mountDevPages, type DevPage } from '#platform/server/dev/mount-dev-pages.ts'
import { createEmailPage } from '#platform/server/dev/email-page.ts'
import { createSmsPage } from '#platform/server/dev/sms-page.ts'
import type { HttpApp } from '#platform/server/http/request/site-request.ts'
import type { RawRouteTools } from '#platform/server/http/raw-route.ts'
import { saveClock } from '#platform/server/dev/store-clock.ts'
import type { Site } from '#features/site/sites/index.ts'
import { createDevLoginPage } from './dev-login-page.ts'
import type { Product } from '../product.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { createOfficeLoginPage } from './office-login-page.ts'

/**
 * Lists /dev/ui among the development pages. It is a page of the site itself, so that the UI kit is
 * rendered the way pages are.
 */
const uiKitPage: DevPage = {
  path: '/ui',
  title: 'The ui kit',
  about: 'Every component in all its states, light and dark.',
  mount: () => {},
}

/**
 * The development pages of the demo: email and text message inboxes, the clock, logging in as a
 * cast member, the UI kit. Never mounted in production.
 */
export function createDevPages(
  infrastructure: Infrastructure,
  product: Product,
): (app: HttpApp<Site>, helpers: RawRouteTools<Site>) => void {
  const { clock, database, jobs, inbox, smsInbox } = infrastructure
  return (app) =>
    mountDevPages(app as unknown as Hono, [
      ...(inbox === null ? [] : [createEmailPage(inbox, product.sites.allSites)]),
      ...(smsInbox === null ? [] : [createSmsPage(smsInbox)]),
      createDevLoginPage(product),
      createOfficeLoginPage(product),
      createClockPage({
        clock,
        save: () => saveClock(database, clock),
        runDue: () => jobs.runDue(),
        drain: () => product.eventBus.drain(),
      }),
      ...(product.sandboxGateway === null ? [] : [product.sandboxGateway.devPage]),
      uiKitPage,
    ])
}
