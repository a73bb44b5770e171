import type { Site } from '#features/site/sites/index.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Phrases } from '#platform/server/phrases.ts'
import type { Periods } from '../rules/periods.ts'
import type { Passage } from '../rules/read-blocks.ts'
import type { Library } from './open-library.ts'

export interface PagesDeps {
  readonly database: Database
  readonly clock: Clock
  readonly phrases: Phrases
  readonly periods: Periods
  /** The number of real members and of fictional profiles on a site. */
  readonly countProfiles?:
    | ((site: Site, now: Date) => Promise<{ members: number; fictional: number }>)
    | undefined
  /** The product's own texts. */
  readonly library: Library
  /** Parses the text of a version; each is parsed once. */
  readonly parse: (version: string, body: string) => readonly Passage[]
}
