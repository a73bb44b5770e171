import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { findSeriousViolations } from '#test/harness/axe.ts'
import { withSite } from '#test/harness/with-site.ts'
import { fillSignUp } from '#features/members/accounts/testing/fill-sign-up.ts'
import { phrase, phrasePattern } from '#app/testing/phrase.ts'
import { type FakePushService, fakePushService } from '../testing/fake-push-server.ts'
import { pushedPage } from '../testing/pushed-page.ts'

let service: FakePushService
const stage = withSite({
  cast: 'silent',
  env: async () => {
    service = await fakePushService(async () => {
      const settings = (await (await fetch(`${stage.site().url}/api/settings`)).json()) as {
        push_public_key: string
      }
      return settings.push_public_key
    })
    return { MINUET_PUSH_SERVICES: service.origin }
  },
})
afterAll(() => service.close())

const minute = 60_000
const woken = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
const settled = async () => {
  await stage.site().server.product.eventBus.drain()
  await stage.site().server.product.push.sendDue()
}
/** Sends a message from one page's member to another over HTTP. */
async function write(from: Page, to: string): Promise<string> {
  const answer = await from.request.post(`/api/members/${to}/messages`, {
    data: { id: randomUUID(), text: 'Kommst du mit ans Meer?' },
    headers: { origin: stage.site().url },
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { conversation: { id: string } }).conversation.id
}
const readMemberId = async (page: Page) =>
  (
    (await (await page.request.get('/api/user.php')).json()) as {
      user: { profile: { id: string } }
    }
  ).user.profile.id

test(
  'NTF-04 NTF-06 once switched on in the settings, a message to a closed page becomes a notification in the reader’s language; an open page polls, five times less often',
  async () => {
    const [jonas, elena] = [
      await stage.visitor({ worker: true, as: 'Jonas', locale: 'de' }),
      await stage.visitor({ worker: true, as: 'Elena' }),
    ]
    const browser = service.browser()
    const push = await pushedPage(jonas, browser)
    await jonas.request.put('/api/user.php', {
      data: { language: 'de' },
      headers: { origin: stage.site().url },
    })
    await jonas.goto('/notifications/push')
    await woken(jonas)
    const choice = jonas.getByRole('switch', { name: phrase('push.on', { locale: 'de' }) })
    await choice.waitFor()
    expect(await choice.isChecked()).toBe(false)
    expect(await findSeriousViolations(jonas)).toEqual([])
    await choice.check()
    await jonas.getByText(phrase('push.saved_on', { locale: 'de' })).waitFor()
    expect(await choice.isChecked()).toBe(true)
    // The setting survives a reload: the browser and the server agree.
    await jonas.reload()
    await expect.poll(() => choice.isChecked()).toBe(true)
    expect(
      await jonas.evaluate(
        async () => (await navigator.serviceWorker.getRegistration('/'))?.active?.scriptURL,
      ),
    ).toBe(`${stage.site().url}/sw-push.js?v=2`)

    // No page of the site is visible.
    const me = await readMemberId(jonas)
    await push.hide(true)
    let path = ''
    await expect
      .poll(
        async () => {
          path = `/chats/${await write(elena, me)}`
          await settled()
          return browser.received.length
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0)
    expect(service.problems).toEqual([])
    await push.deliver()
    await expect.poll(async () => (await push.shown()).length, { timeout: 20_000 }).toBe(1)
    const [notice] = await push.shown()
    expect(notice).toMatchObject({ title: 'Elena', lang: 'de', icon: '/notice.png', path })
    expect(notice?.body).toMatch(
      phrasePattern('push.notice.message', { locale: 'de', whole: true }),
    )
    expect(JSON.stringify(notice)).not.toContain('Meer')
    // A click opens the conversation. Whether a window opens is up to the browser, because there
    // was no user gesture here.
    await push.click()

    // The page is visible: no second notification, but the page polls immediately.
    await push.hide(false)
    await jonas.clock.install()
    await jonas.goto(`${stage.site().url}/members`)
    await woken(jonas)
    const polls: number[] = []
    jonas.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/poll') polls.push(1)
    })
    const answered = jonas.waitForResponse('**/api/poll')
    await jonas.clock.runFor(6000)
    await (await answered).finished()
    expect(polls.length).toBe(1)
    // A minute is no longer enough to trigger a poll.
    await jonas.clock.runFor(120_000)
    expect(polls.length).toBe(1)
    // A second push while a poll is in flight triggers another one: the pending response may be
    // older than the news.
    let arrive = () => {}
    const responseReleased = new Promise<void>((resolve) => (arrive = resolve))
    await jonas.route('**/api/poll', async (route) => {
      if (polls.length === 2) await responseReleased
      await route.continue().catch(() => {})
    })
    await push.deliver()
    await expect.poll(() => polls.length).toBe(2)
    await push.deliver()
    await expect.poll(() => polls.length).toBe(3)
    arrive()
    const pushed = polls.length
    expect(await push.shown()).toHaveLength(1)
    await jonas.clock.runFor(300_000)
    await expect.poll(() => polls.length).toBeGreaterThan(pushed)

    // Switching off: the server deletes the subscription first.
    await jonas.goto(`${stage.site().url}/notifications/push`)
    await expect.poll(() => choice.isChecked()).toBe(true)
    await choice.uncheck()
    await jonas.getByText(phrase('push.saved_off', { locale: 'de' })).waitFor()
    expect(await (await jonas.request.get('/api/push')).json()).toEqual({
      endpoint: null,
      quiet: false,
    })
  },
  3 * minute,
)

