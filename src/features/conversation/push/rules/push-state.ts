/** How push stands in one browser (NTF-04). */
export interface PushState {
  /** Whether this browser can be pushed to at all. */
  readonly isCapable: boolean
  /** Null is not known yet, false is not; else the endpoint pushed to, or `denied` where the browser forbids it. */
  readonly isSubscribed: null | false | string
  /** When the last push came while a page was open, in milliseconds since 1970. */
  readonly lastMessage: number | null
}

/** What a browser finds out or does. */
export type PushFact =
  | {
      readonly kind: 'looked'
      readonly capable: boolean
      readonly permission: NotificationPermission
      /** The endpoint of the browser's own subscription, and the one that the server pushes this session's news to. */
      readonly browser: string | null
      readonly server: string | null
    }
  | { readonly kind: 'subscribed'; readonly endpoint: string }
  | { readonly kind: 'failed'; readonly permission: NotificationPermission }
  | { readonly kind: 'unsubscribed' }
  | { readonly kind: 'message'; readonly at: number }

type NotificationPermission = 'default' | 'granted' | 'denied'

/** Before anything is known, on the server and in the browser. */
export const unseen: PushState = { isCapable: false, isSubscribed: null, lastMessage: null }

/** How push stands after a fact. */
export function pushAfter(state: PushState, fact: PushFact): PushState {
  switch (fact.kind) {
    case 'looked':
      return { ...state, isCapable: fact.capable, isSubscribed: subscribedTo(fact) }
    case 'subscribed':
      return { ...state, isSubscribed: fact.endpoint }
    case 'failed':
      return { ...state, isSubscribed: fact.permission === 'denied' ? 'denied' : false }
    case 'unsubscribed':
      return { ...state, isSubscribed: false }
    case 'message':
      return { ...state, lastMessage: fact.at }
  }
}

function subscribedTo({
  capable,
  permission,
  browser,
  server,
}: PushFact & { kind: 'looked' }): PushState['isSubscribed'] {
  if (!capable) return null
  if (permission === 'denied') return 'denied'
  // A subscription of an earlier session, or of somebody else's, is none.
  return permission === 'granted' && browser !== null && browser === server ? browser : false
}

/** Whether somebody is pushed to in this browser. */
export function isPushedTo({ isSubscribed }: PushState): boolean {
  return isSubscribed !== null && isSubscribed !== false && isSubscribed !== 'denied'
}

/** Whether push is offered: to members, where it can work and does not yet. */
export function offersPush(
  state: PushState,
  here: { readonly member: boolean; readonly publicKey: string | null },
): boolean {
  return here.member && here.publicKey !== null && state.isCapable && state.isSubscribed === false
}

/** How often a page polls, in milliseconds: less often where pushes wake it (NTF-06). */
export function pollEveryMs(state: PushState): number {
  return isPushedTo(state) ? 300_000 : 60_000
}
