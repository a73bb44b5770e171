import type { en as platform } from '#platform/locales/en.ts'
import type { en as browser } from '#platform/locales/browser/en.ts'
import type { en as app } from '#app/locales/en.ts'
import type { en as home } from '#app/web/home/locales/en.ts'
import type { en as languages } from '#app/web/languages/locales/en.ts'
import type { en as settings } from '#app/web/settings/locales/en.ts'
import type { en as settingsList } from '#app/web/settings/locales/settings-list/en.ts'
import type { en as reminders } from '#app/web/reminders/locales/en.ts'
import type { en as geography } from '#features/site/geography/locales/en.ts'
import type { en as sites } from '#features/site/sites/locales/en.ts'
import type { en as contentPages } from '#features/site/content-pages/locales/en.ts'
import type { en as tagScripts } from '#features/site/campaign-pages/locales/tag-scripts/en.ts'
import type { en as landers } from '#features/site/campaign-pages/locales/landers/en.ts'
import type { en as accounts } from '#features/members/accounts/locales/en.ts'
import type { en as premium } from '#features/members/accounts/locales/premium/en.ts'
import type { en as staff } from '#features/members/staff/locales/en.ts'
import type { en as verifiedClaims } from '#features/members/verified-claims/locales/en.ts'
import type { en as blocks } from '#features/members/blocks/locales/en.ts'
import type { en as profiles } from '#features/members/profiles/locales/en.ts'
import type { en as traits } from '#features/members/profiles/locales/traits/en.ts'
import type { en as landing } from '#features/members/profiles/locales/landing/en.ts'
import type { en as phoneVerification } from '#features/members/phone-verification/locales/en.ts'
import type { en as photos } from '#features/members/photos/locales/en.ts'
import type { en as fictionalProfiles } from '#features/members/fictional-profiles/locales/en.ts'
import type { en as photoVerification } from '#features/members/photo-verification/locales/en.ts'
import type { en as siteSettings } from '#features/office/site-settings/locales/en.ts'
import type { en as siteFields } from '#features/office/site-settings/locales/site-fields/en.ts'
import type { en as alerts } from '#features/office/operations/locales/alerts/en.ts'
import type { en as emails } from '#features/office/operations/locales/emails/en.ts'
import type { en as jobs } from '#features/office/operations/locales/jobs/en.ts'
import type { en as siteTexts } from '#features/office/site-texts/locales/en.ts'
import type { en as quietMode } from '#features/members/quiet-mode/locales/en.ts'
import type { en as authenticity } from '#features/safety/message-safety/locales/authenticity/en.ts'
import type { en as warnings } from '#features/safety/message-safety/locales/warnings/en.ts'
import type { en as photoModeration } from '#features/safety/photo-moderation/locales/en.ts'
import type { en as complaints } from '#features/safety/complaints/locales/en.ts'
import type { en as reports } from '#features/safety/reports/locales/en.ts'
import type { en as wellbeing } from '#features/safety/wellbeing/locales/en.ts'
import type { en as ads } from '#features/discovery/ads/locales/en.ts'
import type { en as search } from '#features/discovery/search/locales/en.ts'
import type { en as likes } from '#features/discovery/likes/locales/en.ts'
import type { en as matching } from '#features/discovery/matching/locales/en.ts'
import type { en as gifts } from '#features/money/gifts/locales/en.ts'
import type { en as credits } from '#features/money/credits/locales/en.ts'
import type { en as creditStatement } from '#features/money/credits/locales/credit-statement/en.ts'
import type { en as spendingLimits } from '#features/money/spending-limits/locales/en.ts'
import type { en as discounts } from '#features/money/discounts/locales/en.ts'
import type { en as sandboxGateway } from '#features/money/sandbox-gateway/locales/en.ts'
import type { en as payments } from '#features/money/payments/locales/en.ts'
import type { en as invoices } from '#features/money/invoices/locales/en.ts'
import type { en as refunds } from '#features/money/refunds/locales/en.ts'
import type { en as orderSheet } from '#features/money/saved-cards/locales/order-sheet/en.ts'
import type { en as payouts } from '#features/money/accounting/locales/payouts/en.ts'
import type { en as reconciliation } from '#features/money/accounting/locales/reconciliation/en.ts'
import type { en as revenue } from '#features/money/accounting/locales/revenue/en.ts'
import type { en as salesStops } from '#features/money/accounting/locales/sales-stops/en.ts'
import type { en as savedCards } from '#features/money/saved-cards/locales/en.ts'
import type { en as directDebit } from '#features/money/direct-debit/locales/en.ts'
import type { en as chat } from '#features/conversation/chat/locales/en.ts'
import type { en as ended } from '#features/conversation/chat/locales/ended/en.ts'
import type { en as unconfirmed } from '#features/conversation/chat/locales/unconfirmed/en.ts'
import type { en as goodbye } from '#features/conversation/chat/locales/goodbye/en.ts'
import type { en as shortcuts } from '#features/conversation/chat/locales/shortcuts/en.ts'
import type { en as messageChanges } from '#features/conversation/chat/locales/message-changes/en.ts'
import type { en as icebreakers } from '#features/conversation/chat/locales/icebreakers/en.ts'
import type { en as installedApp } from '#features/conversation/pwa/locales/installed-app/en.ts'
import type { en as notifications } from '#features/conversation/notifications/locales/en.ts'
import type { en as push } from '#features/conversation/pwa/locales/push/en.ts'
import type { en as personaDesk } from '#features/office/persona-desk/locales/en.ts'
import type { en as figures } from '#features/office/figures/locales/figures/en.ts'
import type { en as overview } from '#features/office/figures/locales/overview/en.ts'
import type { en as newsletters } from '#features/conversation/notifications/locales/newsletters/en.ts'
import type { en as trafficSources } from '#features/office/figures/locales/traffic-sources/en.ts'
import type { en as transparency } from '#features/office/figures/locales/transparency/en.ts'
import type { en as dataRequests } from '#features/office/data-requests/locales/en.ts'
import type { en as memberFiles } from '#features/office/member-files/locales/en.ts'

