import type { Gesture } from '#features/members/photo-verification/index.ts'
import type { StillLife } from './cast-row.ts'

/** One line of a conversation; `from` names someone of the cast, `minutesAgo` when it was said. */
export interface StoryLine {
  readonly from: string
  readonly minutesAgo: number
  readonly text: string
}

/** A like, and when the one who is liked opened the profile it came from; left out while it is new. */
export interface StoryLike {
  readonly from: string
  readonly to: string
  readonly minutesAgo: number
  readonly seenMinutesAgo?: number
}

/** Two who write to each other. Whoever writes has read what came before; the last lines are read too, or `unread`. */
export interface StoryConversation {
  readonly between: readonly [string, string]
  readonly lines: readonly [StoryLine, ...StoryLine[]]
  readonly unread?: true
}

/** A photo that waits to be looked at: a still life, as a further photo or as someone's only one. */
export interface StoryPhoto {
  readonly by: string
  readonly still: StillLife
  readonly minutesAgo: number
}

/** A picture taken to be compared with the photos: of whose portrait it is made, and when a person found them to be the same. */
export interface StoryVerification {
  readonly by: string
  readonly gesture: Gesture
  readonly minutesAgo: number
  /** Another's face, for whoever compares to notice; the own one when left out. */
  readonly faceOf?: string
  /** Left out while it waits. */
  readonly verifiedMinutesAgo?: number
}

/** What has happened among the cast, by the short names of cast.ts. */
export interface Story {
  readonly likes: readonly StoryLike[]
  /** Who is a match by these likes. */
  readonly matches: readonly (readonly [string, string])[]
  /** Who knows since when that a profile is fictional. */
  readonly acknowledged: readonly { readonly by: string; readonly of: string; readonly minutesAgo: number }[]
  /** Who bought which bundle of the site, in its currency, and is premium by it. */
  readonly purchases: readonly { readonly by: string; readonly bundle: string; readonly minutesAgo: number }[]
  readonly conversations: readonly StoryConversation[]
  readonly waitingPhotos: readonly StoryPhoto[]
  readonly verifications: readonly StoryVerification[]
}
