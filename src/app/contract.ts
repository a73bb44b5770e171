import {
  contract as accounts,
  events as accountEvents,
} from '#features/members/accounts/contract/accounts.ts'
import { contract as blocks, events as blockEvents } from '#features/members/blocks/contract.ts'
import { contract as claims } from '#features/members/verified-claims/contract.ts'
import { contract as care } from '#features/safety/wellbeing/contract.ts'
import {
  contract as chat,
  events as chatEvents,
} from '#features/conversation/chat/contract/chat.ts'
import { contract as credits } from '#features/money/credits/contract.ts'
import { contract as desk } from '#features/office/persona-desk/contract.ts'
import {
  contract as directdebit,
  events as directDebitEvents,
} from '#features/money/direct-debit/contract/direct-debit.ts'
import { contract as discounts } from '#features/money/discounts/contract/discounts.ts'
import {
  contract as fiction,
  events as fictionEvents,
} from '#features/members/fictional-profiles/contract.ts'
import { contract as honesty } from '#features/safety/message-safety/contract/authenticity.ts'
import { contract as gifts } from '#features/money/gifts/contract.ts'
import {
  contract as limits,
  events as limitEvents,
} from '#features/money/spending-limits/contract.ts'
import { contract as likes, events as likeEvents } from '#features/discovery/likes/contract.ts'
import { contract as matching } from '#features/discovery/matching/contract.ts'
import { contract as moderation } from '#features/safety/photo-moderation/contract.ts'
import { contract as messageChanges } from '#features/conversation/chat/contract/message-changes.ts'
import { contract as openers } from '#features/conversation/chat/contract/icebreakers.ts'
import { contract as figures } from '#features/office/figures/contract/figures.ts'
import { contract as trafficSources } from '#features/office/figures/contract/traffic-sources.ts'
import { contract as openness } from '#features/office/figures/contract/transparency.ts'
import { contract as memberFiles } from '#features/office/member-files/contract/member-files.ts'
import { contract as siteSettings } from '#features/office/site-settings/contract/site-settings.ts'
import { contract as emails } from '#features/office/operations/contract/emails.ts'
import { contract as jobs } from '#features/office/operations/contract/jobs.ts'
import {
  contract as dataRequests,
  events as dataRequestEvents,
} from '#features/office/data-requests/contract/data-requests.ts'
import { contract as siteTexts } from '#features/office/site-texts/contract/site-texts.ts'
import { contract as pages } from '#features/site/content-pages/contract.ts'
import { contract as invoices, events as invoiceEvents } from '#features/money/invoices/contract.ts'
import {
  contract as payments,
  events as paymentEvents,
} from '#features/money/payments/contract/payments.ts'
import { contract as closures } from '#features/money/accounting/contract/sales-stops.ts'
import { contract as cards } from '#features/money/saved-cards/contract.ts'
import { contract as reconciliation } from '#features/money/accounting/contract/reconciliation.ts'
import {
  contract as refunds,
  events as refundEvents,
} from '#features/money/refunds/contract/refunds.ts'
import { contract as settlements } from '#features/money/accounting/contract/payouts.ts'
import { contract as turnover } from '#features/money/accounting/contract/revenue.ts'
import { contract as phones } from '#features/members/phone-verification/contract.ts'
import { contract as photos, events as photoEvents } from '#features/members/photos/contract.ts'
import { contract as places } from '#features/site/geography/contract.ts'
import { contract as polling } from './polling/contract.ts'
import {
  contract as profiles,
  events as profileEvents,
} from '#features/members/profiles/contract/profiles.ts'
import { contract as push } from '#features/conversation/pwa/contract/push.ts'
import { contract as notifications } from '#features/conversation/notifications/contract/notifications.ts'
import { contract as quiet } from '#features/members/quiet-mode/contract.ts'
import { contract as reports, events as reportEvents } from '#features/safety/reports/contract.ts'
import {
  contract as complaints,
  events as complaintEvents,
} from '#features/safety/complaints/contract/complaints.ts'
import { contract as search } from '#features/discovery/search/contract.ts'
import { contract as sites } from '#features/site/sites/contract.ts'
import { contract as staff, events as staffEvents } from '#features/members/staff/contract.ts'
import { contract as verification } from '#features/members/photo-verification/contract.ts'
import { contract as sponsored } from '#features/discovery/ads/contract/ads.ts'
import {
  contract as warnings,
  events as messageSafetyEvents,
} from '#features/safety/message-safety/contract/warnings.ts'

/** The route table: every endpoint of the product by name. */
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
  ...complaints,
  ...care,
  ...search,
  ...likes,
  ...openers,
  ...messageChanges,
  ...gifts,
  ...chat,
  ...desk,
  ...matching,
  ...polling,
  ...quiet,
  ...openness,
  ...trafficSources,
  ...figures,
  ...memberFiles,
  ...dataRequests,
  ...push,
  ...notifications,
  ...pages,
  ...siteTexts,
  ...siteSettings,
  ...jobs,
  ...emails,
}

/** All events of the product. */
export const events = {
  ...accountEvents,
  ...paymentEvents,
  ...invoiceEvents,
  ...refundEvents,
  ...staffEvents,
  ...blockEvents,
  ...directDebitEvents,
  ...profileEvents,
  ...photoEvents,
  ...fictionEvents,
  ...messageSafetyEvents,
  ...likeEvents,
  ...limitEvents,
  ...reportEvents,
  ...complaintEvents,
  ...chatEvents,
  ...dataRequestEvents,
}