/** Every phrase namespace with its English texts, so that the compiler knows the keys. */
export interface EnglishPhrases {
  readonly platform: typeof platform
  readonly browser: typeof browser
  readonly app: typeof app
  readonly home: typeof home
  readonly languages: typeof languages
  readonly settings: typeof settings
  readonly settings_list: typeof settingsList
  readonly reminders: typeof reminders
  readonly geography: typeof geography
  readonly sites: typeof sites
  readonly content_pages: typeof contentPages
  readonly site_texts: typeof siteTexts
  readonly site_settings: typeof siteSettings
  readonly site_fields: typeof siteFields
  readonly jobs: typeof jobs
  readonly emails: typeof emails
  readonly alerts: typeof alerts
  readonly tag_scripts: typeof tagScripts
  readonly landers: typeof landers
  readonly accounts: typeof accounts
  readonly premium: typeof premium
  readonly staff: typeof staff
  readonly verified_claims: typeof verifiedClaims
  readonly blocks: typeof blocks
  readonly profiles: typeof profiles
  readonly traits: typeof traits
  readonly landing: typeof landing
  readonly phone_verification: typeof phoneVerification
  readonly photos: typeof photos
  readonly fictional_profiles: typeof fictionalProfiles
  readonly photo_verification: typeof photoVerification
  readonly quiet_mode: typeof quietMode
  readonly authenticity: typeof authenticity
  readonly warnings: typeof warnings
  readonly photo_moderation: typeof photoModeration
  readonly complaints: typeof complaints
  readonly reports: typeof reports
  readonly wellbeing: typeof wellbeing
  readonly ads: typeof ads
  readonly search: typeof search
  readonly likes: typeof likes
  readonly matching: typeof matching
  readonly gifts: typeof gifts
  readonly credits: typeof credits
  readonly credit_statement: typeof creditStatement
  readonly spending_limits: typeof spendingLimits
  readonly discounts: typeof discounts
  readonly sandbox_gateway: typeof sandboxGateway
  readonly payments: typeof payments
  readonly invoices: typeof invoices
  readonly refunds: typeof refunds
  readonly order_sheet: typeof orderSheet
  readonly payouts: typeof payouts
  readonly reconciliation: typeof reconciliation
  readonly revenue: typeof revenue
  readonly sales_stops: typeof salesStops
  readonly saved_cards: typeof savedCards
  readonly direct_debit: typeof directDebit
  readonly chat: typeof chat
  readonly ended: typeof ended
  readonly goodbye: typeof goodbye
  readonly unconfirmed: typeof unconfirmed
  readonly shortcuts: typeof shortcuts
  readonly icebreakers: typeof icebreakers
  readonly message_changes: typeof messageChanges
  readonly push: typeof push
  readonly notifications: typeof notifications
  readonly installed_app: typeof installedApp
  readonly persona_desk: typeof personaDesk
  readonly newsletters: typeof newsletters
  readonly transparency: typeof transparency
  readonly figures: typeof figures
  readonly overview: typeof overview
  readonly traffic_sources: typeof trafficSources
  readonly data_requests: typeof dataRequests
  readonly member_files: typeof memberFiles
}
