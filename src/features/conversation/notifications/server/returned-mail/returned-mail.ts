import type { Email } from '#platform/server/mail/email.ts'
import type { MailReport } from '#platform/server/mail/parse-report.ts'
import { parseEmailKey } from '../../rules/email-key.ts'
import type { NotificationsDeps } from '../deps.ts'
import type { Suppressions } from '../suppressions.ts'
import { updateBounced } from '../store-suppressions.ts'

type Parts = Pick<
  NotificationsDeps,
  'database' | 'clock' | 'log' | 'returnPaths' | 'deliveries'
> & {
  readonly suppressions: Suppressions
}

/** The mail server refused an address for good while an email was being sent. */
export function onRefused({ database, clock, suppressions }: Parts) {
  return async (
    { reader, to, key }: Pick<Email, 'reader' | 'to' | 'key'>,
    response: string,
  ): Promise<void> => {
    const now = clock.now()
    const id = parseEmailKey(key)
    if (id !== null) await updateBounced(database, id, now)
    if (reader !== null)
      await suppressions.recordBounce({ account: reader, email: to, status: response }, now)
  }
}

/**
 * A report about an email came back to its return path. Only those that this installation wrote are
 * believed, and only for the address that the account has now.
 */
export function onReport({ clock, log, returnPaths, suppressions, deliveries }: Parts) {
  return async (localPart: string, report: MailReport): Promise<void> => {
    const to = returnPaths.parse(localPart)
    const email = to === null ? null : await suppressions.findAddress(to)
    if (to === null || email === null) return
    const { account } = to
    log.info({ category: report.kind, status: report.status }, 'an email came back')
    await deliveries.returned({ account, address: email, report }, clock.now())
    if (report.kind === 'complaint')
      await suppressions.recordComplaint({ account, email }, clock.now())
    else await suppressions.recordBounce({ account, email, status: report.status }, clock.now())
  }
}
