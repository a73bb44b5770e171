import type { NotificationsDeps } from './deps.ts'
import type { Suppressions } from './suppressions.ts'
import type { UnsubscribeLinks } from './unsubscribe/unsubscribe-link.ts'

/** Everything that sending an email of the queue needs. */
export interface SendParts extends NotificationsDeps {
  readonly links: UnsubscribeLinks
  readonly suppressions: Suppressions
}