test(
  'NTF-04 in a browser that blocks or does not support notifications, the page explains this and how to fix it, without a switch',
  async () => {
    const page = await stage.visitor({ worker: true, as: 'Jonas' })
    await pushedPage(page, service.browser())
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    })
    await page.goto('/notifications/push')
    await page.getByText(phrase('push.denied_title')).waitFor()
    await page.getByText(phrase('push.allow.other')).waitFor()
    expect(await page.getByRole('switch', { name: phrase('push.on') }).count()).toBe(0)
    expect(await findSeriousViolations(page)).toEqual([])

    const old = await stage.visitor({ worker: true, as: 'Jonas' })
    await old.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager')
    })
    await old.goto('/notifications/push')
    await old.getByText(phrase('push.incapable_title')).waitFor()
    expect(await old.getByRole('switch', { name: phrase('push.on') }).count()).toBe(0)
    expect(await findSeriousViolations(old)).toEqual([])
  },
  2 * minute,
)

test(
  'ACC-03 NTF-04 sign-up offers push between the about-me step and the confirmation, with its own progress dot; it can be skipped or accepted, and appears only where push can work',
  async () => {
    const page = await stage.visitor({ worker: true, width: 390, height: 844 })
    const browser = service.browser()
    await pushedPage(page, browser)
    await fillSignUp(page, 'Ortrud')
    await page.goto('/complete-signup?step=about')
    await woken(page)
    await page.getByRole('button', { name: phrase('accounts.signup.skip') }).click()
    await page.waitForURL('**/complete-signup?step=push')
    await page.getByRole('heading', { name: phrase('push.step.title') }).waitFor()
    await page
      .getByLabel(
        phrase('accounts.signup.step', {
          step: 5,
          steps: 6,
          name: phrase('accounts.signup.steps.push'),
        }),
      )
      .waitFor()
    expect(await findSeriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: phrase('accounts.signup.skip') }).click()
    await page.waitForURL('**/signup-matches')
    await expect
      .poll(async () => (await page.request.get('/api/push')).json())
      .toEqual({ endpoint: null, quiet: false })

    await page.goBack()
    await page.getByRole('button', { name: phrase('push.step.on') }).click()
    await page.waitForURL('**/signup-matches')
    await expect
      .poll(async () => (await page.request.get('/api/push')).json())
      .toEqual({ endpoint: browser.endpoint, quiet: false })

    const denied = await stage.visitor({ worker: true, width: 390, height: 844 })
    await denied.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    })
    await fillSignUp(denied, 'Ottokar')
    await denied.goto('/complete-signup?step=about')
    await denied
      .getByLabel(
        phrase('accounts.signup.step', {
          step: 4,
          steps: 5,
          name: phrase('accounts.signup.steps.about'),
        }),
      )
      .waitFor()
    await woken(denied)
    await denied.getByRole('button', { name: phrase('accounts.signup.skip') }).click()
    await denied.waitForURL('**/signup-matches')
  },
  2 * minute,
)

test(
  'NAV-04 push is offered where it is possible and was not dismissed, after all other reminders, and not on its own pages; the stored flag is a timestamp',
  async () => {
    const page = await stage.visitor({ worker: true, as: 'Jonas' })
    await pushedPage(page, service.browser())
    const offer = page
      .getByRole('region', { name: phrase('reminders.label') })
      .filter({ visible: true })
    await page.goto('/likes')
    await offer.getByText(phrase('reminders.push.title')).waitFor()
    expect(
      await offer.getByRole('link', { name: phrase('reminders.push.action') }).getAttribute('href'),
    ).toBe('/notifications/push')
    expect(await findSeriousViolations(page)).toEqual([])
    for (const path of [
      '/notifications/push',
      '/notifications/account',
      '/premium',
      '/directdebit',
      '/activate/done',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect([path, await offer.count()]).toEqual([path, 0])
    }
    // A subscribed member is not prompted.
    await page.goto('/notifications/push')
    await page.getByRole('switch', { name: phrase('push.on') }).check()
    await page.getByText(phrase('push.saved_on')).waitFor()
    await page.goto('/likes')
    await woken(page)
    expect(await offer.count()).toBe(0)
    await page.goto('/notifications/push')
    await page.getByRole('switch', { name: phrase('push.on') }).uncheck()
    await page.getByText(phrase('push.saved_off')).waitFor()

    await page.goto('/likes')
    await woken(page)
    await offer.getByRole('button', { name: phrase('reminders.close') }).click()
    await offer.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('hide-push-notification-alert'))).toMatch(
      /^\d{10}$/,
    )
    await page.goto('/likes')
    await woken(page)
    expect(await offer.count()).toBe(0)

    const denied = await stage.visitor({ worker: true, as: 'Jonas' })
    await denied.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
    })
    await denied.goto('/likes')
    await woken(denied)
    expect(
      await denied
        .getByRole('region', { name: phrase('reminders.label') })
        .filter({ visible: true })
        .count(),
    ).toBe(0)
  },
  2 * minute,
)
