import { createContext, use } from 'react'

/** The state and actions the likes provider offers to any page. */
export interface LikesContextValue {
  /** Shows a match on top of everything else. */
  readonly showMatch: (match: string) => void
  /** Returns the URL for writing to a member; null if there is no chat. */
  readonly writeTo: ((member: string) => string) | null
}

/** Without the provider, a match is announced only by its toast. */
export const LikesContext = createContext<LikesContextValue>({ showMatch: () => {}, writeTo: null })

export function useLikesContext(): LikesContextValue {
  return use(LikesContext)
}
