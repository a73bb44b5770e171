import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from '#platform/web/api/answer.ts'
import type { SendResult } from '../../contract/chat.ts'
import { createAttachedPhotos } from './attached-photos.ts'
import { createPickerStates, type PickerStates } from '../picker/picker-states.ts'
import { createDrafts } from './drafts.ts'
import { createOutgoing, type Outgoing, type OutgoingMessages } from './outgoing.ts'

const chat = 'c1'
let store: Map<string, string>
let sending: string[]
let arrived: string[]
let online: boolean
let attached: ReturnType<typeof createAttachedPhotos>
let picks: PickerStates
let answer: Answer<SendResult>

const ok = { ok: true, value: {} as SendResult } as const
const refused = (code: string, status: number): Answer<SendResult> => ({
  ok: false,
  refusal: { code, status, message: code } as never,
})

beforeEach(() => {
  vi.useFakeTimers()
  store = new Map()
  sending = []
  arrived = []
  online = true
  attached = createAttachedPhotos()
  picks = createPickerStates()
  answer = ok
})
afterEach(() => void vi.useRealTimers())

const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
}
const drafts = () => createDrafts(storage, 'me')
const open = (): OutgoingMessages =>
  createOutgoing({
    send: async ({ id, photo }, onProgress) => {
      sending.push(id)
      if (photo !== undefined) onProgress(40)
      return answer
    },
    sent: ({ id }) => void arrived.push(id),
    drafts: drafts(),
    attached,
    picks,
    storage,
    member: 'me',
    now: () => Date.now(),
    online: () => online,
  })
const message = (id: string, price: number): Pick<Outgoing, 'id' | 'to' | 'text' | 'price'> => ({
  id,
  price,
  text: `text of ${id}`,
  to: { conversation: chat },
})
const states = (outgoing: OutgoingMessages) =>
  outgoing.of(chat).map(({ id, state }) => `${id} ${state}`)

test('a paid message is held and sent automatically after the undo time', async () => {
  const outgoing = open()
  outgoing.post(message('a', 2), 5)
  await vi.advanceTimersByTimeAsync(4999)
  expect([states(outgoing), sending]).toEqual([['a held'], []])
  await vi.advanceTimersByTimeAsync(1)
  expect([states(outgoing), sending, arrived]).toEqual([[], ['a'], ['a']])
})

test('a message undone while held is never sent, and its text is restored', async () => {
  const outgoing = open()
  outgoing.post(message('a', 2), 5)
  expect(outgoing.cancel('a')).toMatchObject({ text: 'text of a' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([states(outgoing), sending]).toEqual([[], []])
})

test('a free message is sent immediately', async () => {
  const outgoing = open()
  outgoing.post(message('a', 0), 5)
  await vi.advanceTimersByTimeAsync(0)
  expect(arrived).toEqual(['a'])
})

test('a held message whose tab closes becomes a draft before the current text', () => {
  const outgoing = open()
  drafts().keep(chat, 'more')
  outgoing.post(message('a', 2), 5)
  outgoing.leave()
  expect(states(outgoing)).toEqual([])
  expect(drafts().read(chat)).toBe('text of a\nmore')
})

test('free messages wait while offline, survive closing the tab, and are sent once with the same id', async () => {
  online = false
  open().post(message('a', 0), 5)
  const later = open()
  expect([states(later), sending]).toEqual([['a queued'], []])
  online = true
  later.flush()
  later.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect([states(later), sending, arrived]).toEqual([[], ['a'], ['a']])
  expect(states(open())).toEqual([])
})

test('CHAT-12 when two tabs queue messages while offline, neither overwrites the other’s', async () => {
  online = false
  const [one, other] = [open(), open()]
  one.post(message('a', 0), 5)
  other.post(message('b', 0), 5)
  const later = open()
  expect(states(later)).toEqual(['a queued', 'b queued'])
  online = true
  later.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect([sending, states(open())]).toEqual([['a', 'b'], []])
})

test('a free message without a network waits; a paid one shows that it is waiting, and is never sent automatically', async () => {
  answer = refused('offline', 0)
  const outgoing = open()
  outgoing.post(message('a', 0), 5)
  outgoing.post(message('b', 2), 0)
  await vi.advanceTimersByTimeAsync(0)
  expect(states(outgoing)).toEqual(['a queued', 'b failed'])
  const later = open()
  expect(states(later)).toEqual(['a queued', 'b failed'])
  sending = []
  answer = ok
  later.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sending, states(later)]).toEqual([['a'], ['b failed']])
})

test('CHAT-11 a paid message whose page is left during sending is neither lost nor sent automatically: it needs confirmation, with the same id', async () => {
  answer = new Promise(() => {}) as never
  const outgoing = open()
  outgoing.post(message('a', 2), 0)
  await vi.advanceTimersByTimeAsync(0)
  outgoing.leave()
  expect(drafts().read(chat)).toBe('')
  answer = ok
  const later = open()
  later.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([later.of(chat), sending]).toMatchObject([
    [{ id: 'a', text: 'text of a', state: 'failed' }],
    ['a'],
  ])
  later.retry('a')
  await vi.advanceTimersByTimeAsync(0)
  expect([sending, arrived, states(later), states(open())]).toEqual([['a', 'a'], ['a'], [], []])
})

