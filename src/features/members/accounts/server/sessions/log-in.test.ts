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
  stage = await createStage({ passwordQueue: { inFlight: 2, waiting: 200 } })
})
afterAll(() => stage.close())

const wrong = 'not the right one'

/** A confirmed member and the browser they signed up with. */
async function member() {
  const browser = stage.browser()
  const person = form()
  expect(await callEndpoint(stage, browser, 'accounts.sign_up', person)).toEqual({
    next: 'confirm',
  })
  await callEndpoint(stage, stage.browser(), 'accounts.activate', {
    token: readToken((await stage.newEmails(person.email)).at(-1)),
  })
  return { browser, ...person }
}

test('logs in by email address and by name, regardless of capitals', async () => {
  const { email, name, password } = await member()
  for (const login of [
    email,
    email.toUpperCase(),
    ` ${email} `,
    name,
    name.toUpperCase(),
    ` ${name}`,
  ]) {
    const browser = stage.browser()
    expect(
      await callEndpoint(stage, browser, 'accounts.log_in', { login, password }),
    ).toMatchObject({
      user: {
        status: 'active',
        credits: 0,
        paid_user: false,
        language: 'en',
        profile: { name, status: 'active', main_image: null },
      },
    })
    const session = browser.lastCookies.find((cookie) => cookie.name === '__Host-auth.session')
    expect(session).toMatchObject({ maxAgeSeconds: 30 * 24 * 3600, httpOnly: true })
    expect((await browser.context()).viewer?.status).toBe('active')
  }
})

test('a wrong password, an unknown address and an unknown name get the same response', async () => {
  const { email, name } = await member()
  for (const login of [email, name, 'nobody@example.org', 'Nobody Atall']) {
    const browser = stage.browser()
    expect(
      await callEndpoint(stage, browser, 'accounts.log_in', { login, password: wrong }),
    ).toEqual({
      refusal: 'accounts.login_failed',
    })
    expect(browser.lastCookies).toEqual([])
  }
})

test('a member of another pool is unknown here', async () => {
  const { email, name, password } = await member()
  const elsewhere = stage.site({}, { id: 2, pool: 2 })
  for (const login of [email, name]) {
    expect(
      refusalCode(
        await callEndpoint(stage, stage.browser(elsewhere), 'accounts.log_in', { login, password }),
      ),
    ).toBe('accounts.login_failed')
  }
})

test('a session is valid only in its own pool', async () => {
  const { browser } = await member()
  const token = browser.cookies['__Host-auth.session'] ?? ''
  expect(await stage.accounts.findViewer(token, { pool: 1 }, stage.clock.now())).not.toBeNull()
  expect(await stage.accounts.findViewer(token, { pool: 2 }, stage.clock.now())).toBeNull()
})

for (const known of [true, false]) {
  test(`ten failed attempts block for 15 minutes, exactly, even with 50 simultaneous ones; ${known ? 'a known' : 'an unknown'} address`, async () => {
    const person = known ? await member() : form()
    const tries = Array.from({ length: 50 }, () =>
      callEndpoint(stage, stage.browser(), 'accounts.log_in', {
        login: person.email,
        password: wrong,
      }),
    )
    const codes = (await Promise.all(tries)).map(refusalCode)
    expect(codes.filter((code) => code === 'accounts.login_failed')).toHaveLength(10)
    expect(codes.filter((code) => code === 'accounts.locked_out')).toHaveLength(40)
    const { password } = person
    const again = () =>
      callEndpoint(stage, stage.browser(), 'accounts.log_in', { login: person.email, password })
    expect(await again()).toEqual({ refusal: 'accounts.locked_out', with: { minutes: 15 } })
    stage.clock.moveBy(10 * 60_000)
    expect(await again()).toEqual({ refusal: 'accounts.locked_out', with: { minutes: 5 } })
    stage.clock.moveBy(5 * 60_000)
    expect(refusalCode(await again())).toBe(known ? null : 'accounts.login_failed')
  })
}

