/** A removal that can still be undone. */
interface PendingRemoval {
  /** Undefined while held, and once it is being sent. */
  timer?: ReturnType<typeof setTimeout> | undefined
  /** How long it can be undone, in milliseconds. */
  readonly ms: number
  /** Removes it on the server. */
  readonly send: () => void
  sent?: boolean
}

/** The removals pending in this tab, across pages. */
export interface PendingRemovals {
  all(): ReadonlyMap<string, unknown>
  subscribe(onChange: () => void): () => void
  /** Seconds after which it is removed for good. */
  add(id: string, one: { readonly seconds: number; readonly send: () => void }): void
  /**
   * While Undo is hovered or focused its timer is stopped; afterwards it restarts, like its toast's
   * timer.
   */
  hold(id: string, held: boolean): void
  drop(id: string): void
}

/**
 * Creates removals with undo: each is sent when its time is up, or immediately when the page is
 * left.
 */
export function createPendingRemovals(): PendingRemovals {
  let pending: ReadonlyMap<string, PendingRemoval> = new Map()
  const hearers = new Set<() => void>()

  function change(next: ReadonlyMap<string, PendingRemoval>): void {
    if (pending.size === 0 && next.size > 0) addEventListener('pagehide', sendAll)
    if (pending.size > 0 && next.size === 0) removeEventListener('pagehide', sendAll)
    pending = next
    for (const listener of hearers) listener()
  }

  /** Called when any page of the site is left: sends everything that could still be undone. */
  function sendAll(): void {
    for (const one of pending.values()) send(one)
  }

  return {
    all: () => pending,
    subscribe: (onChange) => {
      hearers.add(onChange)
      return () => void hearers.delete(onChange)
    },
    add: (id, { seconds, send: leave }) => {
      const one: PendingRemoval = { ms: seconds * 1000, send: leave }
      start(one)
      change(new Map([...pending, [id, one]]))
    },
    hold: (id, held) => {
      const one = pending.get(id)
      if (one === undefined || one.sent === true) return
      if (held) stop(one)
      else start(one)
    },
    drop: (id) => {
      stop(pending.get(id))
      change(new Map([...pending].filter(([other]) => other !== id)))
    },
  }
}

function send(one: PendingRemoval): void {
  stop(one)
  one.sent = true
  one.send()
}

function start(one: PendingRemoval): void {
  stop(one)
  one.timer = setTimeout(() => send(one), one.ms)
}

function stop(one: PendingRemoval | undefined): void {
  clearTimeout(one?.timer)
}
