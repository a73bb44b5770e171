import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClock } from '../clock.ts'
import { createLog } from '../log/log.ts'
import { createInbox, type Inbox } from '../mail/inbox.ts'
import { createSmtp } from '../mail/smtp.ts'
import { createClockPage } from './clock-page.ts'
import { mountDevPages } from './mount-dev-pages.ts'
import { renderDevPage } from './render-dev-page.ts'
import { createEmailPage } from './email-page.ts'

const clock = createClock()
const log = createLog({ level: 'silent' })
let folder: string
let inbox: Inbox
let app: Hono
let steps: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'minuet-dev-'))
  inbox = await createInbox({ folder, clock, log })
  app = new Hono()
  steps = []
  const clockDeps = {
    clock,
    save: async () => void steps.push(`save ${clock.aheadMs}`),
    runDue: async () => {
      steps.push('run')
      return [
        { job: 'accounts.erase', done: true },
        { job: 'roof.repair', done: false },
      ]
    },
    drain: async () => void steps.push('drain'),
  }
  const ownHeaders = {
    path: '/ui',
    title: 'Parts',
    about: 'All <parts>',
    mount: (dev: Hono) =>
      void dev.get('/ui', (context) =>
        context.html(renderDevPage({ title: 'Parts', body: html`<p>${'<b>'}</p>` })),
      ),
  } as const
  mountDevPages(app, [
    createEmailPage(inbox, async () => [{ hosts: ['localhost'] }]),
    createClockPage(clockDeps),
    ownHeaders,
  ])
})
afterEach(async () => {
  await inbox.stop()
  await rm(folder, { recursive: true })
})

async function send(to: string, subject = 'Confirm your address') {
  const smtp = createSmtp({ url: inbox.url, clock, log })
  await smtp.send({
    to,
    reader: null,
    site: { name: 'Minuet', from: 'hello@minuet.test', url: 'https://minuet.test' },
    locale: 'en',
    category: 'activation',
    content: {
      subject,
      preview: 'One click',
      blocks: [
        { kind: 'button', label: 'Confirm', url: 'https://minuet.test/do?key=a&action=activate' },
      ],
    },
  })
  smtp.close()
}

const origin = { origin: 'http://localhost' }
const move = (form: Record<string, string>, headers: Record<string, string> = origin) =>
  app.request('/dev/clock', {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { host: 'localhost', ...headers },
  })

test('the list names every developer page, including those added elsewhere, and no page runs scripts', async () => {
  const answer = await app.request('/dev')
  const page = await answer.text()
  for (const path of ['/dev/mail', '/dev/clock', '/dev/ui'])
    expect(page).toContain(`href="${path}"`)
  expect(page).toContain('All &lt;parts&gt;')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await (await app.request('/dev/ui')).text()).toContain('<p>&lt;b&gt;</p>')
  expect((await app.request('/dev/style.css')).headers.get('content-type')).toContain('text/css')
})

test('a form cut off in the middle is answered with 400', async () => {
  for (const path of ['/dev/clock', '/dev/anything']) {
    const answer = await app.request(path, {
      method: 'POST',
      body: '--x\r\nContent-Disposition: form-data; name="amount"\r\n\r\n14',
      headers: { host: 'localhost', ...origin, 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect([path, answer.status]).toEqual([path, 400])
  }
})

test('a sent email is listed and shown, and its link can be followed', async () => {
  await send('elena@example.org', 'Confirm <b>now</b>')
  await send('jonas@example.org')
  const [mail, ...more] = (await (
    await app.request('/dev/mail.json?to=elena@example.org')
  ).json()) as {
    id: string
    links: string[]
    subject: string
  }[]
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Confirm <b>now</b>', to: 'elena@example.org' })
  expect(mail?.links).toContain('https://minuet.test/do?key=a&action=activate')

  const list = await (await app.request('/dev/mail')).text()
  expect(list).toContain('Confirm &lt;b&gt;now&lt;/b&gt;')
  expect(list).toContain('jonas@example.org')
  expect(await (await app.request('/dev/mail?to=elena@example.org')).text()).not.toContain(
    'jonas@example.org',
  )

  const page = await (await app.request(`/dev/mail/${mail?.id}`)).text()
  expect(page).toContain('href="https://minuet.test/do?key=a&amp;action=activate"')
  expect(page).toContain(`<iframe src="/dev/mail/${mail?.id}/content"`)

  const emailHtml = await app.request(`/dev/mail/${mail?.id}/content`)
  expect(emailHtml.headers.get('content-security-policy')).toContain('sandbox allow-popups')
  expect(await emailHtml.text()).toContain('<base target="_top">')
  expect(await (await app.request(`/dev/mail/${mail?.id}/source`)).text()).toContain(
    'To: elena@example.org',
  )
  for (const path of ['', '/content', '/source'])
    expect((await app.request(`/dev/mail/nothing${path}`)).status).toBe(404)
})

test('the clock is moved and saved, jobs run and events are delivered, in this order', async () => {
  const before = clock.aheadMs
  const answer = await move({ amount: '14', unit: 'days' })
  expect(answer.status).toBe(303)
  expect(clock.aheadMs - before).toBe(14 * 86_400_000)
  expect(steps).toEqual([`save ${clock.aheadMs}`, 'run', 'drain'])
  const page = await (await app.request(answer.headers.get('location') ?? '')).text()
  expect(page).toContain('Jobs run: accounts.erase, roof.repair (failed).')
  const json = await move(
    { amount: '1.5', unit: 'hours' },
    { ...origin, accept: 'application/json' },
  )
  expect(await json.json()).toMatchObject({
    aheadMs: before + 14 * 86_400_000 + 5_400_000,
    ran: ['accounts.erase', 'roof.repair (failed)'],
  })
})

test('the clock cannot be moved back, left where it is or moved too far', async () => {
  const before = clock.aheadMs
  for (const amount of ['0', '-1', '', 'soon', 'Infinity', '99999999'])
    expect((await move({ amount, unit: 'days' })).status).toBe(422)
  expect((await move({ amount: '1', unit: 'toString' })).status).toBe(422)
  expect(clock.aheadMs).toBe(before)
})

test('a page from another host cannot move the clock', async () => {
  const before = clock.aheadMs
  for (const headers of [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
  ]) {
    expect(
      (await move({ amount: '1', unit: 'days' }, headers as Record<string, string>)).status,
    ).toBe(403)
  }
  expect(clock.aheadMs).toBe(before)
  expect(
    (await move({ amount: '1', unit: 'minutes' }, { 'sec-fetch-site': 'same-origin' })).status,
  ).toBe(303)
})
