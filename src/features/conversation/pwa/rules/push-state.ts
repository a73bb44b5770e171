/** The state of push notifications in one browser (NTF-04). */
export interface PushState {
  /** Whether this browser supports push. */
  readonly isCapable: boolean
  /**
   * `null` while unknown, `false` if not subscribed, `denied` if the browser blocks notifications,
   * otherwise the endpoint.
   */
  readonly isSubscribed: null | false | string
  /** When the last push arrived while a page was open, in milliseconds since 1970. */
  readonly lastMessage: number | null
}

/** Something a browser detects or does. */
export type PushFact =
  | {
      readonly kind: 'looked'
      readonly capable: boolean
      readonly permission: NotificationPermission
      /**
       * The endpoint of the browser's own subscription, and the endpoint the server has for this
       * session.
       */
      readonly browser: string | null
      readonly server: string | null
    }
  | { readonly kind: 'subscribed'; readonly endpoint: string }
  | { readonly kind: 'failed'; readonly permission: NotificationPermission }
  | { readonly kind: 'unsubscribed' }
  | { readonly kind: 'message'; readonly at: number }

type NotificationPermission = 'default' | 'granted' | 'denied'

/** The state before anything is known, on the server and in the browser. */
export const initialPushState: PushState = {
  isCapable: false,
  isSubscribed: null,
  lastMessage: null,
}

/** Reducer: returns the state after a fact. */
export function reducePushState(state: PushState, fact: PushFact): PushState {
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
  // A subscription from an earlier session or another member does not count.
  return permission === 'granted' && browser !== null && browser === server ? browser : false
}

/** Whether this browser is subscribed. */
export function isSubscribedToPush({ isSubscribed }: PushState): boolean {
  return isSubscribed !== null && isSubscribed !== false && isSubscribed !== 'denied'
}

/** Whether to offer push: to members whose browser supports it and is not subscribed yet. */
export function offersPush(
  state: PushState,
  here: { readonly member: boolean; readonly publicKey: string | null },
): boolean {
  return here.member && here.publicKey !== null && state.isCapable && state.isSubscribed === false
}

/** The polling interval in milliseconds: longer when pushes trigger polls (NTF-06). */
export function pollEveryMs(state: PushState): number {
  return isSubscribedToPush(state) ? 300_000 : 60_000
}
