import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import {
  type Someone,
  signUpSomeone,
  mailedToken,
  someone,
} from '#features/members/accounts/testing/someone.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const balance = async ({ browser }: Pick<Someone, 'browser'>) =>
  ((await browser.send('GET', '/api/credits')).body as unknown as { credits: number }).credits

test('ATTACK several addresses of one mailbox earn the sign-up credits once, even if confirmed at the same moment', async () => {
  const unique = randomUUID().slice(0, 8)
  const first = await someone(site, { email: `me.${unique}@example.org` })
  const other = await someone(site, { email: `you.${unique}@example.org` })
  const earned = await balance(first)
  expect(earned).toBeGreaterThan(0)
  expect(await balance(other)).toBe(earned)
  expect(await balance(await someone(site, { email: `me.${unique}+2@example.org` }))).toBe(0)
  expect(await balance(await someone(site, { email: `Me.${unique}+x@Example.org` }))).toBe(0)

  const aliases = await Promise.all(
    ['a', 'b', 'c', 'd'].map((tag) =>
      signUpSomeone(site, { email: `together.${unique}+${tag}@example.org` }),
    ),
  )
  await Promise.all(
    aliases.map(async ({ browser, email }) => {
      const token = await mailedToken(site, email, '/activate')
      return browser.send('POST', '/api/activations', { token })
    }),
  )
  const balances = await Promise.all(aliases.map(balance))
  expect(balances.toSorted((one, two) => one - two)).toEqual([0, 0, 0, earned])
})
