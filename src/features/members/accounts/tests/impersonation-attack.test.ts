import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phrase } from '#app/testing/phrase.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { logIn } from '../testing/account-requests.ts'
import { someone } from '../testing/someone.ts'
import { webClient } from '../testing/web-client.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const form = (name: string, more: object = {}) => ({
  id: randomUUID(),
  email: `${randomUUID()}@example.org`,
  name,
  password: 'three tall herons',
  date_of_birth: '1990-04-05',
  gender: 'female',
  seeking: ['male'],
  country: 'NL',
  fictional_acknowledged: true,
  terms_accepted: true,
  ...more,
})

async function signUp(name: string, more: object = {}) {
  const { status, body } = await webClient(site).send('POST', '/api/accounts', form(name, more))
  return [status, body.error?.code, body.error?.field]
}

test('ACC-04 no one can sign up as the site’s team, in any language or script', async () => {
  for (const name of [
    'Support',
    'Мinuet',
    'Minuet Team',
    'Аdmin',
    'Moderátor',
    'Klantenservice',
    'The Team',
  ])
    expect([name, ...(await signUp(name))]).toEqual([name, 422, 'accounts.name_reserved', 'name'])
  const { body } = await webClient(site).send('POST', '/api/accounts', form('Support'))
  expect(body.error?.message).toBe(phrase('accounts.refusals.name_reserved'))
})

test('ACC-04 no one can take a name that looks like another member’s', async () => {
  const anna = await someone(site, { name: 'Anna Vale' })
  for (const name of ['Аnna Vale', 'Anna Vаle', 'anna vale', 'ANNA VALE', 'Anna Va1e', 'Аnnа Vаlе'])
    expect([name, ...(await signUp(name))]).toEqual([name, 409, 'accounts.name_taken', 'name'])
  expect((await signUp('Anna Dale'))[0]).toBe(200)
  expect((await logIn(webClient(site), anna.name)).status).toBe(200)
})

test('ACC-10 failed attempts count against the account, however its name is spelled', async () => {
  await someone(site, { name: 'Odette Lyle' })
  const spellings = ['Odette Lyle', 'Оdette Lyle', 'Odеtte Lyle', 'Odettе Lyle', 'odette 1yle']
  for (let count = 0; count < 10; count += 1)
    await logIn(webClient(site), spellings[count % spellings.length] ?? '', 'wrong')
  expect((await logIn(webClient(site), 'Odette Lyle')).body.error?.code).toBe('accounts.locked_out')
})

test('ACC-04 a password on the lists of leaked passwords is refused wherever a password is set', async () => {
  expect(await signUp('Petra', { password: 'thunder1' })).toEqual([
    422,
    'accounts.weak_password',
    'password',
  ])
  const { browser, password } = await someone(site)
  const changed = await browser.send('PUT', '/api/account/password', {
    current_password: password,
    password: 'wildcats',
    password_again: 'wildcats',
  })
  expect([changed.status, changed.body.error?.code]).toEqual([422, 'accounts.weak_password'])
})
