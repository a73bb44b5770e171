import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pendingChatRemovals } from './pending-chat-removals.ts'

let sent: string[]
const remove = (id: string) =>
  pendingChatRemovals.add(id, { seconds: 5, send: () => sent.push(id) })

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  for (const id of pendingChatRemovals.all().keys()) pendingChatRemovals.drop(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('BEY-11 a removed chat is deleted after its undo time unless it was restored', () => {
  remove('a')
  remove('b')
  vi.advanceTimersByTime(4999)
  pendingChatRemovals.drop('b')
  expect(sent).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual(['a'])
})

test('BEY-11 while the pointer is over Undo the chat is not deleted; afterwards the full undo time starts again', () => {
  remove('a')
  vi.advanceTimersByTime(3000)
  pendingChatRemovals.hold('a', true)
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
  pendingChatRemovals.hold('a', false)
  vi.advanceTimersByTime(4999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual(['a'])
})

test('CHAT-07 a message that arrives while a chat is being removed restores it, as it would after the removal', () => {
  remove('a')
  remove('b')
  pendingChatRemovals.cancelOnMessage('a')
  pendingChatRemovals.cancelOnMessage('nobody')
  expect([...pendingChatRemovals.all().keys()]).toEqual(['b'])
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual(['b'])
})

test('a removal already being sent is neither held nor sent again', () => {
  remove('a')
  vi.advanceTimersByTime(5000)
  pendingChatRemovals.hold('a', true)
  pendingChatRemovals.hold('a', false)
  pendingChatRemovals.hold('nobody', false)
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual(['a'])
})
