import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PeopledSite,
  type TestPerson,
  startPeopledSite,
} from '#features/members/profiles/testing/peopled-site.ts'
import { phrase } from '#app/testing/phrase.ts'

let site: PeopledSite
let jonas: TestPerson
let isabel: TestPerson
beforeAll(async () => {
  site = await startPeopledSite()
  jonas = await site.addPerson({ name: 'Jonas' }, { city: 2755003 })
  isabel = await site.addPerson({ name: 'Isabel', kind: 'fictional' }, { city: null })
})
afterAll(() => site.close())

const page = (language?: string) =>
  jonas.browser.send(
    'GET',
    `/api/members/${isabel.member}`,
    undefined,
    language === undefined ? {} : { cookie: `${cookies()}; i18n_redirected=${language}` },
  )
const cookies = () =>
  [...jonas.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

test('PRO-11 a fictional profile carries the site’s label in the reader’s language', async () => {
  expect((await page()).body).toMatchObject({
    kind: 'fictional',
    label: phrase('sites.fictional_singular'),
  })
  expect((await page('de')).body).toMatchObject({
    label: phrase('sites.fictional_singular', { locale: 'de' }),
  })
  await site.server.product.sites.changeSettings(1, {
    fictional_singular: { en: 'Invented person' },
  })
  expect((await page()).body).toMatchObject({ label: 'Invented person' })
  expect((await page('de')).body).toMatchObject({
    label: phrase('sites.fictional_singular', { locale: 'de' }),
  })
  await site.server.product.sites.changeSettings(1, { fictional_singular: {} })
})

test('BEY-01 every record of a person states its kind, and only members have no label', async () => {
  const elena = await site.addPerson()
  expect((await jonas.browser.send('GET', `/api/members/${elena.member}`)).body).toMatchObject({
    kind: 'member',
    label: null,
  })
  expect((await page()).body).toMatchObject({
    kind: 'fictional',
    label: expect.stringMatching(/\S/),
    city: null,
    distance_km: null,
    online: false,
  })
  await site.server.product.sites.changeSettings(1, { logged_out_search: 'all' })
  expect((await site.visitor().send('GET', `/api/members/${isabel.member}`)).body).toMatchObject({
    kind: 'fictional',
    label: phrase('sites.fictional_singular'),
  })
})

test('BEY-03 one switch hides every profile that is not a member, immediately and everywhere', async () => {
  const choose = (shown: boolean) =>
    jonas.browser.send('PUT', '/api/fictional-profiles/choice', { shown })
  expect((await jonas.browser.send('GET', '/api/fictional-profiles/choice')).body).toEqual({
    shown: true,
  })
  expect((await choose(false)).body).toEqual({ shown: false })
  for (const path of ['', '/photos', '/disclosure']) {
    expect((await jonas.browser.send('GET', `/api/members/${isabel.member}${path}`)).status).toBe(
      404,
    )
  }
  expect((await choose(true)).body).toEqual({ shown: true })
  expect((await page()).status).toBe(200)
  await site.server.product.sites.changeSettings(1, { fictional_hidden: true })
  const amara = await site.addPerson()
  expect((await amara.browser.send('GET', '/api/fictional-profiles/choice')).body).toEqual({
    shown: false,
  })
  expect((await amara.browser.send('GET', `/api/members/${isabel.member}`)).status).toBe(404)
  expect((await page()).status).toBe(200)
  await site.server.product.sites.changeSettings(1, { fictional_hidden: false })
})
