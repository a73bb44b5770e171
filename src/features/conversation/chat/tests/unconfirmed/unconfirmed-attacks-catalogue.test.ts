import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken, signUpSomeone } from '#features/members/accounts/testing/someone.ts'
import {
  type PeopledSite,
  startPeopledSite,
  type TestPerson,
} from '#features/members/profiles/testing/peopled-site.ts'
import { photoPeople, picture } from '../../testing/photo-people.ts'

// Accounts whose address is not confirmed cost nothing: someone blocked or banned makes new ones.

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
  await site.server.product.sites.changeSettings(1, { free_conversations: 50 })
})
afterAll(() => site.close())

type Newcomer = Pick<TestPerson, 'browser'>
const newcomer = () => signUpSomeone(site)
const write = (from: Newcomer, to: TestPerson) =>
  from.browser.send('POST', `/api/members/${to.member}/messages`, {
    id: randomUUID(),
    text: 'Remember me?',
  })
const preview = async (from: Newcomer, to: TestPerson) =>
  (await from.browser.send('GET', `/api/members/${to.member}/chat`)).body as unknown as {
    cost: { closed: string | null; photo: object | null; starts_left: number | null }
  }
async function confirm({ browser, email }: Newcomer & { email: string }): Promise<void> {
  const token = await mailedToken(site, email, '/activate')
  expect((await browser.send('POST', '/api/activations', { token })).status).toBe(200)
}

test('ACC-09 SEC-05 an account with an unconfirmed address can write to at most two people, even concurrently, and is told so in advance', async () => {
  const people = [1, 2, 3, 4, 5, 6].map(() => site.addPerson())
  const readers = await Promise.all(people)
  const stranger = await newcomer()
  expect((await preview(stranger, readers[0] as TestPerson)).cost).toMatchObject({
    closed: null,
    starts_left: 2,
  })
  const replies = await Promise.all(readers.map((reader) => write(stranger, reader)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 403, 403, 403, 403])
  expect(
    replies.filter(({ status }) => status === 403).map(({ body }) => body.error?.code),
  ).toEqual(Array(4).fill('chat.confirm_to_write'))
  const unwritten = await site.addPerson()
  expect((await preview(stranger, unwritten)).cost).toMatchObject({
    closed: 'chat.confirm_to_write',
    starts_left: 0,
  })
  // Blocking doesn't give a start back.
  const writtenTo = readers[replies.findIndex(({ status }) => status === 200)] as TestPerson
  await writtenTo.browser.send('POST', `/api/members/${stranger.member}/block`, {})
  expect((await write(stranger, unwritten)).body.error?.code).toBe('chat.confirm_to_write')

  await confirm(stranger)
  expect((await preview(stranger, unwritten)).cost).toMatchObject({ closed: null, starts_left: 48 })
  expect((await write(stranger, unwritten)).status).toBe(200)
})

test('ACC-09 SEC-05 an account with an unconfirmed address can’t send photos and isn’t offered the option', async () => {
  const reader = await site.addPerson()
  const stranger = await newcomer()
  const sendPhoto = async () =>
    photoPeople(site).sendTo({ member: reader.member }, stranger, await picture())
  expect((await preview(stranger, reader)).cost.photo).toBeNull()
  expect(await sendPhoto()).toMatchObject({
    status: 403,
    body: { error: { code: 'chat.confirm_for_photos' } },
  })
  await confirm(stranger)
  expect((await preview(stranger, reader)).cost.photo).not.toBeNull()
  expect((await sendPhoto()).status).toBe(200)
})
