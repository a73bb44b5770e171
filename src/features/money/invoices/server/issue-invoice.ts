import type { EventPayload } from '#kernel/event.ts'
import type { TransactionalSubscriber } from '#platform/server/events/emit.ts'
import type { events } from '#features/money/payments/contract/payments.ts'
import { determineResidence } from '../rules/determine-residence.ts'
import { buildSeller } from '../rules/build-seller.ts'
import { splitVat } from '../rules/split-vat.ts'
import { getVat } from '../rules/get-vat.ts'
import { insertInvoice, selectOperator } from './store.ts'

type Completed = EventPayload<(typeof events)['payments.completed']>

/**
 * Issues an order's invoice in the transaction that completes the order (CRED-13), so that neither
 * exists without the other. The site is read in that transaction too, because it holds locks and
 * must not wait for a query outside it (decision 007).
 */
export function issueInvoice(): TransactionalSubscriber<Completed> {
  return async (tx, paid, now) => {
    const { name, company, timeZone, settings } = await selectOperator(tx, paid.site)
    const proofs = { chosen: paid.country, address: paid.address_country, bank: paid.payer_country }
    const { country, verdict } = determineResidence(proofs)
    const vat = getVat(
      {
        scheme: settings.vat,
        free: settings.vat_free_countries,
        seller: company.country,
        customer: country,
      },
      now,
    )
    const { vatMinor } = splitVat(paid.price_minor, vat.basisPoints)
    const seller = buildSeller(company, name, vat.country)
    await insertInvoice(
      tx,
      { ...paid, seller, zone: timeZone, vat, vatMinor, residence: country, proofs, verdict },
      now,
    )
  }
}
