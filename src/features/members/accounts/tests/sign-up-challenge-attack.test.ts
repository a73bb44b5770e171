import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { sql } from '#platform/server/postgres/sql.ts'
import {
  encodeSolution,
  requestChallenge,
  type SolvedChallenge,
  solveNewChallenge,
} from '../testing/solve-challenge.ts'
import { webClient } from '../testing/web-client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count', signUpChallenge: true })
  // No resolver knows the other site's host name here, so it is served under the loopback address.
  await site.server.infrastructure.database.run(
    sql`update sites.site_host set site_id = 2, position = 9 where host = '127.0.0.1'`,
  )
  site.server.product.sites.forget()
})
afterAll(() => site.close())
// Each test begins in a network from which no one has signed up yet.
beforeEach(async () => {
  await site.server.infrastructure.database.run(sql`delete from platform.rate_limit`)
})

const form = (more: object = {}) => ({
  id: randomUUID(),
  email: `${randomUUID()}@example.org`,
  name: `Odile ${randomUUID().slice(0, 12)}`,
  password: 'three tall herons',
  date_of_birth: '1990-04-05',
  gender: 'female',
  seeking: ['male'],
  country: 'NL',
  fictional_acknowledged: true,
  terms_accepted: true,
  ...more,
})

/** Signs up from a new browser and returns the status and the error. */
async function signUp(more: object = {}, host = 'localhost') {
  const { status, body } = await webClient(site, host).send('POST', '/api/accounts', form(more))
  return body.error === undefined ? status : [status, body.error.code, body.error.field]
}
const withSolution = (solved: unknown, more: object = {}) =>
  signUp({ solution: encodeSolution(solved), ...more })
const solve = () => solveNewChallenge(webClient(site))

const missing = [422, 'accounts.solution_missing', 'solution']
const invalid = [422, 'accounts.solution_invalid', 'solution']

async function countAccounts(): Promise<number> {
  const { count } = await site.server.infrastructure.database.one<{ count: number }>(
    sql`select count(*)::int as count from accounts.account where kind = 'member'`,
  )
  return count
}

test('a sign-up with a solved challenge succeeds, and one without is refused with a message', async () => {
  expect(await withSolution(await solve())).toBe(200)
  const before = await countAccounts()
  expect(await signUp()).toEqual(missing)
  const { body } = await webClient(site).send('POST', '/api/accounts', form())
  expect(body.error?.message).toBe(phrase('accounts.refusals.solution_missing'))
  expect(await countAccounts()).toBe(before)
})

test('solutions that are wrong, malformed or guessed are refused', async () => {
  const { challenge, solution } = await solve()
  const otherKey = `${solution.derivedKey.slice(0, 62)}${solution.derivedKey.endsWith('00') ? '11' : '00'}`
  for (const solved of [
    { challenge, solution: { ...solution, derivedKey: otherKey } },
    { challenge, solution: { counter: solution.counter, derivedKey: '' } },
    { challenge, solution: { counter: -1, derivedKey: solution.derivedKey } },
    { challenge },
    { solution },
    null,
    [],
    'x',
  ])
    expect(await withSolution(solved)).toEqual(invalid)
  expect(await signUp({ solution: '' })).toEqual(invalid)
  expect(await signUp({ solution: 'no JSON' })).toEqual(invalid)
})

test('a challenge whose signature or parameters were changed is refused', async () => {
  const { challenge, solution } = await solve()
  const { parameters, signature } = challenge
  const flipped = `${signature.startsWith('0') ? '1' : '0'}${signature.slice(1)}`
  for (const changed of [
    { parameters, signature: flipped },
    { parameters, signature: '' },
    { parameters },
    { parameters: { ...parameters, nonce: '0'.repeat(32) }, signature },
    { parameters: { ...parameters, data: { ...parameters.data, steps: 1920 } }, signature },
    {
      parameters: {
        ...parameters,
        data: { ...parameters.data, expires: parameters.data.expires + 9 },
      },
      signature,
    },
    { parameters: { ...parameters, extra: 1 }, signature },
  ])
    expect(await withSolution({ challenge: changed, solution })).toEqual(invalid)
})

