import type { Context, Viewer } from '#kernel/context.ts'
import { refuse } from '#kernel/refusal.ts'
import { newBytes, newId } from '#platform/server/random.ts'
import type { DebitOrderHooks } from '#features/money/payments/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import { collectionDay } from '../rules/collection-day.ts'
import { createMandateReference, mandateState, mandateTextVersion } from '../rules/mandate.ts'
import type { Creditor } from './creditor.ts'
import type { DebitDeps } from './deps.ts'
import { unsealDetails } from './sealed-details.ts'
import { exceedsLimits } from './eligibility.ts'
import { insertDebit, markCollected, selectSignedDebit } from './store-debits.ts'
import { type DraftRow, lockDraft, spendDraft } from './store-drafts.ts'
import {
  insertMandate,
  saveMandateToken,
  selectReusableMandates,
  touchMandate,
} from './store-mandates.ts'
import { lockMarks } from './store-strikes.ts'

/**
 * The hooks that payments runs while a member orders by direct debit: the limits of account and
 * phone, and the mandate.
 */
export function createDebitOrderHooks(
  deps: DebitDeps,
  creditor: Creditor,
  context: Context<Site, Viewer>,
): DebitOrderHooks {
  const { database, seal } = deps
  const { viewer, site, locale, address, userAgent, now } = context
  const { account } = viewer
  return {
    async check(tx, newOrder) {
      const draft = await lockDraft(tx, account)
      if (draft?.spent_on === newOrder.client_id) return null
      if (draft === null || draft.confirmed_at === null || draft.spent_on !== null)
        return refuse('payments.form_needed')
      await lockMarks(tx, draft)
      return (await exceedsLimits(tx, { account, ...draft }, newOrder.price_minor, now))
        ? refuse('payments.direct_debit_limit', { field: 'method' })
        : null
    },
    async placed(tx, made) {
      const draft = (await lockDraft(tx, account)) as DraftRow
      const details = unsealDetails(seal, draft.details)
      const like = {
        account_id: account,
        site_id: site.id,
        iban_hash: draft.iban_hash,
        creditor_id: creditor.id,
        text_version: mandateTextVersion,
      }
      const existing = (await selectReusableMandates(tx, like)).find(
        ({ debtor, last_used_at: lastUsedAt, phone_hash }) => {
          const live = mandateState({ lastUsedAt, revokedAt: null }, now) === 'live'
          return (
            live &&
            debtor !== null &&
            phone_hash.equals(draft.phone_hash) &&
            unsealDetails(seal, debtor).holder === details.holder
          )
        },
      )
      if (existing !== undefined) await touchMandate(tx, existing.id, now)
      const mandate =
        existing?.id ??
        (await insertMandate(tx, {
          ...like,
          mandate_id: newId(),
          reference: createMandateReference(site.brand, now, newBytes(12)),
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
      await insertDebit(
        tx,
        { order, mandate, account, iban_hash, phone_hash, dueOn, signs: existing === undefined },
        now,
      )
      await spendDraft(tx, account, made.client_id)
    },
    async signed(order) {
      const row = await selectSignedDebit(database, order)
      if (row === null || row.debtor === null || row.email === null) return null
      const {
        holder,
        iban,
        street,
        house_number: houseNumber,
        zip,
        city,
        country,
      } = unsealDetails(seal, row.debtor)
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
        if (token !== null) await saveMandateToken(tx, order, gateway, token)
      }),
  }
}
