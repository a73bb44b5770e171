import { expect, test } from 'vitest'
import type { Message, Thread } from '#features/conversation/chat/contract/chat.ts'
import { buildManifest } from './build-manifest.ts'
import { decideInstallWay, type InstallFacts, isInstallHintDue } from './decide-install.ts'
import { showsBackButton } from './shows-back-button.ts'
import {
  areReadable,
  findConversation,
  listSurplus,
  maxStored,
  toStoredConversation,
} from './stored-conversation.ts'

const id = '0b7a3f52-1111-4222-8333-944455556666'

test.each([
  [`/members/${id}`, true],
  ['/likes/liked-you', true],
  [`/likes/m/${id}`, true],
  ['/credits', true],
  ['/credits/p1/ideal', true],
  ['/credits/p1', false],
  ['/members', false],
  [`/members/${id}/chat`, false],
  ['/likes', false],
  ['/likes/m', false],
  [`/chats/${id}`, false],
  ['/profile', false],
  ['/', false],
])('NAV-03 NTF-08 the installed app has a back button on %s: %s', (path, shown) => {
  expect(showsBackButton({ installed: true, path, entries: 2 })).toBe(shown)
  expect(showsBackButton({ installed: true, path, entries: 1 })).toBe(false)
  expect(showsBackButton({ installed: false, path, entries: 2 })).toBe(false)
})

const nothing: InstallFacts = { standalone: false, installed: false, offered: false, ios: false }
test.each([
  [{}, 'menu', false],
  [{ offered: true }, 'prompt', true],
  [{ ios: true }, 'ios', true],
  [{ standalone: true, offered: true }, 'installed', false],
  [{ standalone: true, ios: true }, 'installed', false],
  [{ installed: true }, 'installed', false],
  // Chromium offers it again after it was uninstalled.
  [{ installed: true, offered: true }, 'prompt', true],
] as const)('NTF-08 with %j it is installed by: %s; a hint may be due: %s', (known, way, due) => {
  const facts = { ...nothing, ...known }
  expect(decideInstallWay(facts)).toBe(way)
  expect(isInstallHintDue({ ...facts, met: true })).toBe(due)
  expect(isInstallHintDue({ ...facts, met: false })).toBe(false)
})

const facts = {
  description: 'Meet people',
  locale: 'de',
  theme: 'system',
  words: { messages: 'Nachrichten', likes: 'Likes', search: 'Suche', screenshot: 'Suche' },
} as const
test.each([
  ['Minuet', 'Minuet'],
  ['Sarabande Berlin', 'Sarabande'],
  ['Donaudampfschifffahrt', 'Donaudampfsc'],
])('NTF-08 the short name of %s is %s', (name, short) => {
  expect(buildManifest({ ...facts, name, brand: 'minuet' }).short_name).toBe(short)
})

test('NTF-08 a brand without its own icons uses the product’s icons but not its screenshots; dark mode uses the brand’s colour', () => {
  const manifest = buildManifest({ ...facts, name: 'Gavotte', brand: 'gavotte', theme: 'dark' })
  expect(manifest.icons[0]?.src).toBe('/app/minuet/icon-any-192.png')
  expect(manifest.screenshots).toEqual([])
  expect([manifest.theme_color, manifest.background_color]).toEqual(['#0d1917', '#0d1917'])
})

const message: Message = {
  seq: 1,
  mine: false,
  id: null,
  kind: 'text',
  text: 'Hello',
  withdrawn: false,
  photo: null,
  drawing: null,
  at: '2026-11-24T09:00:00.000Z',
  author: null,
  warnings: [],
  hidden: false,
  edited_at: null,
  deleted: false,
  quote: null,
  reaction: null,
  can_edit: false,
  can_delete: false,
  credits: null,
}
const thread = (messages: readonly Message[]) =>
  ({
    conversation: { id },
    profile: { id, name: 'Elena', label: null },
    changes: 3,
    cost: { closed: null },
    messages,
  }) as unknown as Thread

test.each([
  ['a text', {}, 'Hello', false],
  ['a hidden word', { hidden: true }, '', true],
  ['a warning', { warnings: ['money' as const] }, '', true],
  ['a message taken back', { withdrawn: true }, '', true],
  ['a photo and its description', { kind: 'photo' as const, text: 'At the sea' }, '', false],
])('NTF-08 for %s, this device keeps %j', (_, more, text, sealed) => {
  const stored = toStoredConversation(thread([{ ...message, ...more }]), 'me')
  expect(stored.messages[0]).toMatchObject({ text, sealed })
  expect(JSON.stringify(stored)).not.toContain(text === '' ? 'Hello' : 'At the sea')
})

test('NTF-08 the most recently stored conversations are kept, and older ones are deleted to make room', () => {
  const copies = Array.from({ length: maxStored + 2 }, (_, index) => ({
    id: String(index),
    storedAt: index,
  }))
  expect(listSurplus(copies)).toEqual(['1', '0'])
  expect(listSurplus(copies.slice(2))).toEqual([])
})

const day = 24 * 3_600_000
test.each([
  ['just now', 0, true],
  ['six days ago', 6 * day, true],
  ['seven days ago', 7 * day, false],
  ['on a clock that was set back', -2 * 3_600_000, false],
])('NTF-08 copies the server confirmed %s may be read: %s', (_, ago, readable) => {
  const now = Date.UTC(2026, 10, 24)
  expect(areReadable(now - (ago as number), now)).toBe(readable)
})

test.each([
  [`/chats/${id}`, id],
  [`/chats/${id}?gifts`, id],
  ['/chats', null],
  ['/members', null],
  [`//evil.example/chats/${id}`, null],
  [null, null],
])('the conversation of %s is %s', (path, conversation) => {
  expect(findConversation(path)).toBe(conversation)
})
