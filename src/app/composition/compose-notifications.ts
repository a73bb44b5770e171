import {
  createNotifications,
  type Notifications,
  type ReturnPaths,
} from '#features/conversation/notifications/server/index.ts'
import type { SendEmail } from '#platform/server/mail/email.ts'
import { createEmailSiteResolver } from '../email-site.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

/** Creates the notification emails, and connects what the mail server refuses to them. */
export function composeNotifications(
  infrastructure: Infrastructure,
  returnPaths: ReturnPaths,
  sendEmail: SendEmail,
  product: () => Product,
): Notifications {
  const { database, clock, log, phrases, limits, config, installationKey } = infrastructure
  const notifications = createNotifications({
    database,
    clock,
    log,
    phrases,
    limits,
    secret: installationKey,
    returnPaths,
    sendEmail,
    siteById: (...asked) => product().sites.siteById(...asked),
    mailSite: createEmailSiteResolver(config),
    labelFor: (...asked) => product().fictionalProfiles.labelFor(...asked),
    hidesFrom: (...asked) => product().fictionalProfiles.hidesFrom(...asked),
    citiesAround: (...asked) => product().search.distances.around(...asked),
    hasVisiblePage: (account) => product().push.hasVisiblePage(account),
  })
  infrastructure.onRefusedAddress(notifications.onRefused)
  return notifications
}
