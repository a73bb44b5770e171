import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leavingChats } from './leaving-chats.ts'

let sent: string[]
const remove = (id: string) => leavingChats.add(id, { seconds: 5, send: () => sent.push(id) })

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  for (const id of leavingChats.all().keys()) leavingChats.drop(id)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('BEY-11 a removed chat is deleted after its undo time, and not if it was restored', () => {
  remove('a')
  remove('b')
  vi.advanceTimersByTime(4999)
  leavingChats.drop('b')
  expect(sent).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual(['a'])
})

test('BEY-11 while its Undo is held it is not deleted, and afterwards its full undo time starts again', () => {
  remove('a')
  vi.advanceTimersByTime(3000)
  leavingChats.hold('a', true)
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual([])
  leavingChats.hold('a', false)
  vi.advanceTimersByTime(4999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual(['a'])
})

test('CHAT-07 a message that arrives while a chat is being removed restores it, as it would afterwards', () => {
  remove('a')
  remove('b')
  leavingChats.heard('a')
  leavingChats.heard('nobody')
  expect([...leavingChats.all().keys()]).toEqual(['b'])
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual(['b'])
})

test('a removal already being sent is neither held nor sent again', () => {
  remove('a')
  vi.advanceTimersByTime(5000)
  leavingChats.hold('a', true)
  leavingChats.hold('a', false)
  leavingChats.hold('nobody', false)
  vi.advanceTimersByTime(60_000)
  expect(sent).toEqual(['a'])
})