test('a browser that has logged in before is let in while strangers are blocked, and so is the mailed link', async () => {
  const { browser, email, password } = await member()
  await callEndpoint(stage, browser, 'accounts.log_out', {})
  for (let count = 0; count < 11; count += 1)
    await callEndpoint(stage, stage.browser(), 'accounts.log_in', { login: email, password: wrong })
  const stranger = stage.browser()
  expect(
    refusalCode(await callEndpoint(stage, stranger, 'accounts.log_in', { login: email, password })),
  ).toBe('accounts.locked_out')
  expect(
    refusalCode(await callEndpoint(stage, browser, 'accounts.log_in', { login: email, password })),
  ).toBeNull()

  await callEndpoint(stage, stranger, 'accounts.request_reset', { email })
  const token = readToken((await stage.newEmails(email)).at(-1))
  const newPassword = 'four taller herons'
  expect(
    refusalCode(
      await callEndpoint(stage, stranger, 'accounts.reset_password', {
        token,
        password: newPassword,
        password_again: newPassword,
      }),
    ),
  ).toBeNull()
  expect((await stranger.context()).viewer).not.toBeNull()
  expect(
    refusalCode(
      await callEndpoint(stage, stage.browser(), 'accounts.log_in', {
        login: email,
        password: newPassword,
      }),
    ),
  ).toBeNull()
})

test('a correct password clears the earlier failed attempts', async () => {
  const { email, password } = await member()
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 9; count += 1) {
      expect(
        refusalCode(
          await callEndpoint(stage, stage.browser(), 'accounts.log_in', {
            login: email,
            password: wrong,
          }),
        ),
      ).toBe('accounts.login_failed')
    }
    expect(
      refusalCode(
        await callEndpoint(stage, stage.browser(), 'accounts.log_in', { login: email, password }),
      ),
    ).toBeNull()
  }
})

test('someone who claims an address gets no extra attempts at its owner’s account, from any of their browsers', async () => {
  const owner = await member()
  const attacker = stage.browser()
  const claim = form({ email: owner.email, password: 'nine silver otters' })
  await callEndpoint(stage, attacker, 'accounts.sign_up', claim)
  const guess = (browser = attacker) =>
    callEndpoint(stage, browser, 'accounts.log_in', { login: owner.email, password: wrong })
  // Between wrong guesses the attacker logs in to the claiming account, which must not clear the
  // owner's count.
  for (let count = 0; count < 9; count += 1) {
    await guess(stage.browser())
    expect(
      refusalCode(
        await callEndpoint(stage, stage.browser(), 'accounts.log_in', {
          login: owner.email,
          password: claim.password,
        }),
      ),
    ).toBeNull()
  }
  await guess(stage.browser())
  expect(refusalCode(await guess(stage.browser()))).toBe('accounts.locked_out')
  // The claimant's own browser can still log in to the claiming account, but not to the owner's
  // account even with the owner's password.
  expect(
    refusalCode(
      await callEndpoint(stage, attacker, 'accounts.log_in', {
        login: owner.email,
        password: claim.password,
      }),
    ),
  ).toBeNull()
  expect(
    refusalCode(
      await callEndpoint(stage, attacker, 'accounts.log_in', {
        login: owner.email,
        password: owner.password,
      }),
    ),
  ).toBe('accounts.login_failed')
})

test('logging out ends the session on the server immediately', async () => {
  const { browser } = await member()
  const token = browser.cookies['__Host-auth.session'] ?? ''
  const ended: number[] = []
  stage.accounts.onRevoked((session) => ended.push(session))
  const viewer = await stage.accounts.findViewer(token, { pool: 1 }, stage.clock.now())
  expect(viewer).not.toBeNull()
  await callEndpoint(stage, browser, 'accounts.log_out', {})
  expect(browser.cookies['__Host-auth.session']).toBeUndefined()
  expect(await stage.accounts.findViewer(token, { pool: 1 }, stage.clock.now())).toBeNull()
  expect(ended).toEqual([viewer?.session])
  expect(await stage.accounts.validSessions([viewer?.session ?? 0])).toEqual([])
})

