import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedToken } from '#features/members/accounts/testing/someone.ts'
import type { WebClient } from '#features/members/accounts/testing/web-client.ts'
import {
  type PeopledSite,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { dayMs } from '#kernel/duration.ts'
import type { CaseView } from '../contract/complaints.ts'

let site: PeopledSite
let mara: WebClient
let helene: WebClient
beforeAll(async () => {
  site = await startPeopledSite()
  mara = await officeClient(site, 'moderator', 'Mara')
  helene = await officeClient(site, 'lead', 'Helene')
})
afterAll(() => site.close())

const now = () => site.server.infrastructure.clock.now()
const inDays = (days: number) => new Date(now().getTime() + days * dayMs)
/** A paused member, the report, and the token of their case. */
async function pause(name: string) {
  const email = `${name}@t.example`
  const [accused, reporter] = [
    await site.addPerson({ name, email }),
    await site.addPerson({ name: `${name} R` }),
  ]
  await accused.browser.send('POST', `/api/members/${reporter.member}/messages`, {
    id: randomUUID(),
    text: 'I am in school',
  })
  const { number } = (
    await reporter.browser.send('POST', `/api/members/${accused.member}/report`, {
      id: randomUUID(),
      reason: 'minor',
    })
  ).body as unknown as { number: string }
  const decision = { outcome: 'pause', statement: 'A message suggests school age.' }
  expect((await mara.send('PUT', `/api/office/reports/${number}/decision`, decision)).status).toBe(
    200,
  )
  const token = await mailedToken(site, email, '/complaints/case')
  const status = async () =>
    (await site.query('select status from accounts.account where id = $1', [accused.account]))[0]?.[
      'status'
    ]
  const appeal = async () =>
    (
      (
        await site.visitor().send('POST', '/api/complaints/case/appeal', {
          token,
          id: randomUUID(),
          details: 'I am thirty.',
        })
      ).body as unknown as CaseView
    ).appeal?.number ?? ''
  return { accused, number, appeal, status }
}
const decide = (number: string, outcome: string) =>
  helene.send('PUT', `/api/office/appeals/${number}/decision`, {
    outcome,
    statement: 'We looked again.',
  })
const erase = (days: number) => site.server.product.accounts.erase(inDays(days))

test('BEY-15 ACC-14 a timely appeal keeps a paused account beyond its 30 days until it is decided; if upheld, everything is restored', async () => {
  const [held, silent] = [await pause('Held'), await pause('Silent')]
  const number = await held.appeal()
  await erase(31)
  expect([await held.status(), await silent.status()]).toEqual(['disabled', 'deleted'])
  expect((await decide(number, 'upheld')).status).toBe(204)
  await erase(60)
  expect(await held.status()).toBe('active')
})

test('BEY-15 ACC-14 after a rejected appeal a paused account is kept for a week more, then deleted', async () => {
  const { appeal, status } = await pause('Rejected')
  const number = await appeal()
  site.server.infrastructure.clock.moveBy(29 * dayMs)
  helene = await officeClient(site, 'lead', 'Helene')
  mara = await officeClient(site, 'moderator', 'Mara')
  expect((await decide(number, 'rejected')).status).toBe(204)
  await erase(6.9)
  expect(await status()).toBe('disabled')
  await erase(7.1)
  expect(await status()).toBe('deleted')
})

test('ATTACK an appeal after the end of the pause does not restore a deleted account, and appealing does not keep an account open', async () => {
  const { appeal, status, accused } = await pause('Late')
  await erase(31)
  expect(await status()).toBe('deleted')
  const number = await appeal()
  expect((await accused.browser.send('GET', '/api/account')).status).toBe(403)
  expect((await decide(number, 'upheld')).status).toBe(204)
  expect(await status()).toBe('deleted')
})

test('BEY-15 the evidence of a report stays while an appeal by either side is undecided, and is deleted afterwards', async () => {
  const { appeal, number } = await pause('Evidence')
  const appealNumber = await appeal()
  const left = async () =>
    (await site.query('select from reports.report where number = $1', [number])).length
  const { tidy } = site.server.product.reports
  await tidy(inDays(366))
  expect(await left()).toBe(1)
  expect((await decide(appealNumber, 'rejected')).status).toBe(204)
  await tidy(inDays(366))
  expect(await left()).toBe(0)
})
