import { sql } from '#platform/server/postgres/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const newPassword = 'four taller herons'

async function member() {
  const person = form()
  const browser = stage.browser()
  await callEndpoint(stage, browser, 'accounts.sign_up', person)
  await callEndpoint(stage, browser, 'accounts.activate', {
    token: readToken((await stage.newEmails(person.email)).at(-1)),
  })
  return { ...person, browser }
}

async function resetToken(email: string): Promise<string> {
  await callEndpoint(stage, stage.browser(), 'accounts.request_reset', { email })
  return readToken((await stage.newEmails(email)).findLast((mail) => mail.category === 'reset'))
}

const reset = (token: string, password = newPassword, browser = stage.browser()) =>
  callEndpoint(stage, browser, 'accounts.reset_password', {
    token,
    password,
    password_again: password,
  })

test('a new password ends every session, removes every known browser and logs this one in', async () => {
  const { browser, email, password } = await member()
  const other = stage.browser()
  await callEndpoint(stage, other, 'accounts.log_in', { login: email, password })
  expect((await browser.context()).viewer).not.toBeNull()
  expect((await other.context()).viewer).not.toBeNull()
  const here = stage.browser()
  expect(await reset(await resetToken(email), newPassword, here)).toMatchObject({
    user: { status: 'active' },
  })
  expect((await here.context()).viewer).not.toBeNull()
  expect((await browser.context()).viewer).toBeNull()
  expect((await other.context()).viewer).toBeNull()
  expect(
    refusalCode(
      await callEndpoint(stage, stage.browser(), 'accounts.log_in', { login: email, password }),
    ),
  ).toBe('accounts.login_failed')
  expect(
    refusalCode(
      await callEndpoint(stage, stage.browser(), 'accounts.log_in', {
        login: email,
        password: newPassword,
      }),
    ),
  ).toBeNull()
})

test('a link works once, even with 10 simultaneous uses, for half an hour, and invalidates the others', async () => {
  const { email } = await member()
  const tokens = [await resetToken(email), await resetToken(email)]
  const answers = await Promise.all(Array.from({ length: 10 }, () => reset(tokens[0] ?? '')))
  expect(answers.filter((answer) => refusalCode(answer) === null)).toHaveLength(1)
  expect(refusalCode(await reset(tokens[1] ?? ''))).toBe('accounts.reset_failed')
  const expiredToken = await resetToken(email)
  stage.clock.moveBy(30 * 60_000 + 1000)
  expect(refusalCode(await reset(expiredToken))).toBe('accounts.reset_failed')
})

test('known and unknown addresses get the same response and only the known one gets an email; five a day', async () => {
  const { email } = await member()
  const unknown = 'not.there@example.org'
  for (const address of [email, unknown]) {
    const answers = []
    for (let count = 0; count < 6; count += 1)
      answers.push(
        await callEndpoint(stage, stage.browser(), 'accounts.request_reset', { email: address }),
      )
    expect(answers).toEqual([
      ...Array.from({ length: 5 }, () => ({ sent: true })),
      { refusal: 'accounts.too_many_resets' },
    ])
  }
  expect((await stage.newEmails(email)).map((mail) => mail.category)).toEqual(
    Array.from({ length: 5 }, () => 'reset'),
  )
  expect(await stage.newEmails(unknown)).toEqual([])
  stage.clock.moveBy(25 * 3_600_000)
  expect(
    refusalCode(await callEndpoint(stage, stage.browser(), 'accounts.request_reset', { email })),
  ).toBeNull()
})

test('other people’s requests cannot use up the email limit of someone who requests a reset from their own browser', async () => {
  const { email, browser } = await member()
  await callEndpoint(stage, browser, 'accounts.log_out', {})
  for (let count = 0; count < 6; count += 1)
    await callEndpoint(stage, stage.browser(), 'accounts.request_reset', { email })
  expect(
    refusalCode(await callEndpoint(stage, stage.browser(), 'accounts.request_reset', { email })),
  ).toBe('accounts.too_many_resets')
  expect(
    refusalCode(await callEndpoint(stage, browser, 'accounts.request_reset', { email })),
  ).toBeNull()
})

test('plain messages say that an address was not found', async () => {
  const plain = stage.browser(stage.site({ account_messages: 'plain' }))
  expect(
    await callEndpoint(stage, plain, 'accounts.request_reset', { email: 'not.there@example.org' }),
  ).toEqual({
    refusal: 'accounts.email_not_found',
    field: 'email',
  })
})

test('mismatched and weak passwords, including the member’s own address, are refused before the link is used up', async () => {
  const { email } = await member()
  const token = await resetToken(email)
  const browser = stage.browser()
  expect(
    await callEndpoint(stage, browser, 'accounts.reset_password', {
      token,
      password: newPassword,
      password_again: `${newPassword}x`,
    }),
  ).toEqual({
    refusal: 'accounts.passwords_differ',
    field: 'password_again',
  })
  for (const weak of ['short', 'password1', 'aaaaaaaaaa', email])
    expect(refusalCode(await reset(token, weak))).toBe('accounts.weak_password')
  expect(refusalCode(await reset(token))).toBeNull()
})

test('the link also confirms a new member’s address', async () => {
  const person = form()
  const stranger = stage.browser()
  await callEndpoint(stage, stranger, 'accounts.sign_up', person)
  const here = stage.browser()
  expect(await reset(await resetToken(person.email), newPassword, here)).toMatchObject({
    user: { status: 'active' },
  })
  expect((await stranger.context()).viewer).toBeNull()
})

test('an undelivered event does not contain an address', async () => {
  const { email } = await member()
  await callEndpoint(stage, stage.browser(), 'accounts.request_reset', { email })
  const waiting = await stage.database.many<{ payload: string }>(
    sql`select payload::text from platform.task where name = 'accounts.reset_requested'`,
  )
  expect(waiting).toHaveLength(1)
  expect(waiting[0]?.payload).toMatch(/"sealed": "[\w-]{40,}"/)
  expect(waiting[0]?.payload).not.toContain('@')
  const emails = await stage.newEmails(email)
  expect(emails.at(-1)).toMatchObject({ to: email, category: 'reset' })
})
