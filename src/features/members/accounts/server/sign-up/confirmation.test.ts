import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  callEndpoint,
  refusalCode,
  createStage,
  form,
  type Stage,
  readToken,
} from '../testing/stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await createStage()
})
afterAll(() => stage.close())

async function newcomer(more: Parameters<typeof form>[0] = {}) {
  const person = form(more)
  const browser = stage.browser()
  await callEndpoint(stage, browser, 'accounts.sign_up', person)
  return { ...person, browser, token: readToken((await stage.newEmails(person.email)).at(-1)) }
}

test('the emailed link confirms once and then returns the same result; 20 simultaneous uses emit one event', async () => {
  const { browser, token, name } = await newcomer()
  expect((await browser.context()).viewer?.status).toBe('not_confirmed')
  const activations = stage.emitted.filter((event) => event.name === 'accounts.activated').length
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => callEndpoint(stage, browser, 'accounts.activate', { token })),
  )
  expect(answers).toEqual(Array.from({ length: 20 }, () => ({ name, mine: true })))
  expect(stage.emitted.filter((event) => event.name === 'accounts.activated')).toHaveLength(
    activations + 1,
  )
  expect((await browser.context()).viewer?.status).toBe('active')
  const row = await stage.database.one(sql`
    select status, visible from accounts.public_account where account_id = ${(await browser.context()).viewer?.account}`)
  expect(row).toEqual({ status: 'active', visible: true })
})

test('opened in another browser it confirms but does not log in', async () => {
  const { token, name } = await newcomer()
  const elsewhere = stage.browser()
  expect(await callEndpoint(stage, elsewhere, 'accounts.activate', { token })).toEqual({
    name,
    mine: false,
  })
  expect(elsewhere.cookies).toEqual({})
})

test('a made-up link, one from another pool or one older than 7 days fails', async () => {
  const { token } = await newcomer()
  const failed = { refusal: 'accounts.activation_failed' }
  for (const wrong of ['', 'x', token.slice(1), token.toLowerCase()]) {
    expect(
      await callEndpoint(stage, stage.browser(), 'accounts.activate', { token: wrong }),
    ).toEqual(failed)
  }
  const elsewhere = stage.browser(stage.site({}, { id: 2, pool: 2 }))
  expect(await callEndpoint(stage, elsewhere, 'accounts.activate', { token })).toEqual(failed)
  stage.clock.moveBy(7 * 86_400_000 + 1000)
  expect(await callEndpoint(stage, stage.browser(), 'accounts.activate', { token })).toEqual(failed)
})

test('an activation token cannot be used as a reset token, or vice versa', async () => {
  const { token, email } = await newcomer()
  await callEndpoint(stage, stage.browser(), 'accounts.request_reset', { email })
  const reset = readToken((await stage.newEmails(email)).at(-1))
  const password = 'four taller herons'
  expect(
    refusalCode(
      await callEndpoint(stage, stage.browser(), 'accounts.reset_password', {
        token,
        password,
        password_again: password,
      }),
    ),
  ).toBe('accounts.reset_failed')
  expect(
    refusalCode(await callEndpoint(stage, stage.browser(), 'accounts.activate', { token: reset })),
  ).toBe('accounts.activation_failed')
})

test('when two members claim an address, the first to confirm owns it, even if both confirm at the same time', async () => {
  const first = await newcomer()
  const second = await newcomer({ email: first.email })
  const answers = await Promise.all(
    [first, second].map(({ browser, token }) =>
      callEndpoint(stage, browser, 'accounts.activate', { token }),
    ),
  )
  expect(answers.map(refusalCode).sort()).toEqual(['accounts.activation_failed', null])
})

test('the email can be resent after a minute, three times an hour and five a day, even with 20 simultaneous requests', async () => {
  const { browser, email } = await newcomer()
  const again = () => callEndpoint(stage, browser, 'accounts.resend_confirmation', {})
  expect(await again()).toMatchObject({
    refusal: 'accounts.email_too_soon',
    with: { seconds: expect.any(Number) },
  })
  expect(await callEndpoint(stage, browser, 'accounts.read_confirmation', {})).toMatchObject({
    wait_seconds: expect.any(Number),
  })
  stage.clock.moveBy(60_000)
  const at = await Promise.all(Array.from({ length: 20 }, again))
  expect(at.filter((answer) => refusalCode(answer) === null)).toHaveLength(1)
  stage.clock.moveBy(60_000)
  expect(refusalCode(await again())).toBeNull()
  stage.clock.moveBy(60_000)
  expect(refusalCode(await again())).toBe('accounts.email_too_soon')
  const emails = await stage.newEmails(email)
  expect(emails).toHaveLength(2)
  expect(
    refusalCode(
      await callEndpoint(stage, browser, 'accounts.activate', { token: readToken(emails[0]) }),
    ),
  ).toBeNull()
  expect(refusalCode(await again())).toBe('accounts.already_confirmed')
})

test('a corrected address gets the email, and the link to the old one stops working', async () => {
  const { browser, token } = await newcomer()
  const email = 'Right.One@example.org'
  expect(
    await callEndpoint(stage, browser, 'accounts.change_unconfirmed_email', { email }),
  ).toMatchObject({
    status: 'not_confirmed',
    email,
  })
  expect(refusalCode(await callEndpoint(stage, browser, 'accounts.activate', { token }))).toBe(
    'accounts.activation_failed',
  )
  const [letter] = await stage.newEmails(email)
  expect(letter?.category).toBe('activation')
  expect(
    refusalCode(
      await callEndpoint(stage, browser, 'accounts.activate', { token: readToken(letter) }),
    ),
  ).toBeNull()
  expect(
    refusalCode(
      await callEndpoint(stage, browser, 'accounts.change_unconfirmed_email', {
        email: 'x@example.org',
      }),
    ),
  ).toBe('accounts.already_confirmed')
})

test('correcting to a known address gets the same response as any other', async () => {
  const owner = await newcomer()
  await callEndpoint(stage, owner.browser, 'accounts.activate', { token: owner.token })
  const { browser } = await newcomer()
  expect(
    await callEndpoint(stage, browser, 'accounts.change_unconfirmed_email', { email: owner.email }),
  ).toMatchObject({
    status: 'not_confirmed',
    email: owner.email,
  })
  expect((await stage.newEmails(owner.email)).map((mail) => mail.category)).toEqual([
    'known_address',
  ])
})

test('an account that is never confirmed and has been inactive for 30 days is deleted; others are not', async () => {
  const { browser } = await newcomer()
  const forgotten = (await browser.context()).viewer?.account
  const { browser: confirmed, token } = await newcomer()
  await callEndpoint(stage, confirmed, 'accounts.activate', { token })
  const retainedAccount = (await confirmed.context()).viewer?.account
  const inDays = (days: number) => new Date(stage.clock.now().getTime() + days * 86_400_000)
  await stage.accounts.tidy(inDays(29))
  const left = async () =>
    (await stage.database.many<{ id: number }>(sql`select id from accounts.account`)).map(
      (row) => row.id,
    )
  expect(await left()).toContain(forgotten)
  expect(await stage.accounts.tidy(inDays(31))).toBeGreaterThan(0)
  expect(await left()).not.toContain(forgotten)
  expect(await left()).toContain(retainedAccount)
  expect(stage.erased).toContain(forgotten)
  expect(stage.erased).not.toContain(retainedAccount)
})