test('the difficulty cannot be lowered by the browser', async () => {
  const { challenge, solution } = await solve()
  const { parameters, signature } = challenge
  for (const easier of [{ cost: 1 }, { keyPrefix: '00' }, { keyPrefix: '' }, { keyLength: 1 }])
    expect(
      await withSolution({
        challenge: { parameters: { ...parameters, ...easier }, signature },
        solution,
      }),
    ).toEqual(invalid)
  const { keySignature: _, ...unsigned } = parameters
  expect(await withSolution({ challenge: { parameters: unsigned, signature }, solution })).toEqual(
    invalid,
  )
})

test('a challenge from another site is refused', async () => {
  const elsewhere = await solveNewChallenge(webClient(site, '127.0.0.1'))
  expect(elsewhere.challenge.parameters.data.site).toBe(2)
  expect(await withSolution(elsewhere)).toEqual(invalid)
  expect(await signUp({ solution: encodeSolution(elsewhere), country: 'CH' }, '127.0.0.1')).toBe(
    200,
  )
})

test('a challenge expires after ten minutes, and used ones are deleted then', async () => {
  const { infrastructure, product } = site.server
  const solved = await solve()
  expect(await withSolution(await solve())).toBe(200)
  const stored = () =>
    infrastructure.database.one<{ count: number }>(
      sql`select count(*)::int as count from accounts.used_challenge`,
    )
  expect((await stored()).count).toBeGreaterThan(0)
  infrastructure.clock.moveBy(600_000)
  expect(await withSolution(solved)).toEqual(invalid)
  expect(await withSolution(await solve())).toBe(200)
  await product.accounts.tidy(new Date(infrastructure.clock.now().getTime() + 601_000))
  expect((await stored()).count).toBe(0)
})

test('a solution works for one sign-up, which may be corrected and resubmitted', async () => {
  const solved = await solve()
  const id = randomUUID()
  expect(await withSolution(solved, { id, name: '@nobody' })).toEqual([
    422,
    'accounts.name_begins_with_at',
    'name',
  ])
  const taken = form({ solution: encodeSolution(await solve()) })
  expect((await webClient(site).send('POST', '/api/accounts', taken)).status).toBe(200)
  expect(await withSolution(solved, { id, name: taken.name })).toEqual([
    409,
    'accounts.name_taken',
    'name',
  ])
  const corrected = form({ id, solution: encodeSolution(solved) })
  const send = () => webClient(site).send('POST', '/api/accounts', corrected)
  expect([(await send()).status, (await send()).status]).toEqual([200, 200])
  expect(await withSolution(solved)).toEqual(invalid)
})

test('only one of ten simultaneous sign-ups with the same solution succeeds', async () => {
  const solved = await solve()
  const before = await countAccounts()
  const results = await Promise.all(Array.from({ length: 10 }, () => withSolution(solved)))
  expect(results.filter((result) => result === 200)).toHaveLength(1)
  expect(results.filter((result) => result !== 200)).toEqual(Array(9).fill(invalid))
  expect(await countAccounts()).toBe(before + 1)
})

test('the calculation takes longer with more sign-ups from the same network, and stockpiled easy challenges become useless', async () => {
  const stepsNow = async () => (await requestChallenge(webClient(site))).parameters.data.steps
  const stock: SolvedChallenge[] = []
  for (let count = 0; count < 3; count += 1) stock.push(await solve())
  expect(await stepsNow()).toBe(120)
  for (let count = 0; count < 3; count += 1) await signUp()
  expect(await stepsNow()).toBe(240)
  expect(await withSolution(stock[0])).toBe(200)
  for (let count = 0; count < 3; count += 1) await signUp()
  expect(await withSolution(stock[1])).toEqual(invalid)
  for (let count = 0; count < 30; count += 1) await signUp()
  expect(await stepsNow()).toBe(1920)
})

test('a site can disable the challenge', async () => {
  await site.server.product.sites.changeSettings(1, { signup_challenge: false })
  const { body } = await webClient(site).send('POST', '/api/sign-up-challenges', {})
  expect(body).toEqual({ challenge: null, expires_in_seconds: 600 })
  expect(await signUp()).toBe(200)
  await site.server.product.sites.changeSettings(1, { signup_challenge: true })
  expect(await signUp()).toEqual(missing)
})
