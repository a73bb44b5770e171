import { beforeEach, expect, test, vi } from 'vitest'
import type { LiveMessage } from './live-connection.ts'
import { createSharedLive } from './shared-live.ts'

/** The connections opened by the tabs of one browser, including closed ones. */
let opened: Connection[]
let tabs: Set<(event: { data: never }) => void>
let queue: { grant: () => Promise<void>; signal: AbortSignal }[]
let held: boolean

interface Connection {
  readonly tab: string
  readonly sent: LiveMessage[]
  closed: boolean
  woken: number
  ready(): void
  receive(message: LiveMessage): void
  end(): void
}

beforeEach(() => {
  opened = []
  tabs = new Set()
  queue = []
  held = false
})

/** Grants locks as a browser does, one at a time. */
async function grantNext(): Promise<void> {
  if (held) return
  const next = queue.shift()
  if (next === undefined) return
  if (next.signal.aborted) return grantNext()
  held = true
  await next.grant()
  held = false
  await grantNext()
}

function tab(name: string) {
  let ownListener: ((event: { data: never }) => void) | undefined
  const live = createSharedLive({
    name: 'of one member',
    lingerMs: 5000,
    locks: {
      request: (async (
        _: string,
        { signal }: { signal: AbortSignal },
        grant: () => Promise<void>,
      ) => {
        queue.push({ grant, signal })
        void grantNext()
      }) as never,
    },
    channel: {
      addEventListener: (_: string, listener: never) => {
        ownListener = listener
        tabs.add(listener)
      },
      postMessage: (data: never) => {
        for (const onMessage of tabs)
          if (onMessage !== ownListener) onMessage({ data: structuredClone(data) })
      },
    } as never,
    connect: ({ overhear, onEnded }) => {
      let open = false
      const watchers = new Set<() => void>()
      const set = (now: boolean) => {
        if (open === now) return
        open = now
        for (const listener of watchers) listener()
      }
      const connection: Connection = {
        tab: name,
        sent: [],
        closed: false,
        woken: 0,
        ready: () => set(true),
        receive: overhear,
        end: onEnded,
      }
      opened.push(connection)
      return {
        subscribe: () => () => {},
        send: (message) => void connection.sent.push(message),
        isOpen: () => open,
        onChange: (listener) => {
          watchers.add(listener)
          return () => void watchers.delete(listener)
        },
        wake: () => void (connection.woken += 1),
        close: () => {
          connection.closed = true
          set(false)
        },
      }
    },
  })
  const received: unknown[] = []
  const states: boolean[] = []
  live.onChange(() => states.push(live.isOpen()))
  return {
    live,
    received,
    states,
    listen: () => live.subscribe('chat.message', ({ seq }) => received.push(seq)),
    /** Ends without warning, like a crashed tab. */
    crash: () => {
      if (ownListener !== undefined) tabs.delete(ownListener)
      held = false
    },
  }
}

test('three tabs share one connection: each message arrives once per tab, and any tab can send', () => {
  const [one, two, three] = [tab('one'), tab('two'), tab('three')]
  for (const each of [one, two, three]) each.listen()
  expect(opened.map(({ tab: name }) => name)).toEqual(['one'])
  opened[0]?.ready()
  opened[0]?.receive({ type: 'chat.message', seq: 7 })
  expect([one.received, two.received, three.received]).toEqual([[7], [7], [7]])
  expect([one, two, three].map(({ states }) => states)).toEqual([[true], [true], [true]])
  two.live.send({ type: 'chat.typing' })
  three.live.wake()
  expect(opened[0]).toMatchObject({ sent: [{ type: 'chat.typing' }], woken: 1 })
})

test('a tab opened later is notified that the connection is already open', () => {
  tab('one').listen()
  opened[0]?.ready()
  const lateTab = tab('late')
  lateTab.listen()
  expect([opened.length, lateTab.live.isOpen()]).toEqual([1, true])
})

test('when the leading tab closes, the next one opens its own connection, and all are notified that messages may have been missed', async () => {
  const [one, two, three] = [tab('one'), tab('two'), tab('three')]
  for (const each of [one, two, three]) each.listen()
  opened[0]?.ready()
  one.live.pause()
  await vi.waitFor(() => expect(opened).toHaveLength(2))
  expect(opened[0]?.closed).toBe(true)
  expect(opened[1]?.tab).toBe('two')
  opened[1]?.ready()
  opened[1]?.receive({ type: 'chat.message', seq: 8 })
  expect([two.states, three.states]).toEqual([
    [true, false, true],
    [true, false, true],
  ])
  expect([one.received, two.received, three.received]).toEqual([[], [8], [8]])
  // When shown again, it becomes a follower.
  one.live.resume()
  expect([opened.length, one.live.isOpen()]).toEqual([2, true])
})

test('a tab that crashes releases its lock, and tabs that still showed the connection as open are corrected', async () => {
  const [one, two, three] = [tab('one'), tab('two'), tab('three')]
  for (const each of [one, two, three]) each.listen()
  opened[0]?.ready()
  one.crash()
  await grantNextOnce()
  expect(opened.map(({ tab: name }) => name)).toEqual(['one', 'two'])
  expect([two.live.isOpen(), three.live.isOpen()]).toEqual([false, false])

  async function grantNextOnce() {
    void grantNext()
    await vi.waitFor(() => expect(opened).toHaveLength(2))
  }
})

test('once the session has ended no tab reconnects', async () => {
  const [one, two] = [tab('one'), tab('two')]
  for (const each of [one, two]) each.listen()
  opened[0]?.ready()
  opened[0]?.end()
  await new Promise((resolve) => setTimeout(resolve, 5))
  two.listen()
  expect([opened.length, one.live.isOpen(), two.live.isOpen()]).toEqual([1, false, false])
})

test('a tab without subscribers lets another tab lead', async () => {
  vi.useFakeTimers()
  const [one, two] = [tab('one'), tab('two')]
  const leave = one.listen()
  two.listen()
  leave()
  await vi.advanceTimersByTimeAsync(4999)
  expect(opened).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(opened.map(({ tab: name, closed }) => `${name} ${closed}`)).toEqual([
    'one true',
    'two false',
  ])
  vi.useRealTimers()
})
