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

test('NTF-03 opening the link changes nothing: it shows a page in the reader’s language, whose button unsubscribes', async () => {
  const reader = await site.member('Jonas')
  const path = await mailedLink(reader)
  const page = await fetch(site.url + path, { headers: { cookie: 'i18n_redirected=de' } })
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain(
    phrase('notifications.unsubscribe.question', {
      locale: 'de',
      kind: phrase('notifications.kinds.new_conversations', { locale: 'de' }),
    }),
  )
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  expect((await settings(reader)).emails.new_conversations).toBe(true)
  const pressed = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': form, origin: site.url },
    body: 'from=page',
  })
  expect(pressed.status).toBe(200)
  expect(await settings(reader)).toMatchObject({
    emails: { new_conversations: false },
    // The reader chose it on our page, so there is nothing to point out.
    disabled: [],
  })
})

test('NTF-03 a link that was not written here unsubscribes no one, and a link says nothing about the account', async () => {
  const reader = await site.member('Jonas')
  const path = await mailedLink(reader)
  const changed = `${path.slice(0, -6)}AAAAAA`
  for (const wrong of [changed, path.slice(0, 60), '/emails/unsubscribe', `${path}x`])
    expect((await oneClick(wrong)).status).toBe(404)
  expect((await settings(reader)).emails.new_conversations).toBe(true)

  const gone = await site.member('Gone')
  const goneLink = await mailedLink(gone)
  await site.query("update accounts.account set status = 'disabled' where id = $1", [gone.account])
  const [present, absent] = [await oneClick(path), await oneClick(goneLink)]
  expect([absent.status, await absent.text()]).toEqual([present.status, await present.text()])
})
