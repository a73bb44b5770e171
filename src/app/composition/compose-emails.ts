import {
  createReturnPaths,
  type ReturnPaths,
  withReturnPath,
} from '#features/conversation/notifications/server/index.ts'
import { withNeutralEmails } from '#features/members/quiet-mode/server/index.ts'
import { createDeliveryLog, type DeliveryLog } from '#features/office/operations/server/index.ts'
import type { DeliverEmail, SendEmail } from '#platform/server/mail/email.ts'
import type { Infrastructure } from '../infrastructure.ts'

/** How the product sends emails. */
export interface EmailParts {
  readonly returnPaths: ReturnPaths
  /** Records the outcomes of emails. */
  readonly deliveries: DeliveryLog
  /** Delivers an email as it is, and records it. */
  readonly deliverEmail: DeliverEmail
  /** For features: the recipient's choice of neutral emails is applied. */
  readonly sendEmail: SendEmail
}

/** Adds return paths, the record of deliveries, and neutral emails to the mail server. */
export function composeEmails(
  infrastructure: Infrastructure,
  wantsNeutral: (account: number) => Promise<boolean>,
): EmailParts {
  const { config, installationKey, phrases } = infrastructure
  const returnPaths = createReturnPaths(installationKey, config.bounceDomain ?? null)
  const deliveries = createDeliveryLog({ ...infrastructure, secret: installationKey })
  const deliverEmail = deliveries.wrap(
    withReturnPath(infrastructure.deliverEmail, returnPaths, config),
  )
  return {
    returnPaths,
    deliveries,
    deliverEmail,
    sendEmail: withNeutralEmails(deliverEmail, { phrases, wantsNeutral }),
  }
}
