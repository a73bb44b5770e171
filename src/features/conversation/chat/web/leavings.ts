/** Something that was removed and can still be brought back. */
interface Leaving {
  /** Undefined while its time is held, and once it is on its way. */
  timer?: ReturnType<typeof setTimeout> | undefined
  /** How long it can be brought back, in milliseconds. */
  readonly ms: number
  /** Removes it on the server. */
  readonly send: () => void
  sent?: boolean
}

/** What is being removed in this tab, whichever page is on show. */
export interface Leavings {
  all(): ReadonlyMap<string, unknown>
  subscribe(hear: () => void): () => void
  /** Removes it for good after so many seconds. */
  add(id: string, one: { readonly seconds: number; readonly send: () => void }): void
  /** While Undo is under somebody’s pointer or focus its time stands still; afterwards it runs anew, as its toast’s does. */
  hold(id: string, held: boolean): void
  drop(id: string): void
}

/** Removing with a way back: what was removed leaves when its time ends, or at once when the page goes away. */
export function createLeavings(): Leavings {
  let leaving: ReadonlyMap<string, Leaving> = new Map()
  const hearers = new Set<() => void>()

  function change(next: ReadonlyMap<string, Leaving>): void {
    if (leaving.size === 0 && next.size > 0) addEventListener('pagehide', sendAll)
    if (leaving.size > 0 && next.size === 0) removeEventListener('pagehide', sendAll)
    leaving = next
    for (const hear of hearers) hear()
  }

  /** The page goes away: what could still be undone leaves now, whichever page of ours it was. */
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
