import type { EventPayload } from '#kernel/event.ts'
import type { AsyncSubscriber } from '#platform/server/events/emit.ts'
import { newToken } from '#platform/server/random.ts'
import type { events } from '../../contract/accounts.ts'
import { reactivationMs, daysUntilErasure } from '../../rules/periods.ts'
import type { AccountsDeps } from '../deps.ts'
import { createAccountErasedEmail } from '../mails/account-erased-email.ts'
import { createReactivationEmail } from '../mails/reactivation-email.ts'
import { selectAccount } from '../store.ts'
import { insertToken } from '../store-tokens.ts'
import { createErasureSeal } from '../event-seal.ts'

type EmailSubscriber<Name extends keyof typeof events> = AsyncSubscriber<
  EventPayload<(typeof events)[Name]>
>

/**
 * Informs the owner of a deleted account until when it can be reactivated, with the link (ACC-07,
 * ACC-14).
 */
export function sendReactivation(
  deps: AccountsDeps,
): EmailSubscriber<'accounts.reactivation_requested'> {
  return function sendReturn({ account }, delivery) {
    return sendReactivationEmail(deps, account, delivery)
  }
}

/** Same for other emails whose address turns out to belong to a deleted account. */
export async function sendReactivationEmail(
  deps: AccountsDeps,
  id: number,
  delivery: { readonly id: number; readonly now: Date },
): Promise<void> {
  const account = await selectAccount(deps.database, id)
  if (account?.deleted_at == null || account.barred) return
  const expiresAt = new Date(account.deleted_at.getTime() + reactivationMs)
  if (expiresAt <= delivery.now) return
  const site = deps.mailSite(await deps.sites.siteById(account.site))
  const { token, hash } = newToken()
  await insertToken(
    deps.database,
    { hash, kind: 'reactivate', account: id, expiresAt },
    delivery.now,
  )
  const days = daysUntilErasure(account.deleted_at, delivery.now)
  await deps.mail({
    to: account.email,
    reader: account.id,
    site,
    locale: account.locale,
    content: createReactivationEmail(deps.phrases, {
      locale: account.locale,
      site,
      name: account.name,
      token,
      days,
    }),
    category: 'reactivation',
    key: `reactivation-${delivery.id}`,
  })
}

/** Sends the final email: everything is erased, with the receipt number (BEY-13). */
export function sendErased(deps: AccountsDeps): EmailSubscriber<'accounts.erasure_completed'> {
  const seal = createErasureSeal(deps)
  return async function sendErased({ site: siteId, locale, receipt, sealed, quiet }) {
    const { name, email } = seal.open(sealed)
    const site = deps.mailSite(await deps.sites.siteById(siteId))
    await deps.mail({
      to: email,
      reader: null,
      quiet,
      site,
      locale,
      content: createAccountErasedEmail(deps.phrases, { locale, site, name, receipt }),
      category: 'erased',
      key: `erased-${receipt}`,
    })
  }
}
