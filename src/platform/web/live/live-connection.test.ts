import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { backoffMs, createLiveConnection } from './live-connection.ts'

class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: string[] = []
  closedWith: number | undefined
  send = (text: string) => void this.sent.push(text)
  close = (code: number) => {
    this.closedWith = code
    this.onclose?.({ code })
  }
  receive = (message: object) => this.onmessage?.({ data: JSON.stringify(message) })
}

let sockets: FakeSocket[]
const connection = () =>
  createLiveConnection({
    open: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    chance: () => 0,
    lingerMs: 5000,
  })

beforeEach(() => {
  sockets = []
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('it opens with the first listener, notifies listeners by type, and sends nothing before it is ready', () => {
  const live = connection()
  expect(sockets).toHaveLength(0)
  const received: unknown[] = []
  live.subscribe('chat.message', (message) => received.push(message.seq))
  live.subscribe('chat.read', () => received.push('read'))
  expect(sockets).toHaveLength(1)
  live.send({ type: 'chat.typing' })
  sockets[0]?.receive({ type: 'ready' })
  live.send({ type: 'chat.typing' })
  sockets[0]?.receive({ type: 'chat.message', seq: 7 })
  expect(received).toEqual([7])
  expect(sockets[0]?.sent).toEqual(['{"type":"chat.typing"}'])
})

test('it reconnects with increasing delays after the connection breaks, and reports when it is open again', () => {
  const live = connection()
  const states: boolean[] = []
  live.onChange(() => states.push(live.isOpen()))
  live.subscribe('x', () => {})
  sockets[0]?.receive({ type: 'ready' })
  sockets[0]?.onclose?.({ code: 1006 })
  vi.advanceTimersByTime(999)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sockets).toHaveLength(2)
  sockets[1]?.onclose?.({ code: 1006 })
  vi.advanceTimersByTime(1999)
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(1)
  sockets[2]?.receive({ type: 'ready' })
  expect(states).toEqual([true, false, true])
})

test('it does not reconnect once the session has ended', () => {
  const live = connection()
  live.subscribe('x', () => {})
  sockets[0]?.onclose?.({ code: 4001 })
  vi.advanceTimersByTime(120_000)
  expect(sockets).toHaveLength(1)
})

test('it is kept when navigating from one page to the next, and closes when there are no listeners', () => {
  const live = connection()
  const leave = live.subscribe('x', () => {})
  sockets[0]?.receive({ type: 'ready' })
  leave()
  vi.advanceTimersByTime(4000)
  const leaveNext = live.subscribe('y', () => {})
  vi.advanceTimersByTime(10_000)
  expect(sockets).toHaveLength(1)
  expect(sockets[0]?.closedWith).toBeUndefined()
  leaveNext()
  vi.advanceTimersByTime(5000)
  expect(sockets[0]?.closedWith).toBe(1000)
  expect(live.isOpen()).toBe(false)
})

test('after the device wakes up it reconnects immediately, whatever delay was pending', () => {
  const live = connection()
  live.subscribe('x', () => {})
  for (let tries = 0; tries < 4; tries += 1) {
    sockets.at(-1)?.onclose?.({ code: 1006 })
    vi.advanceTimersByTime(1000 * 2 ** tries)
  }
  sockets.at(-1)?.onclose?.({ code: 1006 })
  expect(sockets).toHaveLength(5)
  live.wake()
  expect(sockets).toHaveLength(6)
})

test('after the device wakes up it pings the server, and opens a new connection if there is no answer', () => {
  const live = connection()
  const states: boolean[] = []
  live.onChange(() => states.push(live.isOpen()))
  live.subscribe('x', () => {})
  sockets[0]?.receive({ type: 'ready' })
  live.wake()
  expect(sockets[0]?.sent).toEqual(['{"type":"live.ping"}'])
  sockets[0]?.receive({ type: 'live.pong' })
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  live.wake()
  vi.advanceTimersByTime(4999)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sockets).toHaveLength(2)
  sockets[1]?.receive({ type: 'ready' })
  expect(states).toEqual([true, false, true])
})

test.each([
  [0, 0, 1000],
  [3, 0, 8000],
  [9, 0, 30_000],
  [9, 1, 15_000],
])('after %i tries and with the random number %f it waits %i ms', (tries, chance, ms) => {
  expect(backoffMs(tries, chance)).toBe(ms)
})
