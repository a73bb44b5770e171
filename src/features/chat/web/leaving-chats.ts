/** A chat that was removed and can still be brought back. */
interface Leaving {
  /** Undefined while its time is held, and once it is on its way. */
  timer?: ReturnType<typeof setTimeout> | undefined
  /** How long it can be brought back, in milliseconds. */
  readonly ms: number
  /** Removes it on the server. */
  readonly send: () => void
  sent?: boolean
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
  for (const chat of leaving.values()) send(chat)
}

function send(chat: Leaving): void {
  stop(chat)
  chat.sent = true
  chat.send()
}

function start(chat: Leaving): void {
  stop(chat)
  chat.timer = setTimeout(() => send(chat), chat.ms)
}

function stop(chat: Leaving | undefined): void {
  clearTimeout(chat?.timer)
}

/** The chats being removed in this tab, whichever page is on show. */
export const leavingChats = {
  all: () => leaving,
  subscribe: (hear: () => void) => {
    hearers.add(hear)
    return () => void hearers.delete(hear)
  },
  /** Removes it for good after so many seconds. */
  add: (conversation: string, chat: { readonly seconds: number; readonly send: () => void }) => {
    const one: Leaving = { ms: chat.seconds * 1000, send: chat.send }
    start(one)
    change(new Map([...leaving, [conversation, one]]))
  },
  /** While Undo is under somebody’s pointer or focus its time stands still; afterwards it runs anew, as its toast’s does. */
  hold: (conversation: string, held: boolean) => {
    const chat = leaving.get(conversation)
    if (chat === undefined || chat.sent === true) return
    if (held) stop(chat)
    else start(chat)
  },
  /** A new message brings a removed chat back, and nobody removes what they have not seen. */
  heard: (conversation: string) => {
    if (leaving.has(conversation)) leavingChats.drop(conversation)
  },
  drop: (conversation: string) => {
    stop(leaving.get(conversation))
    change(new Map([...leaving].filter(([id]) => id !== conversation)))
  },
}
