/** A chat that was removed and can still be brought back. */
interface Leaving {
  readonly name: string
  readonly timer: ReturnType<typeof setTimeout>
  /** Removes it on the server. */
  readonly send: () => void
}

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
  for (const { timer, send } of leaving.values()) {
    clearTimeout(timer)
    send()
  }
}

/** The chats being removed in this tab, whichever page is on show. */
export const leavingChats = {
  all: () => leaving,
  subscribe: (hear: () => void) => {
    hearers.add(hear)
    return () => void hearers.delete(hear)
  },
  add: (conversation: string, chat: Leaving) => change(new Map([...leaving, [conversation, chat]])),
  drop: (conversation: string) => {
    clearTimeout(leaving.get(conversation)?.timer)
    change(new Map([...leaving].filter(([id]) => id !== conversation)))
  },
}
