import type { EventPayload } from '#kernel/event.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import { newToken } from '#platform/server/random.ts'
import type { events } from '../../contract/accounts.ts'
import { resetMs } from '../../rules/periods.ts'
import type { AccountsDeps } from '../deps.ts'
import { createResetSeal } from '../event-seal.ts'
import { createPasswordResetEmail } from '../mails/password-reset-email.ts'
import { sendReactivationEmail } from '../deletion/send-reactivation.ts'
import { selectByEmail } from '../store.ts'
import { insertTokenFor } from '../store-tokens.ts'

/**
 * Sends the link for a new password to an address if it has an account: to its owner's account,
 * otherwise to the newest that claims it. The owner of a deleted account gets the reactivation link
 * instead (ACC-07).
 */
export function sendReset(
  deps: AccountsDeps,
): AsyncSubscriber<EventPayload<(typeof events)['accounts.reset_requested']>> {
  const seal = createResetSeal(deps)
  return async function sendReset({ site: siteId, sealed }, { id, now }) {
    const { email } = seal.open(sealed)
    const site = await deps.sites.siteById(siteId)
    const { owner, claim } = await selectByEmail(deps.database, {
      pool: site.pool,
      emailKey: email,
      device: null,
    })
    const reader = owner ?? claim
    if (reader?.status === 'deleted') return sendReactivationEmail(deps, reader.id, { id, now })
    if (reader === null || (reader.status !== 'active' && reader.status !== 'not_confirmed')) return
    const { token, hash } = newToken()
    const expiresAt = new Date(now.getTime() + resetMs)
    const secret = { hash, kind: 'reset', account: reader.id, emailKey: email, expiresAt } as const
    // The address has just moved to another account, or to none.
    if (!(await insertTokenFor(deps.database, secret, now))) return
    const mailSite = deps.mailSite(site)
    const emailContent = createPasswordResetEmail(deps.phrases, {
      locale: reader.locale,
      site: mailSite,
      name: reader.name,
      token,
    })
    await deps.mail({
      to: reader.email,
      reader: reader.id,
      site: mailSite,
      locale: reader.locale,
      content: emailContent,
      category: 'reset',
      key: `reset-${id}`,
    })
  }
}
