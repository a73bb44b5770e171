import type { Clock } from '#platform/server/clock.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Chat } from '#features/conversation/chat/server/index.ts'
import type { FictionalProfiles } from '#features/members/fictional-profiles/server/index.ts'
import type { Likes } from '#features/discovery/likes/server/index.ts'
import type { Quiet } from '#features/members/quiet-mode/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { Sites } from '#features/site/sites/server/index.ts'
import type { AllowedServices } from './allow-push-endpoint.ts'
import type { createPost } from './post.ts'
import type { Seal } from './seal.ts'
import type { PageVisibility } from './page-visibility.ts'
import type { VapidKeys } from './vapid.ts'

export interface PushDeps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly phrases: Phrases
  /** The installation's secret, from which the encryption key is derived. */
  readonly secret: string
  readonly keys: VapidKeys
  /** Additional push services besides the browsers' own: host names or full origins. */
  readonly services: readonly string[]
  readonly siteById: Sites['siteById']
  readonly labelFor: FictionalProfiles['labelFor']
  readonly hidesFrom: FictionalProfiles['hidesFrom']
  readonly wantsNeutral: Quiet['wantsNeutral']
  readonly countUnread: Chat['counts']
  readonly countLikes: Likes['counts']
  /** The email address at which a push service can reach us. */
  readonly findContactEmail: (site: Site) => string
}

/** The dependencies plus this feature's own components. */
export interface PushParts extends PushDeps {
  readonly seal: Seal
  readonly allowed: AllowedServices
  readonly pageVisibility: Pick<PageVisibility, 'has'>
  readonly post: ReturnType<typeof createPost>
}
