import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../../testing/start-site.ts'
import { webClient } from '#features/members/accounts/testing/web-client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { cast: true, limits: 'count' })
})
afterAll(() => site.close())

test('NTF-06 one request returns the account, unread messages and new likes, each the same as its own endpoint returns', async () => {
  const jonas = webClient(site)
  await jonas.send('POST', '/api/user.php', {
    login: 'jonas@minuet.example',
    password: 'minuet-demo',
  })
  const poll = await jonas.send('GET', '/api/poll')
  expect(poll).toMatchObject({
    status: 200,
    body: { user: { profile: { name: 'Jonas' } }, chats: { unread: 2 }, likes: { total_new: 2 } },
  })
  const [user, chats, likes] = await Promise.all(
    ['/api/user.php', '/api/chats/unread', '/api/like-counts'].map((path) =>
      jonas.send('GET', path),
    ),
  )
  expect(poll.body).toEqual({ ...user?.body, chats: chats?.body, likes: likes?.body })
})

test('NTF-06 a visitor is asked to log in', async () => {
  expect(await webClient(site).send('GET', '/api/poll')).toMatchObject({
    status: 403,
    body: { authentication_required: true },
  })
})
