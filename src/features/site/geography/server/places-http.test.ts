import { afterAll, beforeAll, expect, test } from 'vitest'
import { countryCodes } from '../rules/countries.ts'
import { startSite, type TestSite } from '#app/testing/start-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => {
  await site.close()
})

async function get(path: string) {
  const response = await fetch(site.url + path)
  return { status: response.status, body: await response.json() }
}

test.each([
  ['NL', 'province', 12, 'Noord-Holland'],
  ['BE', 'province', 11, 'Oost-Vlaanderen'],
  ['IE', 'province', 4, 'Munster'],
  ['IT', 'province', 20, 'Toscana'],
  ['ES', 'province', 19, 'Catalunya'],
  ['CA', 'province', 13, 'Québec'],
  ['NZ', 'province', 17, 'Manawatū-Whanganui'],
  ['GB', 'region', 12, 'Scotland'],
  ['FR', 'region', 13, 'Bretagne'],
  ['DE', 'state', 16, 'Bayern'],
  ['AT', 'state', 9, 'Steiermark'],
  ['US', 'state', 51, 'New York'],
  ['AU', 'state', 8, 'Victoria'],
  ['CH', 'canton', 26, 'Graubünden'],
  ['PL', 'voivodeship', 16, 'Śląskie'],
])(
  'PRO-09 the regions of %s are called %s, and all %d are listed, including %s',
  async (country, label, count, name) => {
    const { status, body } = await get(`/api/regions?country=${country}`)
    expect(status).toBe(200)
    expect(Object.keys(body.region_data)).toEqual([country])
    expect(body.region_data[country].label).toBe(label)
    expect(body.region_data[country].regions).toHaveLength(count)
    expect(
      body.region_data[country].regions.map((region: { name: string }) => region.name),
    ).toContain(name)
  },
)

test('PRO-09 the list contains every country, and any other country has no regions', async () => {
  const { body } = await get('/api/countries')
  expect(body.countries.map((country: { code: string }) => country.code).join(' ')).toBe(
    countryCodes.join(' '),
  )
  expect((await get('/api/regions?country=LU')).status).toBe(422)
  const { region_data } = (await get('/api/regions')).body
  expect(Object.keys(region_data).toSorted()).toEqual(countryCodes.toSorted())
})

test('PRO-10 a position returns the nearest city, or false if there is none', async () => {
  expect(await get('/api/geocode.php?lat=52.38&lon=4.63')).toEqual({
    status: 200,
    body: {
      id: 2755003,
      country: 'NL',
      name: 'Haarlem',
      region: 108,
      region_name: 'Noord-Holland',
    },
  })
  expect(await get('/api/geocode.php?lat=0&lon=0')).toEqual({ status: 200, body: false })
})

test.each([
  '',
  '?lat=1',
  '?lat=91&lon=0',
  '?lat=0&lon=181',
  '?lat=x&lon=0',
  '?lat=NaN&lon=0',
  '?lat=0&lon=0&lat=1',
])('PRO-10 /api/geocode.php%s is refused as a position', async (query) => {
  expect((await get(`/api/geocode.php${query}`)).status).toBe(422)
})

test('SEC-10 no response about places contains a coordinate', async () => {
  for (const path of [
    '/api/cities?country=NL&q=haarlem',
    '/api/geocode.php?lat=52.38&lon=4.63',
    '/api/regions?country=NL',
  ]) {
    expect(JSON.stringify((await get(path)).body)).not.toMatch(
      /"(lat|lon|cell|coordinates)"|52\.3|4\.6/,
    )
  }
})

test('SEC-05 unusual text finds no city and breaks nothing', async () => {
  for (const q of ["' or 1=1 --", '%25', '_', '\\', '%F0%9F%92%83', 'a'.repeat(80)]) {
    expect(await get(`/api/cities?country=NL&q=${q}`)).toEqual({
      status: 200,
      body: { cities: [] },
    })
  }
  for (const q of ['', '%00', 'a'.repeat(81)])
    expect((await get(`/api/cities?country=NL&q=${q}`)).status).toBe(422)
})
