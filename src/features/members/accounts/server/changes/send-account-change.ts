import type { EventPayload } from '#kernel/event.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import { newToken } from '#platform/server/random.ts'
import type { events } from '../../contract/accounts.ts'
import { emailKey } from '../../rules/email.ts'
import { emailChangeMs, undoMs } from '../../rules/periods.ts'
import type { AccountsDeps } from '../deps.ts'
import { createAccountChangedEmail } from '../mails/account-changed-email.ts'
import { createNewAddressEmail } from '../mails/new-address-email.ts'
import { createTakenAddressEmail } from '../mails/taken-address-email.ts'
import { selectAccount, selectByEmail } from '../store.ts'
import { selectChange } from './store-changes.ts'
import { insertToken } from '../store-tokens.ts'

type EmailSubscriber<Name extends keyof typeof events> = AsyncSubscriber<
  EventPayload<(typeof events)[Name]>
>

/**
 * Sends an email to a new address: the link that confirms it, or, if the address belongs to another
 * account, a notice to that account's owner. This is decided only here, after the requester has
 * received the response (SEC-07).
 */
export function sendEmailChangeLink(
  deps: AccountsDeps,
): EmailSubscriber<'accounts.email_change_requested'> {
  return async function sendMailChange({ change: id }, delivery) {
    const change = await selectChange(deps.database, id)
    const account = change === null ? null : await selectAccount(deps.database, change.account)
    if (change?.new_email == null || change.done_at !== null || account?.status !== 'active') return
    const query = { pool: account.pool, emailKey: emailKey(change.new_email), device: null }
    const { owner } = await selectByEmail(deps.database, query)
    if (owner !== null && owner.status !== 'active') return
    const reader = owner ?? account
    const site = deps.mailSite(await deps.sites.siteById(account.site))
    const about = { locale: reader.locale, site, name: reader.name }
    const address = {
      to: owner?.email ?? change.new_email,
      reader: reader.id,
      site,
      locale: reader.locale,
    }
    if (owner !== null) {
      const emailContent = createTakenAddressEmail(deps.phrases, about)
      return deps.mail({
        ...address,
        content: emailContent,
        category: 'known_address',
        key: `taken-address-${delivery.id}`,
      })
    }
    const { token, hash } = newToken()
    const expiresAt = new Date(change.requested_at.getTime() + emailChangeMs)
    await insertToken(
      deps.database,
      { hash, kind: 'email', account: account.id, change: id, expiresAt },
      delivery.now,
    )
    const letter = createNewAddressEmail(deps.phrases, { ...about, token })
    await deps.mail({
      ...address,
      content: letter,
      category: 'mail_change',
      key: `mail-change-${delivery.id}`,
    })
  }
}

/**
 * Notifies the account's previous address of what changed, with the link that undoes it for 48
 * hours (BEY-12).
 */
export function sendAccountChanged(deps: AccountsDeps): EmailSubscriber<'accounts.changed'> {
  return async function sendChanged({ change: id }, delivery) {
    const change = await selectChange(deps.database, id)
    const account = change === null ? null : await selectAccount(deps.database, change.account)
    if (change?.done_at == null || change.undone_at !== null || account === null) return
    const site = deps.mailSite(await deps.sites.siteById(account.site))
    const { token, hash } = newToken()
    const expiresAt = new Date(change.done_at.getTime() + undoMs)
    await insertToken(
      deps.database,
      { hash, kind: 'undo', account: account.id, change: id, expiresAt },
      delivery.now,
    )
    const about = { locale: account.locale, site, name: account.name, token, what: change.kind }
    await deps.mail({
      to: change.old_email ?? account.email,
      reader: account.id,
      site,
      locale: account.locale,
      content: createAccountChangedEmail(deps.phrases, about),
      category: 'changed',
      key: `changed-${delivery.id}`,
    })
  }
}
