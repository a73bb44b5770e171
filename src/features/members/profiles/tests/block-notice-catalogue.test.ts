import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { type PeopledSite, type TestPerson, startPeopledSite } from '../testing/peopled-site.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

const page = (who: TestPerson, member: string) => who.browser.send('GET', `/api/members/${member}`)
const unknownMember = randomUUID()

test('CHAT-08 SEC-01 a block is private unless the site shows it openly; then the blocked member is told that they have no access, and nothing else is accessible', async () => {
  const [elena, jonas, mei] = [
    await site.addPerson(),
    await site.addPerson(),
    await site.addPerson(),
  ]
  await elena.browser.send('POST', `/api/members/${jonas.member}/block`)
  const absent = await page(jonas, unknownMember)
  expect([absent.status, (await page(jonas, elena.member)).text]).toEqual([404, absent.text])

  await site.server.product.sites.changeSettings(1, { block_notice: 'plain' })
  const blockedReply = await page(jonas, elena.member)
  expect([blockedReply.status, blockedReply.body.error]).toMatchObject([
    403,
    { code: 'profiles.no_access', message: phrase('profiles.refusals.no_access') },
  ])
  const htmlPage = await jonas.browser.send('GET', `/members/${elena.member}`)
  expect(htmlPage.status).toBe(403)
  expect(htmlPage.text).toContain(phrase('app.no_access.title'))
  expect(htmlPage.text).toContain(phrase('profiles.refusals.no_access'))
  for (const hidden of [elena.name, '/media/'])
    expect(blockedReply.text + htmlPage.text).not.toContain(hidden)
  // Writing to the member or liking them fails with the same message as for an unknown member.
  const messageReply = await jonas.browser.send('POST', `/api/members/${elena.member}/messages`, {
    id: randomUUID(),
    text: 'Hello',
  })
  expect([messageReply.status, messageReply.text]).toEqual([404, absent.text])
  expect((await jonas.browser.send('GET', `/api/members/${elena.member}/chat`)).text).toBe(
    absent.text,
  )

  // The member who blocked, visitors, and contacts hidden from each other do not see the notice.
  expect((await page(elena, jonas.member)).text).toBe(absent.text)
  expect((await site.visitor().send('GET', `/api/members/${elena.member}`)).status).not.toBe(403)
  await site.server.infrastructure.database.pool.query(
    'insert into blocks.block (account_id, other_id, own, since) values ($1, $2, false, now()), ($2, $1, false, now())',
    [mei.account, jonas.account],
  )
  expect((await page(jonas, mei.member)).text).toBe(absent.text)
  expect((await page(jonas, unknownMember)).text).toBe(absent.text)
})
