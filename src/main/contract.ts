import { contract as accounts, events as accountEvents } from '#features/accounts/contract.ts'
import { contract as blocks, events as blockEvents } from '#features/blocks/contract.ts'
import { contract as claims } from '#features/claims/contract.ts'
import { contract as care } from '#features/care/contract.ts'
import { contract as chat, events as chatEvents } from '#features/chat/contract.ts'
import { contract as credits } from '#features/credits/contract.ts'
import { contract as desk } from '#features/desk/contract.ts'
import { contract as directdebit, events as directDebitEvents } from '#features/directdebit/contract.ts'
import { contract as discounts } from '#features/discounts/contract.ts'
import { contract as fiction, events as fictionEvents } from '#features/fiction/contract.ts'
import { contract as honesty } from '#features/honesty/contract.ts'
import { contract as gifts } from '#features/gifts/contract.ts'
import { contract as limits, events as limitEvents } from '#features/limits/contract.ts'
import { contract as likes, events as likeEvents } from '#features/likes/contract.ts'
import { contract as matching } from '#features/matching/contract.ts'
import { contract as moderation } from '#features/moderation/contract.ts'
import { contract as openers } from '#features/openers/contract.ts'
import { contract as openness } from '#features/openness/contract.ts'
import { contract as pages } from '#features/pages/contract.ts'
import { contract as invoices, events as invoiceEvents } from '#features/invoices/contract.ts'
import { contract as payments, events as paymentEvents } from '#features/payments/contract.ts'
import { contract as closures } from '#features/closures/contract.ts'
import { contract as cards } from '#features/cards/contract.ts'
import { contract as reconciliation } from '#features/reconciliation/contract.ts'
import { contract as refunds, events as refundEvents } from '#features/refunds/contract.ts'
import { contract as settlements } from '#features/settlements/contract.ts'
import { contract as turnover } from '#features/turnover/contract.ts'
import { contract as phones } from '#features/phones/contract.ts'
import { contract as photos, events as photoEvents } from '#features/photos/contract.ts'
import { contract as places } from '#features/places/contract.ts'
import { contract as polling } from '#features/polling/contract.ts'
import { contract as profiles, events as profileEvents } from '#features/profiles/contract.ts'
import { contract as push } from '#features/push/contract.ts'
import { contract as quiet } from '#features/quiet/contract.ts'
import { contract as reports, events as reportEvents } from '#features/reports/contract.ts'
import { contract as search } from '#features/search/contract.ts'
import { contract as sites } from '#features/sites/contract.ts'
import { contract as staff } from '#features/staff/contract.ts'
import { contract as verification } from '#features/verification/contract.ts'
import { contract as sponsored } from '#features/sponsored/contract.ts'
import { contract as warnings } from '#features/warnings/contract.ts'

/** The route table: every call of the product by name. */
export const contract = {
  ...places,
  ...sites,
  ...accounts,
  ...staff,
  ...claims,
  ...credits,
  ...limits,
  ...discounts,
  ...payments,
  ...invoices,
  ...settlements,
  ...turnover,
  ...refunds,
  ...closures,
  ...cards,
  ...reconciliation,
  ...blocks,
  ...phones,
  ...directdebit,
  ...profiles,
  ...photos,
  ...moderation,
  ...fiction,
  ...verification,
  ...sponsored,
  ...honesty,
  ...warnings,
  ...reports,
  ...care,
  ...search,
  ...likes,
  ...openers,
  ...gifts,
  ...chat,
  ...desk,
  ...matching,
  ...polling,
  ...quiet,
  ...openness,
  ...push,
  ...pages,
}

/** Everything that is told upward. */
export const events = {
  ...accountEvents,
  ...paymentEvents,
  ...invoiceEvents,
  ...refundEvents,
  ...blockEvents,
  ...directDebitEvents,
  ...profileEvents,
  ...photoEvents,
  ...fictionEvents,
  ...likeEvents,
  ...limitEvents,
  ...reportEvents,
  ...chatEvents,
}
