/** A removal that can still be undone. */
interface Leaving {
  /** Undefined while held, and once it is being sent. */
  timer?: ReturnType<typeof setTimeout> | undefined
  /** How long it can be undone, in milliseconds. */
  readonly ms: number
  /** Removes it on the server. */
  readonly send: () => void
  sent?: boolean
}

/** The removals pending in this tab, across pages. */
export interface Leavings {
  all(): ReadonlyMap<string, unknown>
  subscribe(hear: () => void): () => void
  /** Removes it for good after this many seconds. */
  add(id: string, one: { readonly seconds: number; readonly send: () => void }): void
  /**
   * While Undo is hovered or focused its time stops; afterwards it restarts, like the time of its
   * toast.
   */
  hold(id: string, held: boolean): void
  drop(id: string): void
}

/**
 * Creates removals with undo: each is sent when its time ends, or immediately when the page is
 * left.
 */
export function createLeavings(): Leavings {
  let leaving: ReadonlyMap<string, Leaving> = new Map()
  const hearers = new Set<() => void>()

  function change(next: ReadonlyMap<string, Leaving>): void {
    if (leaving.size === 0 && next.size > 0) addEventListener('pagehide', sendAll)
    if (leaving.size > 0 && next.size === 0) removeEventListener('pagehide', sendAll)
    leaving = next
    for (const hear of hearers) hear()
  }

  /**
   * The page is being left: sends everything that could still be undone, on whichever page of the
   * site it happens.
   */
  function sendAll(): void {
    for (const one of leaving.values()) send(one)
  }

  return {
    all: () => leaving,
    subscribe: (hear) => {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
    add: (id, { seconds, send: leave }) => {
      const one: Leaving = { ms: seconds * 1000, send: leave }
      start(one)
      change(new Map([...leaving, [id, one]]))
    },
    hold: (id, held) => {
      const one = leaving.get(id)
      if (one === undefined || one.sent === true) return
      if (held) stop(one)
      else start(one)
    },
    drop: (id) => {
      stop(leaving.get(id))
      change(new Map([...leaving].filter(([other]) => other !== id)))
    },
  }
}

function send(one: Leaving): void {
  stop(one)
  one.sent = true
  one.send()
}

function start(one: Leaving): void {
  stop(one)
  one.timer = setTimeout(() => send(one), one.ms)
}

function stop(one: Leaving | undefined): void {
  clearTimeout(one?.timer)
}
