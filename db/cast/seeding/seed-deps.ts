import type { Accounts } from '#features/members/accounts/server/index.ts'
import type { Chat } from '#features/conversation/chat/server/index.ts'
import type { Credits } from '#features/money/credits/server/index.ts'
import type { FictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import type { Likes } from '#features/discovery/likes/server/index.ts'
import type { Photos } from '#features/members/photos/server/index.ts'
import type { Places } from '#features/site/geography/server/index.ts'
import type { Profiles } from '#features/members/profiles/server/index.ts'
import type { Search } from '#features/discovery/search/server/index.ts'
import type { Ads } from '#features/discovery/ads/server/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { Staff } from '#features/members/staff/server/index.ts'
import type { PhotoVerification } from '#features/members/photo-verification/server/index.ts'
import type { EmailOffice } from '#features/office/operations/server/index.ts'
import type { DataRequests } from '#features/office/data-requests/server/index.ts'
import type { DailyFigures } from '#features/office/figures/server/index.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Database } from '#platform/server/postgres/database.ts'

/** The public entries used to seed the cast. */
export interface SeedDeps {
  readonly database: Database
  readonly geography: Pick<Places, 'handlers'>
  readonly sites: Pick<Sites, 'siteById'>
  readonly accounts: { readonly demo: Pick<Accounts['demo'], 'createAccounts' | 'hashPassword'> }
  readonly staff: { readonly demo: Pick<Staff['demo'], 'enrol' | 'list'> }
  readonly profiles: Pick<Profiles, 'makeProfile' | 'findMember'>
  readonly photos: Pick<Photos, 'storePhoto' | 'photosFor'>
  readonly photoVerification: Pick<PhotoVerification, 'demo' | 'review'>
  readonly credits: Pick<Credits, 'grantSignUpBonus' | 'demo'>
  readonly likes: Pick<Likes, 'handlers'>
  readonly ads: Pick<Ads, 'placeAd'>
  readonly fictionalProfiles: Pick<FictionalProfiles, 'handlers'>
  readonly chat: Pick<Chat, 'handlers'>
  readonly emailOffice: Pick<EmailOffice, 'demo'>
  readonly dataRequests: Pick<DataRequests, 'demo'>
  readonly dailyFigures: Pick<DailyFigures, 'record'>
  readonly now: Date
  readonly log: Log
}

/** The public entries used to refresh the cast's last activity. */
export interface WakeDeps {
  readonly database: Database
  readonly accounts: { readonly demo: Pick<Accounts['demo'], 'advanceLastSeen'> }
  readonly search: Pick<Search, 'refreshAll'>
  readonly now: Date
}
