import type { Accounts } from '#features/members/accounts/server/index.ts'
import type { Cards } from '#features/money/saved-cards/server/index.ts'
import type { Claims } from '#features/members/verified-claims/server/index.ts'
import type { Blocks } from '#features/members/blocks/server/index.ts'
import type { Wellbeing } from '#features/safety/wellbeing/server/index.ts'
import type { Chat, Icebreakers } from '#features/conversation/chat/server/index.ts'
import type { Credits, CreditStatementFeature } from '#features/money/credits/server/index.ts'
import type { Desk } from '#features/office/persona-desk/server/index.ts'
import type { DirectDebit } from '#features/money/direct-debit/server/index.ts'
import type { MoneyDigest } from '#features/members/staff/server/index.ts'
import type { Discounts } from '#features/money/discounts/server/index.ts'
import type { FictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import type { Authenticity, MessageWarnings } from '#features/safety/message-safety/server/index.ts'
import type { Gifts } from '#features/money/gifts/server/index.ts'
import type { Invoices } from '#features/money/invoices/server/index.ts'
import type {
  SpendingLimits,
  SpendingEmails,
} from '#features/money/spending-limits/server/index.ts'
import type { Likes } from '#features/discovery/likes/server/index.ts'
import type { Matching } from '#features/discovery/matching/server/index.ts'
import type { PhotoModeration } from '#features/safety/photo-moderation/server/index.ts'
import type {
  RevenueLedger,
  SalesStops,
  Reconciliation,
  Payouts,
  RevenueReports,
} from '#features/money/accounting/server/index.ts'
import type {
  DailyFigures,
  TrafficSources,
  Transparency,
} from '#features/office/figures/server/index.ts'
import type { SiteSettings } from '#features/office/site-settings/server/index.ts'
import type { EmailOffice, JobOffice } from '#features/office/operations/server/index.ts'
import type { SiteTexts } from '#features/office/site-texts/server/index.ts'
import type { DataRequests } from '#features/office/data-requests/server/index.ts'
import type { MemberFiles } from '#features/office/member-files/server/index.ts'
import type { Pages } from '#features/site/content-pages/server/index.ts'
import type { Notifications } from '#features/conversation/notifications/server/index.ts'
import type { Payments } from '#features/money/payments/server/index.ts'
import type { SandboxGateway } from '#features/money/sandbox-gateway/server/index.ts'
import type { Refunds } from '#features/money/refunds/server/index.ts'
import type { Phones } from '#features/members/phone-verification/server/index.ts'
import type { Photos } from '#features/members/photos/server/index.ts'
import type { Places } from '#features/site/geography/server/index.ts'
import type { Polling } from './polling/server/index.ts'
import type { Profiles } from '#features/members/profiles/server/index.ts'
import type { Push } from '#features/conversation/pwa/server/index.ts'
import type { Quiet } from '#features/members/quiet-mode/server/index.ts'
import type { Reports } from '#features/safety/reports/server/index.ts'
import type { Complaints } from '#features/safety/complaints/server/index.ts'
import type { Search } from '#features/discovery/search/server/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import type { PhotoVerification } from '#features/members/photo-verification/server/index.ts'
import type { Ads } from '#features/discovery/ads/server/index.ts'
import type { EventBus } from '#platform/server/events/event-bus.ts'
import type { events } from './contract.ts'
import type { OpenTabs } from './open-tabs.ts'

/** All features and the event bus between them. */
export interface Product {
  readonly geography: Places
  readonly sites: Sites
  readonly accounts: Accounts
  readonly staff: Staff
  readonly verifiedClaims: Claims
  readonly credits: Credits
  readonly creditStatement: CreditStatementFeature
  readonly spendingLimits: SpendingLimits & { readonly emails: SpendingEmails }
  readonly discounts: Discounts
  readonly payments: Payments
  /** Null unless configured; never in production. */
  readonly sandboxGateway: SandboxGateway | null
  readonly invoices: Invoices
  readonly revenueLedger: RevenueLedger
  readonly payouts: Payouts
  readonly revenueReports: RevenueReports
  readonly refunds: Refunds
  readonly salesStops: SalesStops
  readonly savedCards: Cards
  readonly reconciliation: Reconciliation
  readonly blocks: Blocks
  readonly phoneVerification: Phones
  readonly directDebit: DirectDebit
  readonly moneyDigest: MoneyDigest
  readonly profiles: Profiles
  readonly photos: Photos
  readonly photoModeration: PhotoModeration
  readonly fictionalProfiles: FictionalProfiles
  readonly photoVerification: PhotoVerification
  readonly ads: Ads
  readonly authenticity: Authenticity
  readonly messageWarnings: MessageWarnings
  readonly reports: Reports
  readonly complaints: Complaints
  readonly wellbeing: Wellbeing
  readonly search: Search
  readonly likes: Likes
  readonly icebreakers: Icebreakers
  readonly gifts: Gifts
  readonly chat: Chat
  readonly personaDesk: Desk
  readonly matching: Matching
  readonly polling: Polling
  readonly quietMode: Quiet
  readonly transparency: Transparency
  readonly trafficSources: TrafficSources
  readonly dailyFigures: DailyFigures
  readonly memberFiles: MemberFiles
  readonly dataRequests: DataRequests
  readonly siteTexts: SiteTexts
  readonly siteSettings: SiteSettings
  readonly jobOffice: JobOffice
  readonly emailOffice: EmailOffice
  readonly push: Push
  readonly notifications: Notifications
  readonly contentPages: Pages
  readonly eventBus: EventBus<typeof events>
  readonly openTabs: OpenTabs
}
