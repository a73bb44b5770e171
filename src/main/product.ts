import type { Accounts } from '#features/accounts/server/index.ts'
import type { Cards } from '#features/cards/server/index.ts'
import type { Claims } from '#features/claims/server/index.ts'
import type { Blocks } from '#features/blocks/server/index.ts'
import type { Care } from '#features/care/server/index.ts'
import type { Chat } from '#features/chat/server/index.ts'
import type { Credits } from '#features/credits/server/index.ts'
import type { StatementDoor } from '#features/statement/server/index.ts'
import type { Desk } from '#features/desk/server/index.ts'
import type { DirectDebit } from '#features/directdebit/server/index.ts'
import type { Discounts } from '#features/discounts/server/index.ts'
import type { Fiction } from '#features/fiction/server/index.ts'
import type { Honesty } from '#features/honesty/server/index.ts'
import type { Gifts } from '#features/gifts/server/index.ts'
import type { Invoices } from '#features/invoices/server/index.ts'
import type { Limits, SpendLetters } from '#features/limits/server/index.ts'
import type { Likes } from '#features/likes/server/index.ts'
import type { Matching } from '#features/matching/server/index.ts'
import type { Moderation } from '#features/moderation/server/index.ts'
import type { MoneyLedger } from '#features/money/server/index.ts'
import type { Openers } from '#features/openers/server/index.ts'
import type { Openness } from '#features/openness/server/index.ts'
import type { Pages } from '#features/pages/server/index.ts'
import type { Payments } from '#features/payments/server/index.ts'
import type { Closures } from '#features/closures/server/index.ts'
import type { Reconciliation } from '#features/reconciliation/server/index.ts'
import type { Refunds } from '#features/refunds/server/index.ts'
import type { Settlements } from '#features/settlements/server/index.ts'
import type { Turnover } from '#features/turnover/server/index.ts'
import type { Phones } from '#features/phones/server/index.ts'
import type { Photos } from '#features/photos/server/index.ts'
import type { Places } from '#features/places/server/index.ts'
import type { Polling } from '#features/polling/server/index.ts'
import type { Profiles } from '#features/profiles/server/index.ts'
import type { Push } from '#features/push/server/index.ts'
import type { Quiet } from '#features/quiet/server/index.ts'
import type { Reports } from '#features/reports/server/index.ts'
import type { Search } from '#features/search/server/index.ts'
import type { Sites } from '#features/sites/server/index.ts'
import type { Staff } from '#features/staff/server/index.ts'
import type { Verification } from '#features/verification/server/index.ts'
import type { Sponsored } from '#features/sponsored/server/index.ts'
import type { Warnings } from '#features/warnings/server/index.ts'
import type { EventBook } from '#platform/server/events/events.ts'
import type { events } from './contract.ts'
import type { OpenTabs } from './open-tabs.ts'

/** Every feature, built, and the events between them. */
export interface Product {
  readonly places: Places
  readonly sites: Sites
  readonly accounts: Accounts
  readonly staff: Staff
  readonly claims: Claims
  readonly credits: Credits
  readonly statement: StatementDoor
  readonly limits: Limits & { readonly letters: SpendLetters }
  readonly discounts: Discounts
  readonly payments: Payments
  readonly invoices: Invoices
  readonly money: MoneyLedger
  readonly settlements: Settlements
  readonly turnover: Turnover
  readonly refunds: Refunds
  readonly closures: Closures
  readonly cards: Cards
  readonly reconciliation: Reconciliation
  readonly blocks: Blocks
  readonly phones: Phones
  readonly directdebit: DirectDebit
  readonly profiles: Profiles
  readonly photos: Photos
  readonly moderation: Moderation
  readonly fiction: Fiction
  readonly verification: Verification
  readonly sponsored: Sponsored
  readonly honesty: Honesty
  readonly warnings: Warnings
  readonly reports: Reports
  readonly care: Care
  readonly search: Search
  readonly likes: Likes
  readonly openers: Openers
  readonly gifts: Gifts
  readonly chat: Chat
  readonly desk: Desk
  readonly matching: Matching
  readonly polling: Polling
  readonly quiet: Quiet
  readonly openness: Openness
  readonly push: Push
  readonly pages: Pages
  readonly book: EventBook<typeof events>
  readonly open: OpenTabs
}
