import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  callEndpoint,
  refusalCode,
  createStage,
  form,
  type Stage,
  readToken,
} from '../testing/stage.ts'
import { signUpMember } from '../testing/sign-up-member.ts'

let stage: Stage
beforeAll(async () => {
  stage = await createStage({ passwordQueue: { inFlight: 2, waiting: 200 } })
})
afterAll(() => stage.close())

const wrong = 'not the right one'

test('logs in by email address and by name, regardless of capitals', async () => {
  const { email, name, password } = await signUpMember(stage)
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
  const { email, name } = await signUpMember(stage)
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

test('a member of another pool is treated as unknown', async () => {
  const { email, name, password } = await signUpMember(stage)
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
  const { browser } = await signUpMember(stage)
  const token = browser.cookies['__Host-auth.session'] ?? ''
  expect(await stage.accounts.findViewer(token, { pool: 1 }, stage.clock.now())).not.toBeNull()
  expect(await stage.accounts.findViewer(token, { pool: 2 }, stage.clock.now())).toBeNull()
})

for (const known of [true, false]) {
  test(`ten failed attempts block for 15 minutes, exactly, even with 50 simultaneous ones; ${known ? 'a known' : 'an unknown'} address`, async () => {
    const person = known ? await signUpMember(stage) : form()
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

test('a browser that has logged in before can still log in while unknown browsers are blocked, and so can the emailed link', async () => {
  const { browser, email, password } = await signUpMember(stage)
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
  const { email, password } = await signUpMember(stage)
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

test('claiming an address gives no extra login attempts on its owner’s account, from any browser', async () => {
  const owner = await signUpMember(stage)
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

test('if too many logins are waiting, another is asked to try again later', async () => {
  const small = await createStage({ passwordQueue: { inFlight: 1, waiting: 3 } })
  const tries = Array.from({ length: 30 }, (_, place) =>
    callEndpoint(small, small.browser(), 'accounts.log_in', {
      login: `nobody${place}`,
      password: wrong,
    }),
  )
  const codes = (await Promise.all(tries)).map(refusalCode)
  // They arrive one after the other, so some get a place that has become free; the exact number
  // that may wait is tested in passwords.test.ts.
  expect(new Set(codes)).toEqual(new Set(['accounts.login_failed', 'accounts.busy']))
  expect(codes.filter((code) => code === 'accounts.login_failed').length).toBeGreaterThanOrEqual(4)
  await small.close()
})

test('SEC-08 a queue filled by unknown clients does not lock a member out of a browser the account knows', async () => {
  const small = await createStage({ passwordQueue: { inFlight: 1, waiting: 3 } })
  const browser = small.browser()
  const { email, password, ...rest } = form()
  await callEndpoint(small, browser, 'accounts.sign_up', { email, password, ...rest })
  const attempt = (from: typeof browser) =>
    callEndpoint(small, from, 'accounts.log_in', { login: email, password })
  const strangers = Array.from({ length: 30 }, (_, place) =>
    callEndpoint(small, small.browser(), 'accounts.log_in', {
      login: `nobody${place}`,
      password: wrong,
    }),
  )
  const [stranger, known] = [attempt(small.browser()), attempt(browser)]
  expect(refusalCode(await stranger)).toBe('accounts.busy')
  expect(await known).toMatchObject({ user: {} })
  await Promise.all(strangers)
  await small.close()
})
