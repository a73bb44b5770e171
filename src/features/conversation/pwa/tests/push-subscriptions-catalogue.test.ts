import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPerson } from '#features/members/profiles/testing/peopled-site.ts'
import { exportMember } from '#app/testing/export-member.ts'
import { type PushedSite, startPushedSite } from '../testing/pushed-site.ts'

let site: PushedSite
beforeAll(async () => {
  site = await startPushedSite()
})
afterAll(() => site.close())

const browsers = () => site.query('select count(*)::int as kept from pwa.push_subscription')

test('NTF-04 ACC-11 a subscription lasts as long as its session: logout, a new password, deletion and a ban end it', async () => {
  const writer = await site.addPerson()
  for (const [what, end] of [
    [
      'log-out',
      (who: TestPerson) =>
        who.browser.send('GET', '/api/logout.php', undefined, { 'sec-fetch-site': 'same-origin' }),
    ],
    [
      'deletion',
      (who: TestPerson) =>
        who.browser.send('POST', '/api/account/deletion', {
          current_password: 'three tall herons',
        }),
    ],
    [
      'a ban',
      (who: TestPerson) =>
        site.server.infrastructure.database.transaction((tx) =>
          site.server.product.accounts.ban(
            tx,
            who.account,
            { scam: false },
            site.server.infrastructure.clock.now(),
          ),
        ),
    ],
    [
      'the end of its 30 days',
      async (who: TestPerson) => {
        await site.query(
          "update accounts.session set expires_at = '2020-01-01' where account_id = $1",
          [who.account],
        )
        await site.server.product.push.tidy(site.server.infrastructure.clock.now())
      },
    ],
  ] as const) {
    const reader = await site.addPerson()
    const browser = await site.subscribed(reader)
    const [before] = await browsers()
    await end(reader)
    await expect
      .poll(async () => [what, (await browsers())[0]?.kept])
      .toEqual([what, Number(before?.kept) - 1])
    expect(browser.requestCount()).toBe(0)
  }

  // A new password ends every other session and its push subscription.
  const reader = await site.addPerson({ email: 'two@push.example' })
  const first = await site.subscribed(reader)
  const elsewhere = { ...reader, browser: site.visitor() }
  await elsewhere.browser.send('POST', '/api/user.php', {
    login: 'two@push.example',
    password: 'three tall herons',
  })
  const second = await site.subscribed(elsewhere)
  const changed = await elsewhere.browser.send('PUT', '/api/account/password', {
    current_password: 'three tall herons',
    password: 'four short storks',
    password_again: 'four short storks',
  })
  expect(changed.status).toBe(204)
  await site.write(writer, reader)
  await site.settled()
  expect([first.requestCount(), second.received.length]).toEqual([0, 1])
})

test('NTF-04 a browser belongs to the member who last logged in there, a session has one subscription, and an account has at most ten browsers', async () => {
  const [writer, ann, bob] = [
    await site.addPerson(),
    await site.addPerson(),
    await site.addPerson(),
  ]
  const shared = await site.subscribed(ann)
  await bob.browser.send('POST', '/api/user.php?push=1', { subscription: shared.text })
  await site.write(writer, ann)
  await site.settled()
  expect([shared.requestCount(), (await ann.browser.send('GET', '/api/push')).body]).toEqual([
    0,
    { endpoint: null, quiet: false },
  ])

  const many = await site.addPerson({ email: 'many@push.example' })
  const earlier = await site.subscribed(many)
  await site.subscribed(many)
  const count = async () =>
    (
      await site.query(
        'select count(*)::int as kept from pwa.push_subscription where account_id = $1',
        [many.account],
      )
    )[0]?.kept
  expect(await count()).toBe(1)
  for (let device = 0; device < 10; device += 1) {
    const browser = site.visitor()
    await browser.send('POST', '/api/user.php', {
      login: 'many@push.example',
      password: 'three tall herons',
    })
    await site.subscribed({ ...many, browser })
  }
  expect(await count()).toBe(10)
  await site.write(writer, many)
  await site.settled()
  expect(earlier.requestCount()).toBe(0)
})

test('NTF-04 BEY-13 endpoints and keys are encrypted in the database; the member’s data export names the service but contains no secrets', async () => {
  const who = await site.addPerson()
  const browser = await site.subscribed(who)
  const rows = JSON.stringify(
    await site.query(
      "select s.*, encode(sealed, 'escape') as shown, encode(sealed, 'hex') as digits from pwa.push_subscription s",
    ),
  )
  for (const secret of [browser.endpoint, browser.keys.p256dh, browser.keys.auth])
    for (const form of [secret, Buffer.from(secret).toString('hex'), secret.slice(0, 20)])
      expect(rows).not.toContain(form)
  const exported = (await exportMember(site, 'push', who.account)).parts.push_notifications
  expect(exported).toEqual([
    { service: new URL(site.service.origin).host, quiet: false, since: expect.any(Date) },
  ])
})
