import type { Viewer } from '#kernel/context.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { events, ShownPhoto } from '../contract.ts'
import type { MemberRow } from './store.ts'

/** Who is looking: the inside key of an account, or null for a visitor. */
export type Reader = number | null

/** What the features above know of a pair or of a profile; the roof connects them, for arrows point down only. */
export interface Neighbours {
  /** Whether these two may not see each other: blocked either way, or a kind of profile the reader switched off. */
  isHiddenFrom(reader: Reader, other: Pick<MemberRow, 'account' | 'kind'>, site: Site): Promise<boolean>
  /** Whether one account blocked another itself. */
  hasBlocked(account: number, other: number): Promise<boolean>
  /** Whether the reader already knows an invisible member: they write to each other, or matched. */
  knows(reader: Reader, other: number): Promise<boolean>
  /** Someone's photos for this reader, the main one first, and whether a person has reviewed all that are shown. */
  photosOf(request: {
    reader: Pick<Viewer, 'account' | 'member'> | null
    owner: number
    site: Site
    now: Date
  }): Promise<{ photos: ShownPhoto[]; reviewed: boolean }>
  /** Whether the account has a main photo of its own, reviewed or waiting. */
  hasMainPhoto(account: number): Promise<boolean>
  /** The words of the label a kind of profile bears on this site; null for a member. */
  labelOf(kind: MemberRow['kind'], site: Site, locale: Locale): string | null
}

export interface ProfilesDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  readonly neighbours: Neighbours
}
