import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { officeClient } from '#features/members/staff/testing/office-client.ts'
import { someone, type Someone } from '#features/members/accounts/testing/someone.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
})
afterAll(() => site.close())

const save = ({ browser }: Someone, date_of_birth: string) =>
  browser.send('PUT', '/api/profile/basics', {
    date_of_birth,
    gender: 'female',
    seeking: ['male'],
  })
const read = async ({ browser }: Someone) =>
  (await browser.send('GET', '/api/profile')).body as unknown as {
    date_of_birth: string
    may_change_birth: boolean
  }

test('ACC-05 a member can change the date of birth once; sending the same date again isn’t a change', async () => {
  const lena = await someone(site)
  expect(await read(lena)).toMatchObject({ may_change_birth: true })
  expect((await save(lena, '1990-04-05')).status).toBe(200)
  // A refused date does not use up the change.
  expect((await save(lena, '2020-01-01')).status).toBe(422)
  expect((await save(lena, '1991-04-05')).status).toBe(200)
  expect(await read(lena)).toMatchObject({
    date_of_birth: '1991-04-05',
    may_change_birth: false,
  })
  const second = await save(lena, '1985-04-05')
  expect([second.status, second.body.error]).toMatchObject([
    409,
    { code: 'profiles.birth_fixed', field: 'date_of_birth' },
  ])
  // The rest of the section can still be saved.
  expect((await save(lena, '1991-04-05')).status).toBe(200)
  expect(await read(lena)).toMatchObject({ date_of_birth: '1991-04-05' })
})

test('ACC-05 only one of several simultaneous changes takes effect', async () => {
  const lena = await someone(site)
  const dates = ['1980-01-01', '1981-01-01', '1982-01-01', '1983-01-01']
  const replies = await Promise.all(dates.map((date) => save(lena, date)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
})

test('ACC-05 our team can correct the date of birth of an address, but not to one below the minimum age', async () => {
  const lena = await someone(site)
  await save(lena, '1991-04-05')
  const { product, infrastructure } = site.server
  const correct = (email: string, birth: string) =>
    Promise.resolve().then(() =>
      product.profiles.correctBirthDate(email, birth, infrastructure.clock.now()),
    )
  expect(await correct(lena.email.toUpperCase(), '1992-04-05')).toBe(1)
  expect(await read(lena)).toMatchObject({
    date_of_birth: '1992-04-05',
    may_change_birth: false,
  })
  const { body } = await (await officeClient(site, 'owner')).send('GET', '/api/office/audit')
  const { entries } = body as unknown as { entries: { act: string }[] }
  expect(entries.filter(({ act }) => act === 'profiles.birth_date_corrected')).toMatchObject([
    { name: 'bin/members', about: lena.member, facts: {} },
  ])
  await expect(correct(lena.email, '2020-04-05')).rejects.toThrow(/at least 18/)
  await expect(correct(lena.email, '1992-02-31')).rejects.toThrow(/not a date/)
  expect(await correct('nobody@example.org', '1992-04-05')).toBe(0)
})
