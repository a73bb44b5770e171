import type { Bus } from './bus.ts'

/** Which members are connected to any server. */
export interface Presence {
  /** Call on an account's first connection to this server. */
  joined(account: number): void
  /** Call when its last connection to this server has closed. */
  left(account: number): void
  online(account: number): boolean
  stop(): void
}

/** Number of accounts that fit into one notice. */
const chunk = 500

/**
 * Keeps every server informed of who is connected. Each server publishes changes immediately and an
 * alive notice every `aliveMs`; a server that sends nothing for three intervals counts as gone,
 * along with all members connected to it.
 */
export function createPresence(bus: Bus, aliveMs = 10_000): Presence {
  const here = new Set<number>()
  const elsewhere = new Map<string, { accounts: Set<number>; lastReceivedAt: number }>()

  const on = (
    topic: string,
    handler: (node: { accounts: Set<number> }, accounts: readonly number[]) => void,
  ) =>
    bus.subscribe(topic, (body, from) => {
      const node = elsewhere.get(from) ?? { accounts: new Set(), lastReceivedAt: 0 }
      elsewhere.set(from, node)
      node.lastReceivedAt = performance.now()
      handler(node, body as readonly number[])
    })

  function announceAll(): void {
    bus.publish('presence.alive', [])
    const all = [...here]
    for (let from = 0; from < all.length; from += chunk)
      bus.publish('presence.came', all.slice(from, from + chunk))
  }

  function greet(): void {
    bus.publish('presence.hello', [])
    announceAll()
  }

  on('presence.alive', () => {})
  on('presence.came', (node, accounts) => {
    for (const account of accounts) node.accounts.add(account)
  })
  on('presence.left', (node, accounts) => {
    for (const account of accounts) node.accounts.delete(account)
  })
  // The server is new or was disconnected for a while: it no longer has our members, and its last
  // published state is outdated.
  on('presence.hello', (node) => {
    node.accounts.clear()
    announceAll()
  })
  bus.subscribe('presence.bye', (_, from) => void elsewhere.delete(from))
  bus.onGap(() => {
    elsewhere.clear()
    greet()
  })

  const timer = setInterval(() => {
    bus.publish('presence.alive', [])
    for (const [node, { lastReceivedAt }] of elsewhere) {
      if (performance.now() - lastReceivedAt > 3 * aliveMs) elsewhere.delete(node)
    }
  }, aliveMs)
  greet()

  return {
    joined: (account) => {
      here.add(account)
      bus.publish('presence.came', [account])
    },
    left: (account) => {
      here.delete(account)
      bus.publish('presence.left', [account])
    },
    online: (account) =>
      here.has(account) || [...elsewhere.values()].some(({ accounts }) => accounts.has(account)),
    stop: () => {
      clearInterval(timer)
      bus.publish('presence.bye', [])
    },
  }
}
