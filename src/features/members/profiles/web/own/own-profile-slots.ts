import type { ReactNode } from 'react'

/** Content from the features above for the member's own profile; the app fills it in. */
export interface OwnProfileSlots {
  /** The page on which the member's photos are managed; without it there is no such part. */
  readonly photos?: ReactNode
  /** The photos at a glance. */
  readonly photoStrip?: ReactNode
  /** A card about the verification of the photos. */
  readonly verification?: ReactNode
}
