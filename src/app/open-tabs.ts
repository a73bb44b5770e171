import type { Live } from '#platform/server/live/live.ts'

/** The members' open tabs. The live hub needs the product to know who asks, so it joins once both stand. */
export interface OpenTabs {
  /** Tells a member's tabs; nobody hears before the hub has joined. */
  readonly tell: Live['tell']
  join(live: Pick<Live, 'tell'>): void
}

/** Makes the way to open tabs. */
export function createOpenTabs(): OpenTabs {
  let hub: Pick<Live, 'tell'> | undefined
  return {
    tell: (account, message) => hub?.tell(account, message),
    join: (live) => {
      hub = live
    },
  }
}
