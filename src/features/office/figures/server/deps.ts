import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'

/** The period that is counted. */
export interface Span {
  readonly from: Date
  readonly until: Date
}

/** How first messages between members were answered. */
export interface AnswerFigures {
  /** Conversations begun by one member with another. */
  readonly begun: number
  readonly answered: number
  /** The median time to the first reply, in minutes; null if no one replied. */
  readonly medianMinutes: number | null
}

/** Moderation in a period: counts, and the median minutes to the decision on a complaint or appeal. */
export interface ModerationFigures {
  readonly reports: number
  readonly warnings: number
  readonly pauses: number
  readonly suspensions: number
  readonly bans: number
  readonly photos: number
  readonly verifications: number
  readonly breaks: number
  readonly automatic: number
  readonly complaints: number
  readonly upheld: number
  readonly appeals: number
  readonly overturned: number
  readonly decided: number
  readonly medianMinutes: number | null
}

/** Count functions, provided by the features that own the data. */
export interface CountSources {
  readonly profiles: (site: Site, now: Date) => Promise<{ members: number; fictional: number }>
  readonly ads: (site: Site, now: Date) => Promise<number>
  readonly staffMessages: (site: Site, span: Span) => Promise<number>
  readonly answers: (site: Site, span: Span & { readonly most: number }) => Promise<AnswerFigures>
  readonly deletions: (site: Site, span: Span) => Promise<number>
  readonly moderation: (site: Site, span: Span) => Promise<ModerationFigures>
  readonly returned: (site: Site, span: Span) => Promise<{ messages: number; orders: number }>
}

export interface TransparencyDeps {
  readonly database: Database
  readonly counts: CountSources
}
