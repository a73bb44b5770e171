import { afterAll, beforeAll, expect, test } from 'vitest'
import { webClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

const email = 'ria@hosts.example'
const forgot = (host: string, headers = {}) =>
  webClient(site, host).send('POST', '/api/resets', { email }, headers)
const origins = (links: readonly string[] = []) => [...new Set(links.map((l) => new URL(l).origin))]

test('an email that a request causes links to the host the request came to, and the demo’s inbox to the host of its reader', async () => {
  await site.addPerson({ name: 'Ria', email })
  const before = (await site.mails(email)).length
  for (const host of ['127.0.0.1', 'localhost']) {
    const { status } = await forgot(host)
    expect(status).toBeLessThan(300)
    const [mail] = await site.mails(email)
    expect(origins(mail?.links)).toEqual([`http://${host}:${site.port}`])
    expect(mail?.html).not.toContain('minuet.localhost')
  }
  const mails = await site.mails(email)
  expect(mails).toHaveLength(before + 2)

  // The email is read on another host than the one that caused it.
  const reader = webClient(site, '127.0.0.1')
  for (const path of ['', '/content']) {
    const page = await reader.send('GET', `/dev/mail/${mails[0]?.id}${path}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`http://127.0.0.1:${site.port}/`)
    expect(page.text).not.toContain(`localhost:${site.port}`)
  }
})

test('ATTACK links never contain a host that isn’t one of the site’s', async () => {
  expect((await forgot('localhost', { 'x-forwarded-host': 'evil.example' })).status).toBeLessThan(
    300,
  )
  const [mail] = await site.mails(email)
  expect(origins(mail?.links)).toEqual([`http://localhost:${site.port}`])
  expect(JSON.stringify(mail)).not.toContain('evil.example')
})
