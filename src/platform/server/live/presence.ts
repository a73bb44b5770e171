import type { Bus } from './bus.ts'

/** Who is connected, on whichever server. */
export interface Presence {
  /** An account's first connection to this server. */
  came(account: number): void
  /** Its last connection to this server is gone. */
  left(account: number): void
  online(account: number): boolean
  stop(): void
}

/** So many accounts fit one notice. */
const chunk = 500

/**
 * Keeps every server told of everyone's presence. Each tells its comings and goings at once and says every `aliveMs`
 * that it lives; one that is silent three times over counts as gone, with all who were on it.
 */
export function createPresence(bus: Bus, aliveMs = 10_000): Presence {
  const here = new Set<number>()
  const elsewhere = new Map<string, { accounts: Set<number>; heardAt: number }>()

  const on = (topic: string, hear: (node: { accounts: Set<number> }, accounts: readonly number[]) => void) =>
    bus.subscribe(topic, (body, from) => {
      const node = elsewhere.get(from) ?? { accounts: new Set(), heardAt: 0 }
      elsewhere.set(from, node)
      node.heardAt = performance.now()
      hear(node, body as readonly number[])
    })

  function tellAll(): void {
    bus.publish('presence.alive', [])
    const all = [...here]
    for (let from = 0; from < all.length; from += chunk) bus.publish('presence.came', all.slice(from, from + chunk))
  }

  function greet(): void {
    bus.publish('presence.hello', [])
    tellAll()
  }

  on('presence.alive', () => {})
  on('presence.came', (node, accounts) => {
    for (const account of accounts) node.accounts.add(account)
  })
  on('presence.left', (node, accounts) => {
    for (const account of accounts) node.accounts.delete(account)
  })
  // A server that is new, or was deaf for a while: it forgot us and we forget what it last said.
  on('presence.hello', (node) => {
    node.accounts.clear()
    tellAll()
  })
  bus.subscribe('presence.bye', (_, from) => void elsewhere.delete(from))
  bus.onGap(() => {
    elsewhere.clear()
    greet()
  })

  const timer = setInterval(() => {
    bus.publish('presence.alive', [])
    for (const [node, { heardAt }] of elsewhere) {
      if (performance.now() - heardAt > 3 * aliveMs) elsewhere.delete(node)
    }
  }, aliveMs)
  greet()

  return {
    came: (account) => {
      here.add(account)
      bus.publish('presence.came', [account])
    },
    left: (account) => {
      here.delete(account)
      bus.publish('presence.left', [account])
    },
    online: (account) => here.has(account) || [...elsewhere.values()].some(({ accounts }) => accounts.has(account)),
    stop: () => {
      clearInterval(timer)
      bus.publish('presence.bye', [])
    },
  }
}
