import type { Viewer } from '#kernel/context.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Emit } from '#platform/server/events/emit.ts'
import type { Database } from '#platform/server/postgres/database.ts'
import type { RecordServerCommand } from '#features/members/staff/server/index.ts'
import type { Site } from '#features/site/sites/index.ts'
import type { events, PhotoView } from '../contract/profiles.ts'
import type { MemberRow } from './store.ts'

/** The viewer: the internal key of an account, or null for a visitor. */
export type Reader = number | null

/**
 * Data about a pair or a profile from the features above; wired by the app, because features may
 * only depend on those below.
 */
export interface Neighbours {
  /**
   * Whether these two may not see each other, because one has blocked the other or the reader has
   * switched off this kind of profile.
   */
  isHiddenFrom(
    reader: Reader,
    other: Pick<MemberRow, 'account' | 'kind'>,
    site: Site,
  ): Promise<boolean>
  /** Whether an account has blocked another. */
  hasBlocked(account: number, other: number): Promise<boolean>
  /**
   * Whether the reader already knows an invisible member, because they have a conversation or a
   * match.
   */
  isAcquainted(reader: Reader, other: number): Promise<boolean>
  /**
   * Returns someone's photos for this reader, the main one first, and whether all that are shown
   * have been reviewed by a person.
   */
  loadPhotos(request: {
    reader: Pick<Viewer, 'account' | 'member'> | null
    owner: number
    site: Site
    now: Date
  }): Promise<{ photos: PhotoView[]; reviewed: boolean }>
  /** Whether the account has its own main photo, reviewed or waiting. */
  hasMainPhoto(account: number): Promise<boolean>
  /** Returns the text of the label for a kind of profile on this site; null for a member. */
  getKindLabel(kind: MemberRow['kind'], site: Site, locale: Locale): string | null
}

export interface ProfilesDeps {
  readonly database: Database
  readonly emit: Emit<typeof events>
  /** Records an operation done on the server itself in the audit log. */
  readonly noteCommand: RecordServerCommand
  readonly neighbours: Neighbours
}
