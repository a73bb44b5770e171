import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { type MailedPerson, type MailedSite, startMailedSite } from '../testing/mailed-site.ts'

let site: MailedSite
beforeAll(async () => {
  site = await startMailedSite()
})
afterAll(() => site.close())

const form = 'application/x-www-form-urlencoded'

/** The link in the header of an email about a first message, as a path. */
async function mailedLink(reader: MailedPerson): Promise<string> {
  await site.write(await site.member('Elena'), reader)
  await site.pass(90)
  const header = site.relay.to(reader.email).at(-1)?.headers['list-unsubscribe'] ?? ''
  const url = new URL(header.slice(1, -1))
  return `${url.pathname}${url.search}`
}

/** The request of a mail app (RFC 8058): no cookies, no origin. */
const oneClick = (path: string) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': form },
    body: 'List-Unsubscribe=One-Click',
  })

/** The button of the page that a link leads to, which sends the token of its fragment. */
async function press({ hash }: URL): Promise<unknown> {
  const answer = await fetch(`${site.url}/api/unsubscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ token: new URLSearchParams(hash.slice(1)).get('token') }),
  })
  return answer.json()
}

const settings = async (who: MailedPerson) =>
  (await who.browser.send('GET', '/api/notifications')).body as unknown as {
    emails: Record<string, boolean>
    disabled: string[]
    unsubscribed: string[]
  }
const disabled = async (who: MailedPerson) =>
  (
    (await who.browser.send('GET', '/api/user.php')).body as unknown as {
      user: { notifications_disabled: string[] }
    }
  ).user.notifications_disabled

test('NTF-03 NTF-02 one POST without logging in unsubscribes from that kind of email, any number of times; the product says so and switches it on again', async () => {
  const reader = await site.member('Jonas')
  const path = await mailedLink(reader)
  for (let time = 0; time < 3; time += 1) expect((await oneClick(path)).status).toBe(200)
  const off = await settings(reader)
  expect(off.emails).toMatchObject({ new_conversations: false, new_messages: true, like: true })
  expect(off.unsubscribed).toEqual(['new_conversations'])
  expect(await disabled(reader)).toEqual(['listunsubscribe'])
  expect((await reader.browser.send('GET', '/likes')).text).toContain(
    phrase('reminders.disabled.reasons.listunsubscribe'),
  )

  await site.write(await site.member('Ada'), reader)
  await site.pass(90)
  expect(site.relay.to(reader.email)).toHaveLength(1)

  const resumed = await reader.browser.send('POST', '/api/notifications/resume', {})
  expect(resumed.body).toMatchObject({ disabled: [], unsubscribed: [] })
  expect((await settings(reader)).emails.new_conversations).toBe(true)
  expect(await disabled(reader)).toEqual([])
  await site.pass(10)
  await site.write(await site.member('Bea'), reader)
  await site.pass(90)
  expect(site.relay.to(reader.email)).toHaveLength(2)
})

test('NTF-03 opening the header’s link changes nothing: it leads to a page, whose button unsubscribes', async () => {
  const reader = await site.member('Jonas')
  const opened = await fetch(site.url + (await mailedLink(reader)), { redirect: 'manual' })
  const location = opened.headers.get('location') ?? ''
  expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([303, 'no-referrer'])
  expect(location).toMatch(/^\/unsubscribe#kind=new_conversations&token=[\w-]+$/)
  expect((await settings(reader)).emails.new_conversations).toBe(true)
  const inText = new URL(
    /https?:\S+\/unsubscribe#\S+/.exec(site.relay.to(reader.email).at(-1)?.text ?? '')?.[0] ?? '',
  )
  for (const link of [new URL(location, site.url), inText])
    expect([(await fetch(site.url + link.pathname)).status, await press(link)]).toEqual([
      200,
      { kind: 'new_conversations' },
    ])
  expect(await settings(reader)).toMatchObject({
    emails: { new_conversations: false },
    // The reader chose it on our page, so there is nothing to point out.
    disabled: [],
  })
})

test('NTF-03 a link that was not written here unsubscribes no one, and a link reveals nothing about the account', async () => {
  const reader = await site.member('Jonas')
  const path = await mailedLink(reader)
  const changed = `${path.slice(0, -6)}AAAAAA`
  for (const wrong of [changed, path.slice(0, 60), '/emails/unsubscribe', `${path}x`])
    expect((await oneClick(wrong)).status).toBe(404)
  const opened = await fetch(site.url + changed, { redirect: 'manual' })
  expect(opened.headers.get('location')).toBe('/unsubscribe')
  expect(await press(new URL('/unsubscribe#token=made-up', site.url))).toMatchObject({
    error: { code: 'notifications.unsubscribe_failed' },
  })
  expect((await settings(reader)).emails.new_conversations).toBe(true)

  const gone = await site.member('Gone')
  const goneLink = await mailedLink(gone)
  await site.query("update accounts.account set status = 'disabled' where id = $1", [gone.account])
  const [present, absent] = [await oneClick(path), await oneClick(goneLink)]
  expect([absent.status, await absent.text()]).toEqual([present.status, await present.text()])
})
