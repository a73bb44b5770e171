import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { createVersion, openPage } from '../testing/pages.ts'

let site: TestSite
let helene: WebClient
beforeAll(async () => {
  site = await startSite({}, { cast: false })
  helene = await officeClient(site, 'lead', 'Helene')
  await helene.send('POST', '/api/office/own-pages', {
    site: 1,
    token: 'story',
    in_sitemap: false,
  })
})
afterAll(() => site.close())

const publish = (version: object) => helene.send('POST', '/api/office/pages/versions', version)
const write = (body: string, title = 'Story') =>
  createVersion({ page: 'story', text: { title, body } })

test.each([
  ['A line.\n\n<script>alert(1)</script>', 'sign', '3'],
  ['<img src=x onerror=alert(1)>', 'sign', '1'],
  ['a <b>bold</b> word', 'sign', '1'],
  ['[Press](javascript:alert`1`)', 'link', '1'],
  ['One.\n\n- [Press](JaVaScRiPt:alert)', 'link', '3'],
  ['[Press](data:text/html,x)', 'link', '1'],
  ['[Press](//evil.example)', 'link', '1'],
  ['[Press](/\\evil.example)', 'link', '1'],
  ['[Press](http://insecure.example)', 'link', '1'],
  ['![A picture](/a.png)', 'image', '1'],
  ['{secret}', 'placeholder', '1'],
  ['{__proto__}', 'placeholder', '1'],
  ['One.\n\n::: nonsense\n\nTwo.\n\n:::', 'fence', '3'],
  ['One.\n\n::: fictional\n\nTwo.', 'fence', '3'],
  ['## No anchor', 'heading', '1'],
  ['## One {#a}\n\nText.\n\n## Two {#a}', 'anchor', '5'],
  ['| a | b |\n|---|---|\n| c |', 'table', '3'],
  ['- a\n1. b', 'list', '2'],
  ['> a quotation', 'block', '1'],
])(
  'OPS-04 %j is refused with its line, whether previewed or published',
  async (body, kind, line) => {
    const version = write(body)
    const previewed = await helene.send('POST', '/api/office/pages/previews', {
      site: 1,
      page: 'story',
      language: 'en',
      text: version.text,
    })
    for (const { status, body: answer } of [previewed, await publish(version)]) {
      expect(status).toBe(422)
      const { error } = answer as unknown as {
        error: { code: string; field: string; message: string }
      }
      expect(error.code).toBe(`site_texts.${kind}_problem`)
      expect(error.field).toBe('text.body')
      expect(error.message).toContain(`Line ${line}`)
    }
    expect((await openPage(helene, { on: 1, page: 'story', language: 'en' })).versions).toEqual([])
  },
)

test.each([
  ['<b>Story</b>', 'text.title'],
  ['Story\nversion: 2020-01-01', 'text.title'],
  ['{message_price}', 'text.title'],
  ['x'.repeat(121), 'text.title'],
])('OPS-04 the title %j is refused', async (title, field) => {
  const { status, body } = await publish(write('Text.', title))
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(field)
})

test('OPS-04 a text beyond the limit is refused and none of it is stored', async () => {
  const page = { on: 1, page: 'pages/terms', language: 'en' }
  const before = await openPage(helene, page)
  expect((await publish(write('x'.repeat(100_001)))).status).toBe(422)
  expect((await publish(write('x'.repeat(600_000)))).status).toBe(413)
  expect(await openPage(helene, page)).toEqual(before)
})

test.each([
  ['pages/terms', '::: fictional', '::: no_fictional'],
  ['pages/service', '::: fictional', '::: email'],
  ['pages/faq', '{message_price}', '2 credits'],
  ['pages/terms', '{gift_price}', 'nothing'],
  ['pages/terms', 'For {refund_days} days', 'For 1 day'],
  ['pages/return-policy', '{refund_days} days', 'a few days'],
])(
  'OPS-04 SITE-07 in %s, “%s” can’t become “%s”: disclosures, prices and the time to withdraw stay',
  async (page, from, to) => {
    const { current } = await openPage(helene, { on: 1, page, language: 'en' })
    const body = current?.body.replace(from, to) ?? ''
    expect(body).not.toBe(current?.body)
    const { status, body: answer } = await publish(
      createVersion({ page, text: { title: 'Terms', body } }),
    )
    expect([status, answer]).toMatchObject([422, { error: { code: 'site_texts.passage_problem' } }])
  },
)

test('OPS-04 SITE-07 a page without its disclosures is refused, and in every language', async () => {
  for (const language of ['en', 'de', 'pl']) {
    const text = { title: 'Terms', body: 'Everyone here is real.' }
    const { body } = await publish(createVersion({ language, text }))
    expect(body).toMatchObject({ error: { code: 'site_texts.passage_problem' } })
  }
})

test('BEY-05 OPS-04 a claim that needs proof is refused and quoted', async () => {
  const { body } = await publish(write('Singles near you are waiting.'))
  expect(body).toMatchObject({ error: { code: 'site_texts.unproven_claim', field: 'text.body' } })
  expect(JSON.stringify(body)).toContain('near you')
})

test('OPS-04 a version of one site can’t be published, opened or removed on another', async () => {
  // Only the first site has this page.
  expect((await publish({ ...write('Text.'), site: 2 })).status).toBe(404)
  const query = 'site=2&page=story&language=en'
  expect((await helene.send('GET', `/api/office/pages/text?${query}`)).status).toBe(404)
  const removal = { site: 2, summary: 'Gone' }
  const removed = await helene.send('POST', '/api/office/own-pages/story/removal', removal)
  expect(removed.status).toBe(404)
  for (const wrong of [
    { site: 99 },
    { language: 'xx' },
    { page: 'pages/nothing' },
    { page: '../x' },
  ])
    expect([404, 422]).toContain((await publish({ ...write('Text.'), ...wrong })).status)
})

test('OPS-04 no one publishes into the past or without a reason, and only terms and privacy ask again', async () => {
  const text = { title: 'Story', body: 'Text.' }
  const answer = async (change: object) =>
    (
      (await publish(createVersion({ page: 'story', text, ...change }))).body as unknown as {
        error: object
      } | null
    )?.error
  expect(await answer({ day: '2020-01-01' })).toMatchObject({ code: 'site_texts.time_passed' })
  expect(await answer({ day: '2099-01-01' })).toMatchObject({ code: 'site_texts.too_far_ahead' })
  expect(await answer({ summary: '' })).toMatchObject({ fields: [{ path: 'summary' }] })
  expect(await answer({ accept_again: true })).toMatchObject({ code: 'site_texts.not_acceptable' })
  expect(await answer({ id: 'mine' })).toMatchObject({ fields: [{ path: 'id' }] })
})

test('OPS-04 values of the site are text, even if they look like markup', async () => {
  await site.server.product.sites.changeSite(1, { name: '[x](javascript:1) <b>' })
  const { body } = await helene.send('POST', '/api/office/pages/previews', {
    site: 1,
    page: 'story',
    language: 'en',
    text: { title: 'Of {site}', body: 'By {site}.' },
  })
  expect(body).toMatchObject({
    title: 'Of [x](javascript:1) <b>',
    blocks: [{ kind: 'paragraph', runs: [{ text: 'By [x](javascript:1) <b>.' }] }],
  })
  expect((await publish({ ...write('Fine.'), id: randomUUID() })).status).toBe(204)
})