test('CHAT-11 a paid message whose response was lost keeps its id across pages, because a draft would be charged again; a refused one becomes a draft', async () => {
  answer = refused('fault', 502)
  const outgoing = open()
  outgoing.post(message('a', 2), 0)
  await vi.advanceTimersByTimeAsync(0)
  answer = refused('chat.not_enough_credits', 402)
  outgoing.post(message('b', 2), 0)
  await vi.advanceTimersByTimeAsync(0)
  expect(states(outgoing)).toEqual(['a failed', 'b failed'])
  outgoing.leave()
  expect(drafts().read(chat)).toBe('text of b')
  expect(states(open())).toEqual(['a failed'])
})

test('a refused message stays with its reason until it is retried with the same id', async () => {
  answer = refused('chat.not_enough_credits', 402)
  const outgoing = open()
  outgoing.post(message('a', 2), 0)
  await vi.advanceTimersByTimeAsync(0)
  expect(outgoing.of(chat)[0]).toMatchObject({
    state: 'failed',
    refusal: { code: 'chat.not_enough_credits' },
  })
  answer = ok
  outgoing.retry('a')
  await vi.advanceTimersByTimeAsync(0)
  expect([sending, arrived]).toEqual([['a', 'a'], ['a']])
})

const photo = { file: new File(['x'], 'x.jpg', { type: 'image/jpeg' }), preview: 'blob:x' }

test('a photo is held like a text, and is restored with its description when undone', async () => {
  const outgoing = open()
  outgoing.post({ ...message('a', 4), photo }, 5)
  await vi.advanceTimersByTimeAsync(4999)
  expect([states(outgoing), sending]).toEqual([['a held'], []])
  expect(outgoing.cancel('a')).toMatchObject({ text: 'text of a', photo })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sending).toEqual([])
})

test('the progress of a photo is shown while it is sent', async () => {
  let arrive = (_: Answer<SendResult>) => {}
  answer = new Promise<Answer<SendResult>>((resolve) => {
    arrive = resolve
  }) as never
  const outgoing = open()
  outgoing.post({ ...message('a', 4), photo }, 0)
  await vi.advanceTimersByTimeAsync(0)
  expect(outgoing.of(chat)[0]).toMatchObject({ state: 'sending', percent: 40 })
  arrive(ok)
  await vi.advanceTimersByTimeAsync(0)
  expect([states(outgoing), arrived]).toEqual([[], ['a']])
})

test('a held photo whose page is left is attached again, and is never written to storage', () => {
  const outgoing = open()
  outgoing.post({ ...message('a', 4), photo }, 5)
  outgoing.leave()
  expect(attached.of(chat)).toEqual({ ...photo, description: 'text of a' })
  expect(drafts().read(chat)).toBe('')
})

test('a free photo waits for the connection in this tab only', async () => {
  online = false
  const outgoing = open()
  outgoing.post({ ...message('a', 0), photo }, 5)
  expect(states(outgoing)).toEqual(['a queued'])
  expect(states(open())).toEqual([])
  online = true
  outgoing.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(arrived).toEqual(['a'])
})

test('if storage throws, nothing is stored and nothing breaks', () => {
  const broken = createDrafts(
    {
      getItem: () => {
        throw new Error('forbidden')
      },
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => {},
    },
    'me',
  )
  broken.keep(chat, 'text')
  expect(broken.read(chat)).toBe('')
})

describe('gifts and stickers', () => {
  const tulip = {
    kind: 'gift',
    id: 'tulip',
    name: 'Tulip',
    moving: '/m',
    still: '/s',
    size: 'small',
  } as const
  const giftDraft = (id: string) => ({
    id,
    to: { conversation: chat },
    text: '',
    price: 5,
    picked: tulip,
  })

  test('a held gift is restored in full when undone, and nothing is sent', () => {
    const outgoing = open()
    outgoing.post(giftDraft('g1'), 5)
    expect(outgoing.cancel('g1')).toMatchObject({ text: '', picked: tulip })
    expect(sending).toEqual([])
  })

  test('when the page is left it stays selected, without a draft', () => {
    const outgoing = open()
    outgoing.post(giftDraft('g2'), 5)
    outgoing.leave()
    expect(picks.of(chat)).toEqual({ open: false, pick: tulip })
    expect(drafts().read(chat)).toBe('')
  })

  test('a free sticker waits in storage while offline and is sent once', async () => {
    online = false
    open().post({ ...giftDraft('g3'), price: 0 }, 5)
    online = true
    const again = open()
    expect(again.of(chat)).toMatchObject([{ id: 'g3', state: 'queued', picked: tulip }])
    again.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(sending).toEqual(['g3'])
  })
})
