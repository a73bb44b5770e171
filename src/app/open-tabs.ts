import type { Live } from '#platform/server/live/live.ts'

/**
 * Sends live messages to members' open tabs. The live hub needs the product to authenticate
 * connections, so it is attached after both exist.
 */
export interface OpenTabs {
  /** Sends a message to a member's tabs; does nothing before the hub is attached. */
  readonly notify: Live['notify']
  join(live: Pick<Live, 'notify'>): void
}

/** Creates the sender; attach the live hub with `join`. */
export function createOpenTabs(): OpenTabs {
  let hub: Pick<Live, 'notify'> | undefined
  return {
    notify: (account, message) => hub?.notify(account, message),
    join: (live) => {
      hub = live
    },
  }
}
