import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Output } from '#kernel/endpoint.ts'
import type { contract as chat } from '#features/conversation/chat/contract/chat.ts'
import type { contract as likes } from '#features/discovery/likes/contract.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { demoLogins } from '../seed.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { cast: true })
})
afterAll(() => site.close())

/** The state shown right after logging in with a demo login. */
async function readState(name: string) {
  const browser = webClient(site)
  const login = demoLogins.find((one) => one.name === name)
  const { body } = await browser.send('POST', '/api/user.php', {
    login: login?.email,
    password: login?.password,
  })
  const get = async <T>(path: string) => (await browser.send('GET', path)).body as T
  return {
    user: (body as unknown as { user: { credits: number; paid_user: boolean } }).user,
    likes: await get<Output<(typeof likes)['likes.list']>>('/api/likes'),
    chats: await get<Output<(typeof chat)['chat.list_chats']>>('/api/chats'),
    thread: (id: string) =>
      get<Output<(typeof chat)['chat.read_conversation']>>(`/api/conversations/${id}`),
  }
}

const names = (members: readonly { name: string }[]) => members.map(({ name }) => name)
const rows = ({ chats }: Output<(typeof chat)['chat.list_chats']>) =>
  chats.map((one) => [one.profile.name, one.num_unread_messages, one.your_turn])

test('Jonas has two new likes, one match, two unread messages from Elena and a conversation where it is his turn', async () => {
  const jonas = await readState('Jonas')
  expect(jonas.user).toMatchObject({ credits: 6, paid_user: false })
  expect(jonas.likes).toMatchObject({ total_new: 2, counts: { liked_by: 4, likes: 2, matches: 1 } })
  expect(names(jonas.likes.liked_by.filter((one) => one.like_new))).toEqual(['Nora', 'Amara'])
  expect(names(jonas.likes.matches)).toEqual(['Elena'])
  expect(jonas.chats.unread).toBe(2)
  expect(rows(jonas.chats)).toEqual([
    ['Elena', 2, false],
    ['Isabel', 0, true],
    ['Claire', 0, false],
    ['Lena', 0, false],
    ['Zofia', 0, false],
    ['Mei', 0, true],
    ['Rosa', 0, false],
    ['Nadia', 0, false],
  ])
  const withElena = await jonas.thread(jonas.chats.chats[0]?.conversation.id ?? '')
  expect(withElena.messages.map(({ mine }) => mine)).toEqual([false, true, false, false])
  expect(withElena.messages.map(({ at }) => at)).toEqual(
    withElena.messages.map(({ at }) => at).toSorted(),
  )
  expect(withElena.cost).toMatchObject({ next: 2, balance: 6, starts_left: 1, closed: null })
})

test('Jonas’s conversation with Isabel is labelled, and he does not have to acknowledge again that she is fictional', async () => {
  const jonas = await readState('Jonas')
  const isabel = jonas.chats.chats.find(({ profile }) => profile.name === 'Isabel')
  expect(isabel?.profile).toMatchObject({ kind: 'fictional', label: expect.any(String) })
  const thread = await jonas.thread(isabel?.conversation.id ?? '')
  expect(thread.messages.map(({ mine }) => mine)).toEqual([true, false])
  expect(thread.cost.disclosure).toBe(false)
})

test('Elena has two new likes, the same match, unread messages from Malik and a conversation where it is her turn', async () => {
  const elena = await readState('Elena')
  expect(elena.user).toMatchObject({ credits: 2, paid_user: false })
  expect(elena.likes).toMatchObject({ total_new: 2, counts: { liked_by: 3, likes: 1, matches: 1 } })
  expect(names(elena.likes.matches)).toEqual(['Jonas'])
  expect(rows(elena.chats)).toEqual([
    ['Jonas', 0, false],
    ['Malik', 2, false],
    ['Bram', 0, true],
  ])
})
