import type { Context, Viewer } from '#kernel/context.ts'
import { newBytes, newId } from '#platform/server/random.ts'
import type { DebitOrder } from '#features/money/payments/server/index.ts'
import type { Site } from '#features/site/sites/rules/site.ts'
import { collectionDay } from '../rules/collection-day.ts'
import { mandateReference, mandateState, mandateText } from '../rules/mandate.ts'
import type { Creditor } from './creditor.ts'
import type { DebitDeps } from './deps.ts'
import { openDetails } from './sealed-details.ts'
import { exceeds } from './standing.ts'
import { insertDebit, markCollected, selectSigned } from './store-debits.ts'
import { type DraftRow, lockDraft, spendDraft } from './store-drafts.ts'
import { insertMandate, keepToken, selectSame, touchMandate } from './store-mandates.ts'
import { lockMarks } from './store-standing.ts'

/** What direct debit has to say while payments place an order of a member: the limits of account and phone, and the mandate. */
export function debitOrder(deps: DebitDeps, creditor: Creditor, context: Context<Site, Viewer>): DebitOrder {
  const { database, seal } = deps
  const { viewer, site, locale, address, userAgent, now } = context
  const { account } = viewer
  return {
    async before(tx, made) {
      const draft = await lockDraft(tx, account)
      if (draft?.spent_on === made.client_id) return 'clear'
      if (draft === null || draft.confirmed_at === null || draft.spent_on !== null) return 'form_needed'
      await lockMarks(tx, draft)
      return (await exceeds(tx, { account, ...draft }, made.price_minor, now)) ? 'limit' : 'clear'
    },
    async after(tx, made) {
      const draft = (await lockDraft(tx, account)) as DraftRow
      const given = openDetails(seal, draft.details)
      const like = {
        account_id: account,
        site_id: site.id,
        iban_hash: draft.iban_hash,
        creditor_id: creditor.id,
        text_version: mandateText,
      }
      const known = (await selectSame(tx, like)).find(({ debtor, last_used_at: lastUsedAt, phone_hash }) => {
        const live = mandateState({ lastUsedAt, revokedAt: null }, now) === 'live'
        return (
          live &&
          debtor !== null &&
          phone_hash.equals(draft.phone_hash) &&
          openDetails(seal, debtor).holder === given.holder
        )
      })
      if (known !== undefined) await touchMandate(tx, known.id, now)
      const mandate =
        known?.id ??
        (await insertMandate(tx, {
          ...like,
          mandate_id: newId(),
          reference: mandateReference(site.brand, now, newBytes(12)),
          creditor_name: creditor.name,
          creditor_address: creditor.address,
          debtor: draft.details,
          iban_shown: draft.iban_shown,
          phone_hash: draft.phone_hash,
          locale,
          signed_country: deps.countryOfAddress(address),
          signed_at: now,
        }))
      const dueOn = collectionDay(now, site.timeZone)
      const { iban_hash, phone_hash } = draft
      const order = made.order_id
      await insertDebit(tx, { order, mandate, account, iban_hash, phone_hash, dueOn, signs: known === undefined }, now)
      await spendDraft(tx, account, made.client_id)
    },
    async signed(order) {
      const row = await selectSigned(database, order)
      if (row === null || row.debtor === null || row.email === null) return null
      const { holder, iban, street, house_number: houseNumber, zip, city, country } = openDetails(seal, row.debtor)
      return {
        holder,
        iban,
        address: { street, houseNumber, zip, city, country },
        email: row.email,
        mandate: { reference: row.reference, signedAt: row.signed_at, token: row.provider_token },
        signedFrom: { address, userAgent },
      }
    },
    collected: (order, { reference, token, gateway }) =>
      database.transaction(async (tx) => {
        await markCollected(tx, order, reference, now)
        if (token !== null) await keepToken(tx, order, gateway, token)
      }),
  }
}
