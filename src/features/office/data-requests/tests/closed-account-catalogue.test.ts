import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken, someone } from '#features/members/accounts/testing/someone.ts'
import { type WebClient, webClient } from '#features/members/accounts/testing/web-client.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { dayMs, hourMs } from '#kernel/duration.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { act, download, fileRequest, findRequest, requestBody } from '../testing/request-actions.ts'

let site: TestSite
let lead: WebClient
let support: WebClient
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
  lead = await officeClient(site, 'lead', 'Helene')
  support = await officeClient(site, 'support', 'Robin')
})
afterAll(() => site.close())

interface Entered {
  readonly token: string
  readonly state: string
  readonly expires_at: string
}
const visitor = () => webClient(site)
const now = () => site.server.infrastructure.clock.now()
const enter = (login: string, password: string) =>
  visitor().send('POST', '/api/closed-accounts', { login, password })
const close = async (account: number, how: 'suspended' | 'paused' | 'banned') => {
  const { accounts } = site.server.product
  await site.server.infrastructure.database.transaction(async (tx) => {
    if (how === 'suspended')
      await accounts.suspensions.begin(tx, account, new Date(now().getTime() + 7 * dayMs), now())
    else if (how === 'paused') await accounts.pause(tx, account, now())
    else await accounts.ban(tx, account, { scam: true }, now())
  })
}
const read = async (account: number) =>
  (
    await site.server.infrastructure.database.pool.query<Record<string, unknown>>(
      'select status, barred, suspended_until from accounts.account where id = $1',
      [account],
    )
  ).rows[0]

test.each(['suspended', 'paused', 'banned'] as const)(
  'OPS-10 a %s member gets their data with the password, for ten minutes, by a token that is in no address',
  async (how) => {
    const member = await someone(site)
    const before = (
      await member.browser.send('POST', '/api/account/export', {
        current_password: member.password,
      })
    ).body as unknown as { path: string }
    await close(member.account, how)
    // The way for everyone else is closed to them.
    expect((await member.browser.send('GET', before.path)).status).toBe(404)
    expect(
      (
        await member.browser.send('POST', '/api/account/export', {
          current_password: member.password,
        })
      ).status,
    ).toBe(403)
    const asked = now().getTime()
    const entered = (await enter(member.email, member.password)).body as unknown as Entered
    expect(entered.state).toBe(how)
    expect(Date.parse(entered.expires_at) - asked).toBeGreaterThanOrEqual(10 * 60_000)
    expect(Date.parse(entered.expires_at) - now().getTime()).toBeLessThanOrEqual(10 * 60_000)
    const { status, data } = await download(site, entered.token)
    expect(status).toBe(200)
    expect(data).toMatchObject({ account: { id: member.member, email: member.email } })
    // It logs no one in, and the token works by POST only.
    expect((await visitor().send('GET', `/export/${entered.token}`)).status).toBe(404)
    await site.server.infrastructure.clock.moveBy(10 * 60_000 + 1)
    expect((await download(site, entered.token)).status).toBe(404)
  },
)

test('OPS-10 the wrong password and an unknown name get nothing, and attempts count as log-ins', async () => {
  const member = await someone(site)
  const code = async (login: string, password: string) =>
    (await enter(login, password)).body.error?.code
  await close(member.account, 'suspended')
  expect(await code('no-one@nowhere.example', 'whatever it is')).toBe('accounts.login_failed')
  for (let time = 0; time < 10; time++)
    expect(await code(member.name, 'not it')).toBe('accounts.login_failed')
  expect(await code(member.name, member.password)).toBe('accounts.locked_out')
  const logIn = { login: member.name, password: member.password }
  expect((await visitor().send('POST', '/api/user.php', logIn)).body.error?.code).toBe(
    'accounts.locked_out',
  )
})

test('OPS-10 a page of another site can’t post the token', async () => {
  const member = await someone(site)
  await close(member.account, 'suspended')
  const { token } = (await enter(member.email, member.password)).body as unknown as Entered
  const foreign = await fetch(`${site.url}/export`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ token }),
  })
  expect(foreign.status).toBe(403)
})

test('OPS-10 a suspended member asks for erasure without the mailbox; approved, it outlasts the suspension and can’t be undone', async () => {
  const member = await someone(site)
  await close(member.account, 'suspended')
  const { token } = (await enter(member.email, member.password)).body as unknown as Entered
  const body = requestBody({ kind: 'erasure', closed_account: token })
  const receipt = await fileRequest(visitor(), body)
  expect(receipt.proven).toBe(true)
  // The answer goes to the account's address, not to the one typed.
  expect(await site.mails(body.email)).toEqual([])
  const { request } = await findRequest(support, receipt.number)
  expect((await act(support, request, 'erasure', { reason: 'Asked for it.' })).status).toBe(204)
  expect((await act(lead, request, 'erasure/decision', { approved: true })).status).toBe(204)
  expect(await read(member.account)).toEqual({
    status: 'deleted',
    barred: true,
    suspended_until: null,
  })
  const mails = await site.mails(member.email)
  expect(mails.some(({ subject }) => subject.includes(receipt.number))).toBe(true)
  expect(await mailedToken(site, member.email, '/reactivate')).toBe('')
  await site.server.infrastructure.clock.moveBy(8 * dayMs)
  await site.server.product.accounts.suspensions.endDue(now())
  expect(await read(member.account)).toMatchObject({ status: 'deleted', barred: true })
  await site.server.infrastructure.clock.moveBy(6 * dayMs + hourMs)
  await site.server.product.accounts.erase(now())
  expect(await read(member.account)).toBeUndefined()
})

test('OPS-10 with an open account it is the same file, and its owner sees it in their list of logins', async () => {
  const member = await someone(site)
  const logIns = async () =>
    (
      (await member.browser.send('GET', '/api/log-ins')).body as unknown as {
        log_ins: { outcome: string; times: number }[]
      }
    ).log_ins.reduce((sum, { times }) => sum + times, 0)
  const before = await logIns()
  const entered = (await enter(member.email, member.password)).body as unknown as Entered
  expect(entered.state).toBe('open')
  expect((await download(site, entered.token)).data).toMatchObject({
    account: { id: member.member },
  })
  expect(await logIns()).toBe(before + 1)
})

test('OPS-10 an expired token of a closed account proves nothing', async () => {
  const member = await someone(site)
  await close(member.account, 'banned')
  const { token } = (await enter(member.email, member.password)).body as unknown as Entered
  await site.server.infrastructure.clock.moveBy(11 * 60_000)
  const reply = await visitor().send(
    'POST',
    '/api/data-requests',
    requestBody({ kind: 'erasure', closed_account: token }),
  )
  expect([reply.status, reply.body.error?.code]).toEqual([410, 'data_requests.token_expired'])
})
