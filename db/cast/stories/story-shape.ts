import type { Gesture } from '#features/members/photo-verification/index.ts'
import type { StillLife } from '../cast-row.ts'

/** One line of a conversation; `from` is a cast member, `minutesAgo` the time it was sent. */
export interface StoryLine {
  readonly from: string
  readonly minutesAgo: number
  readonly text: string
}

/**
 * A like, and when the liked member opened the profile of the member who gave it; left out while
 * the like is new.
 */
export interface StoryLike {
  readonly from: string
  readonly to: string
  readonly minutesAgo: number
  readonly seenMinutesAgo?: number
}

/**
 * A conversation between two members. The sender of a line has read the preceding ones; the last
 * lines are read too, unless the conversation is `unread`.
 */
export interface StoryConversation {
  readonly between: readonly [string, string]
  readonly lines: readonly [StoryLine, ...StoryLine[]]
  readonly unread?: true
}

/** A photo waiting for review: a still life, as an additional photo or a member's only one. */
export interface StoryPhoto {
  readonly by: string
  readonly still: StillLife
  readonly minutesAgo: number
}

/**
 * A selfie for photo verification: the portrait it is made from, and when a moderator approved it.
 */
export interface StoryVerification {
  readonly by: string
  readonly gesture: Gesture
  readonly minutesAgo: number
  /** Someone else's face, for the reviewer to notice; the member's own if left out. */
  readonly portraitOwner?: string
  /** Left out while it is waiting for review. */
  readonly verifiedMinutesAgo?: number
}

/** The events among the cast, by the short names of cast.ts. */
export interface Story {
  readonly likes: readonly StoryLike[]
  /** The matches that follow from these likes. */
  readonly matches: readonly (readonly [string, string])[]
  /** When each member acknowledged that a profile is fictional. */
  readonly acknowledged: readonly {
    readonly by: string
    readonly of: string
    readonly minutesAgo: number
  }[]
  /** The packages bought, in the site's currency; each makes the buyer a Premium member. */
  readonly purchases: readonly {
    readonly by: string
    readonly bundle: string
    readonly minutesAgo: number
  }[]
  readonly conversations: readonly StoryConversation[]
  readonly waitingPhotos: readonly StoryPhoto[]
  readonly verifications: readonly StoryVerification[]
}