test('a new login changes the token and ends the session before it', async () => {
  const { browser, email, password } = await member()
  const before = browser.cookies['__Host-auth.session'] ?? ''
  await callEndpoint(stage, browser, 'accounts.log_in', { login: email, password })
  expect(browser.cookies['__Host-auth.session']).not.toBe(before)
  expect(await stage.accounts.findViewer(before, { pool: 1 }, stage.clock.now())).toBeNull()
})

test('a session ends after 30 days, and a malformed token is never looked up', async () => {
  const { browser } = await member()
  const token = browser.cookies['__Host-auth.session'] ?? ''
  const at = (days: number) => new Date(stage.clock.now().getTime() + days * 86_400_000)
  expect(await stage.accounts.findViewer(token, { pool: 1 }, at(29.9))).not.toBeNull()
  expect(await stage.accounts.findViewer(token, { pool: 1 }, at(30.1))).toBeNull()
  for (const bad of ['', 'x', `${token}x`, token.replace(/.$/, '!'), "' or true --"]) {
    expect(await stage.accounts.findViewer(bad, { pool: 1 }, at(0))).toBeNull()
  }
})

test('tokens are stored only as hashes', async () => {
  const { browser } = await member()
  const rows = await stage.database.many<{ found: string }>(sql`
    select s::text as found from accounts.session s union all select d::text from accounts.device d union all select t::text from accounts.one_time_token t`)
  for (const secret of Object.values(browser.cookies))
    expect(rows.some((row) => row.found.includes(secret))).toBe(false)
})

test('activity is recorded at most once every five minutes, even with simultaneous requests', async () => {
  const { browser } = await member()
  const token = browser.cookies['__Host-auth.session'] ?? ''
  const active = () => stage.emitted.filter((event) => event.name === 'accounts.active').length
  const viewer = await stage.accounts.findViewer(token, { pool: 1 }, stage.clock.now())
  const before = active()
  stage.clock.moveBy(4 * 60_000)
  await stage.accounts.findViewer(token, { pool: 1 }, stage.clock.now())
  expect(active()).toBe(before)
  stage.clock.moveBy(2 * 60_000)
  const now = stage.clock.now()
  await Promise.all(
    Array.from({ length: 20 }, () => stage.accounts.findViewer(token, { pool: 1 }, now)),
  )
  expect(active()).toBe(before + 1)
  expect(stage.emitted.findLast((event) => event.name === 'accounts.active')?.payload).toEqual({
    account: viewer?.account,
    at: now,
  })
  const row = await stage.database.one<{ at: Date }>(
    sql`select last_active_at as at from accounts.account where id = ${viewer?.account}`,
  )
  expect(row.at).toEqual(now)
})

test('with two logins running and twenty waiting, another is asked to try again later', async () => {
  const small = await createStage({ passwordQueue: { inFlight: 1, waiting: 3 } })
  const tries = Array.from({ length: 12 }, (_, place) =>
    callEndpoint(small, small.browser(), 'accounts.log_in', {
      login: `nobody${place}`,
      password: wrong,
    }),
  )
  const codes = (await Promise.all(tries)).map(refusalCode)
  expect(codes.filter((code) => code === 'accounts.login_failed')).toHaveLength(4)
  expect(codes.filter((code) => code === 'accounts.busy')).toHaveLength(8)
  await small.close()
})

test('the language is stored on the account and in the cookie', async () => {
  const { browser } = await member()
  expect(
    await callEndpoint(stage, browser, 'accounts.change_language', { language: 'de' }),
  ).toMatchObject({
    user: { language: 'de' },
  })
  expect(browser.lastCookies).toEqual([
    { name: 'i18n_redirected', value: 'de', maxAgeSeconds: 365 * 24 * 3600, httpOnly: true },
  ])
  const visitor = stage.browser()
  expect(
    await callEndpoint(stage, visitor, 'accounts.choose_language', { language: 'pl' }),
  ).toBeNull()
  expect(visitor.cookies.i18n_redirected).toBe('pl')
})
