import {
  createNotifications,
  type Notifications,
  type ReturnPaths,
} from '#features/conversation/notifications/server/index.ts'
import type { SendEmail } from '#platform/server/mail/email.ts'
import { createEmailSiteResolver } from '../email-site.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { Product } from '../product.ts'

interface NotificationsParts
  extends Pick<Product, 'sites' | 'fictionalProfiles' | 'search' | 'push'> {
  readonly sendEmail: SendEmail
  readonly returnPaths: ReturnPaths
}

/** Creates the notification emails, and connects what the mail server refuses to them. */
export function composeNotifications(
  infrastructure: Infrastructure,
  { sendEmail, returnPaths, sites, fictionalProfiles, search, push }: NotificationsParts,
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
    siteById: sites.siteById,
    mailSite: createEmailSiteResolver(config),
    labelFor: fictionalProfiles.labelFor,
    hidesFrom: fictionalProfiles.hidesFrom,
    citiesAround: search.distances.around,
    hasVisiblePage: push.hasVisiblePage,
  })
  infrastructure.onRefusedAddress(notifications.onRefused)
  return notifications
}
