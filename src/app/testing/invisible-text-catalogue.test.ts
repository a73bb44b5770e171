import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import type { RefusalAnswer } from '#platform/web/api/answer.ts'
import { phrase } from '#app/testing/phrase.ts'

let site: PeopledSite
beforeAll(async () => {
  site = await startPeopledSite()
})
afterAll(() => site.close())

/**
 * Zero-width space, soft hyphen, byte order mark, variation selector, blank braille and Hangul
 * filler, with a space in between.
 */
const unseen = '\u200b\u00ad\ufeff \ufe0f\u2800\u3164'
const readError = (body: unknown) => (body as { error?: RefusalAnswer }).error
const refusedAt = (field: string) => ({
  code: 'input.invalid',
  fields: [{ path: field, message: phrase('platform.input.required') }],
})

test('CHAT-02 a message of invisible characters is refused with its field, and nothing is charged or stored; emoji and right-to-left text are accepted', async () => {
  const [jonas, elena] = [await site.addPerson(), await site.addPerson()]
  const send = (text: string) =>
    jonas.browser.send('POST', `/api/members/${elena.member}/messages`, { id: randomUUID(), text })
  const refused = await send(unseen)
  expect([refused.status, readError(refused.body)]).toMatchObject([422, refusedAt('text')])
  expect((await elena.browser.send('GET', '/api/chats')).body).toMatchObject({
    chats: [],
    unread: 0,
  })
  const { body } = await send('👩‍👩‍👧‍👦 \u2067שלום\u2069')
  expect(body).toMatchObject({ message: { seq: 1, text: '👩‍👩‍👧‍👦 \u2067שלום\u2069', credits: 0 } })
})

test('PRO-01 an answer of invisible characters is refused with its field; such an about-me text becomes empty', async () => {
  const { browser } = await site.addPerson()
  const refused = await browser.send('PUT', '/api/profile/prompts', {
    prompts: [{ prompt: 'sunday', answer: unseen }],
  })
  expect([refused.status, readError(refused.body)]).toMatchObject([
    422,
    refusedAt('prompts.0.answer'),
  ])
  expect(await browser.send('PUT', '/api/profile/about', { about: unseen })).toMatchObject({
    status: 200,
    body: { about: '' },
  })
  expect(
    await browser.send('PUT', '/api/profile/about', { about: 'می\u200cخواهم 🏳️‍🌈' }),
  ).toMatchObject({
    status: 200,
    body: { about: 'می\u200cخواهم 🏳️‍🌈' },
  })
})

test('ACC-04 BEY-16 names and report texts of invisible characters are refused', async () => {
  const signUp = await site.visitor().send('POST', '/api/accounts', {
    id: randomUUID(),
    email: 'unseen@example.org',
    name: '\u3164\u3164\u115f',
    password: 'a long and quiet evening',
    date_of_birth: '1991-07-04',
    gender: 'female',
    seeking: ['male'],
    fictional_acknowledged: true,
    terms_accepted: true,
  })
  expect([signUp.status, readError(signUp.body)]).toMatchObject([
    422,
    { code: 'accounts.invalid_name', field: 'name' },
  ])

  const [jonas, elena] = [await site.addPerson(), await site.addPerson()]
  const report = await elena.browser.send('POST', `/api/members/${jonas.member}/report`, {
    id: randomUUID(),
    reason: 'other',
    details: unseen,
    messages: [],
  })
  expect([report.status, readError(report.body)]).toMatchObject([
    422,
    { code: 'reports.details_required', field: 'details' },
  ])
})
