import type { Limits } from '#platform/server/limits/limits.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { SendSms } from '#platform/server/sms/sms.ts'
import type { Blocks } from '#features/members/blocks/server/index.ts'

export interface PhonesDeps {
  readonly database: Database
  readonly log: Log
  readonly phrases: Phrases
  readonly limits: Pick<Limits, 'named'>
  /**
   * Sends text messages; null if the installation has no provider, in which case no number can be
   * confirmed.
   */
  readonly sendSms: SendSms | null
  /** The installation's secret, from which the hash keys are derived. */
  readonly secret: string
  /** Applies a confirmed number to the members who listed it. */
  readonly blocks: Pick<Blocks, 'confirmPhone' | 'forgetPhone'>
}
