import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/server/postgres/sql.ts'
import { callEndpoint, createStage, type Stage } from '../testing/stage.ts'
import { signUpMember } from '../testing/sign-up-member.ts'

let stage: Stage
beforeAll(async () => {
  stage = await createStage({ passwordQueue: { inFlight: 2, waiting: 200 } })
})
afterAll(() => stage.close())

test('logging out ends the session on the server immediately', async () => {
  const { browser } = await signUpMember(stage)
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

test('a new login changes the token and ends the previous session', async () => {
  const { browser, email, password } = await signUpMember(stage)
  const before = browser.cookies['__Host-auth.session'] ?? ''
  await callEndpoint(stage, browser, 'accounts.log_in', { login: email, password })
  expect(browser.cookies['__Host-auth.session']).not.toBe(before)
  expect(await stage.accounts.findViewer(before, { pool: 1 }, stage.clock.now())).toBeNull()
})

test('a session ends after 30 days, and a malformed token is never looked up', async () => {
  const { browser } = await signUpMember(stage)
  const token = browser.cookies['__Host-auth.session'] ?? ''
  const at = (days: number) => new Date(stage.clock.now().getTime() + days * 86_400_000)
  expect(await stage.accounts.findViewer(token, { pool: 1 }, at(29.9))).not.toBeNull()
  expect(await stage.accounts.findViewer(token, { pool: 1 }, at(30.1))).toBeNull()
  for (const bad of ['', 'x', `${token}x`, token.replace(/.$/, '!'), "' or true --"]) {
    expect(await stage.accounts.findViewer(bad, { pool: 1 }, at(0))).toBeNull()
  }
})

test('tokens are stored only as hashes', async () => {
  const { browser } = await signUpMember(stage)
  const rows = await stage.database.many<{ found: string }>(sql`
    select s::text as found from accounts.session s union all select d::text from accounts.device d union all select t::text from accounts.one_time_token t`)
  for (const secret of Object.values(browser.cookies))
    expect(rows.some((row) => row.found.includes(secret))).toBe(false)
})

test('activity is recorded at most once every five minutes, even with simultaneous requests', async () => {
  const { browser } = await signUpMember(stage)
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

test('the language is stored on the account and in the cookie', async () => {
  const { browser } = await signUpMember(stage)
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
