import type { Carries } from '#kernel/event.ts'
import type { LaterSubscriber } from '#platform/server/events/emit.ts'
import { newToken } from '#platform/server/random.ts'
import type { events } from '../contract.ts'
import { emailKey } from '../rules/email.ts'
import { mailChangeMs, undoMs } from '../rules/spans.ts'
import type { AccountsDeps } from './deps.ts'
import { changedLetter } from './mails/changed-letter.ts'
import { mailChangeLetter } from './mails/mail-change-letter.ts'
import { takenAddressLetter } from './mails/taken-address-letter.ts'
import { selectAccount, selectByEmail } from './store.ts'
import { selectChange } from './store-changes.ts'
import { insertToken } from './store-tokens.ts'

type Told<Name extends keyof typeof events> = LaterSubscriber<Carries<(typeof events)[Name]>>

/**
 * Writes to a new address: the link that confirms it, or, where it belongs to another account, word to that one's owner.
 * Only here is it found out which, after the asker was answered (SEC-07).
 */
export function sendMailChange(deps: AccountsDeps): Told<'accounts.email_change_requested'> {
  return async function sendMailChange({ change: id }, delivery) {
    const change = await selectChange(deps.database, id)
    const account = change === null ? null : await selectAccount(deps.database, change.account)
    if (change?.new_email == null || change.done_at !== null || account?.status !== 'active') return
    const asked = { pool: account.pool, emailKey: emailKey(change.new_email), device: null }
    const { owner } = await selectByEmail(deps.database, asked)
    if (owner !== null && owner.status !== 'active') return
    const reader = owner ?? account
    const site = deps.mailSite(await deps.sites.siteById(account.site))
    const about = { locale: reader.locale, site, name: reader.name }
    const address = { to: owner?.email ?? change.new_email, reader: reader.id, site, locale: reader.locale }
    if (owner !== null) {
      const letter = takenAddressLetter(deps.phrases, about)
      return deps.mail({ ...address, letter, category: 'known_address', key: `taken-address-${delivery.id}` })
    }
    const { token, hash } = newToken()
    const expiresAt = new Date(change.requested_at.getTime() + mailChangeMs)
    await insertToken(deps.database, { hash, kind: 'email', account: account.id, change: id, expiresAt }, delivery.now)
    const letter = mailChangeLetter(deps.phrases, { ...about, token })
    await deps.mail({ ...address, letter, category: 'mail_change', key: `mail-change-${delivery.id}` })
  }
}

/** Tells the address that was the account's until now what changed, with the link that undoes it for 48 hours (BEY-12). */
export function sendChanged(deps: AccountsDeps): Told<'accounts.changed'> {
  return async function sendChanged({ change: id }, delivery) {
    const change = await selectChange(deps.database, id)
    const account = change === null ? null : await selectAccount(deps.database, change.account)
    if (change?.done_at == null || change.undone_at !== null || account === null) return
    const site = deps.mailSite(await deps.sites.siteById(account.site))
    const { token, hash } = newToken()
    const expiresAt = new Date(change.done_at.getTime() + undoMs)
    await insertToken(deps.database, { hash, kind: 'undo', account: account.id, change: id, expiresAt }, delivery.now)
    const about = { locale: account.locale, site, name: account.name, token, what: change.kind }
    await deps.mail({
      to: change.old_email ?? account.email,
      reader: account.id,
      site,
      locale: account.locale,
      letter: changedLetter(deps.phrases, about),
      category: 'changed',
      key: `changed-${delivery.id}`,
    })
  }
}
