import {
  createNotifications,
  type Notifications,
} from '#features/conversation/notifications/server/index.ts'
import { createEmailSiteResolver } from '../email/email-site.ts'
import type { EmailParts } from './compose-emails.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

/** How long a provider may take to answer. */
const fetchTimeoutMs = 10_000

/** Fetches the first 64 kB of a text; throws if the answer is not 200. */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(fetchTimeoutMs),
  })
  if (response.status !== 200) throw new Error(`${new URL(url).host} answered ${response.status}`)
  return (await response.text()).slice(0, 65_536)
}

/** Creates the notification emails, and connects what the mail server refuses to them. */
export function composeNotifications(
  infrastructure: Infrastructure,
  { returnPaths, sendEmail, deliveries }: EmailParts,
  product: () => Product,
): Notifications {
  const { database, cursors, clock, log, phrases, limits, config, installationKey } = infrastructure
  const notifications = createNotifications({
    database,
    cursors,
    clock,
    log,
    phrases,
    limits,
    secret: installationKey,
    returnPaths,
    providerReports: config,
    fetchText,
    sendEmail,
    deliveries,
    allSites: () => product().sites.allSites(),
    siteById: (...asked) => product().sites.siteById(...asked),
    mailSite: createEmailSiteResolver(config),
    labelFor: (...asked) => product().fictionalProfiles.labelFor(...asked),
    hidesFrom: (...asked) => product().fictionalProfiles.hidesFrom(...asked),
    citiesAround: (...asked) => product().search.distances.around(...asked),
    takesBreak: (...asked) => product().spendingLimits.takesBreak(...asked),
    note: (...asked) => product().staff.note(...asked),
    staffNames: (...asked) => product().staff.getNames(...asked),
    staffEmail: (...asked) => product().staff.getEmail(...asked),
    hasVisiblePage: (account) => product().push.hasVisiblePage(account),
  })
  infrastructure.onRefusedAddress(notifications.onRefused)
  return notifications
}
