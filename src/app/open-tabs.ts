import type { Live } from '#platform/server/live/live.ts'

/**
 * Sends live messages to members' open tabs. The live hub needs the product to authenticate
 * connections, so it is attached after both exist.
 */
export interface OpenTabs {
  /** Sends a message to a member's tabs; does nothing before the hub is attached. */
  readonly tell: Live['tell']
  join(live: Pick<Live, 'tell'>): void
}

/** Creates the sender; attach the live hub with `join`. */
export function createOpenTabs(): OpenTabs {
  let hub: Pick<Live, 'tell'> | undefined
  return {
    tell: (account, message) => hub?.tell(account, message),
    join: (live) => {
      hub = live
    },
  }
}
