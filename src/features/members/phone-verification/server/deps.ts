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
  /** Who sends; null where the installation has nobody, and then no number can be confirmed. */
  readonly sendSms: SendSms | null
  /** The installation's secret, from which the keys of the hashes are made. */
  readonly secret: string
  /** What a confirmed number does to those who listed it. */
  readonly blocks: Pick<Blocks, 'confirmPhone' | 'forgetPhone'>
}
