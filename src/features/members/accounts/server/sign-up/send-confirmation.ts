import type { EventPayload } from '#kernel/event.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import { newToken } from '#platform/server/random.ts'
import type { events } from '../../contract/accounts.ts'
import { confirmationMs } from '../../rules/periods.ts'
import type { AccountsDeps } from '../deps.ts'
import { createConfirmationEmail } from '../mails/confirmation-email.ts'
import { createKnownAddressEmail } from '../mails/known-address-email.ts'
import { sendReactivationEmail } from '../deletion/send-reactivation.ts'
import { selectAccount, selectByEmail } from '../store.ts'
import { insertTokenFor } from '../store-tokens.ts'

/**
 * Sends an email to a claimed address: the link that confirms it, or, if another account has
 * confirmed it before, a notice to that owner in their own language. This is decided only here,
 * long after the sign-up has received its response.
 */
export function sendConfirmation(
  deps: AccountsDeps,
): AsyncSubscriber<EventPayload<(typeof events)['accounts.confirmation_requested']>> {
  return async function sendConfirmation({ account }, { id, now }) {
    const claimant = await selectAccount(deps.database, account)
    if (claimant === null || claimant.status !== 'not_confirmed') return
    const { owner } = await selectByEmail(deps.database, {
      pool: claimant.pool,
      emailKey: claimant.email_key,
      device: null,
    })
    const reader = owner ?? claimant
    const site = await deps.sites.siteById(claimant.site)
    const about = { locale: reader.locale, site: deps.mailSite(site), name: reader.name }
    const address = { to: reader.email, reader: reader.id, site: about.site, locale: reader.locale }
    if (owner !== null) {
      if (owner.status === 'deleted') return sendReactivationEmail(deps, owner.id, { id, now })
      // An account closed by our staff is not invited to log in.
      if (owner.status !== 'active') return
      const emailContent = createKnownAddressEmail(deps.phrases, about)
      return deps.mail({
        ...address,
        content: emailContent,
        category: 'known_address',
        key: `known-address-${id}`,
      })
    }
    const { token, hash } = newToken()
    const expiresAt = new Date(now.getTime() + confirmationMs)
    const secret = {
      hash,
      kind: 'activate',
      account,
      emailKey: claimant.email_key,
      expiresAt,
    } as const
    // The address has just been corrected, and the email to the new one is already on its way.
    if (!(await insertTokenFor(deps.database, secret, now))) return
    const letter = createConfirmationEmail(deps.phrases, { ...about, token })
    await deps.mail({
      ...address,
      content: letter,
      category: 'activation',
      key: `activation-${id}`,
    })
  }
}
