import { createContext, use } from 'react'

/** What any page may ask of the likes around it. */
export interface LikesSurroundings {
  /** Shows that a like was mutual, over everything else. */
  readonly showMatch: (match: string) => void
  /** The address where one writes to a member; null while there is no such place. */
  readonly writeTo: ((member: string) => string) | null
}

/** Outside of the provider a match is told by its toast alone. */
export const LikesContext = createContext<LikesSurroundings>({ showMatch: () => {}, writeTo: null })

/** The likes around this page. */
export function useLikesSurroundings(): LikesSurroundings {
  return use(LikesContext)
}
