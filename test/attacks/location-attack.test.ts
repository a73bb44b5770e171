import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { reportFigure } from '#platform/server/testing/report-figure.ts'
import { distanceKm, estimatePosition, type Position } from './location/trilaterate.ts'
import { observe, type Probe, type Observation } from './location/probe.ts'
import { createPeople, type Person } from '../access-sweep/people.ts'
import { createRowReader } from '../access-sweep/rows.ts'

/** Two women who are identical in every respect, at opposite ends of the same city. */
const twins = {
  Ada: { lat: 52.3913, lon: 4.6517 },
  Eva: { lat: 52.3711, lon: 4.6291 },
}
const haarlem = { id: 2755003, lat: 52.38084, lon: 4.63683 }
const alike = {
  birth: '1990-05-05',
  gender: 'female',
  seeking: ['male'],
  interests: ['tea'],
} as const

/** Two hundred, or five hundred at full size. */
const probeCount = process.env.MINUET_PROBES === 'all' ? 500 : 200

let site: TestSite
let sessions: Record<'Ada' | 'Eva', string>
let victims: Record<'Ada' | 'Eva', Person>
let probes: readonly Probe[]
let seen: readonly Observation[]
beforeAll(async () => {
  site = await startSite({}, { limits: 'count' })
  const people = createPeople(site)
  const at = site.server.infrastructure.clock.now()
  const invite = (name: string) =>
    people.invite({ name, account: { createdAt: at, lastActiveAt: at }, profile: alike })
  victims = { Ada: await invite('Ada Twin'), Eva: await invite('Eva Twin') }
  sessions = { Ada: await people.session(victims.Ada), Eva: await people.session(victims.Eva) }
  for (const name of ['Ada', 'Eva'] as const) await saveCityAt(name, twins[name])
  await people.invite({ name: 'Nel Near', profile: { ...alike, city: 2753801 } })
  probes = await chooseProbes(people)
  const results: Observation[] = []
  const left = [...probes]
  const worker = async () => {
    for (let probe = left.pop(); probe !== undefined; probe = left.pop())
      results.push(await observe(site, probe, [victims.Ada.member, victims.Eva.member]))
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  seen = results
}, 600_000)
afterAll(() => site?.close())

/**
 * Does what the browser does when a member shares their location: the position is resolved to a
 * city, and the city is saved.
 */
async function saveCityAt(name: 'Ada' | 'Eva', { lat, lon }: Position): Promise<void> {
  const headers = {
    cookie: `__Host-auth.session=${sessions[name]}`,
    'content-type': 'application/json',
  }
  const city = (await (
    await fetch(`${site.url}/api/geocode.php?lat=${lat}&lon=${lon}`, { headers })
  ).json()) as {
    id: number
    region_id: number
  }
  expect(city.id).toBe(haarlem.id)
  const body = JSON.stringify({ country: 'NL', region: city.region_id, city: city.id })
  const saved = await fetch(`${site.url}/api/profile/place`, { method: 'PUT', headers, body })
  expect(saved.status).toBeLessThan(300)
}

/**
 * Men, each in a different place: the places nearest to the victims, where a metre
 * would reveal the most.
 */
async function chooseProbes(people: ReturnType<typeof createPeople>): Promise<Probe[]> {
  const { rows } = await site.server.infrastructure.database.pool.query<{
    id: number
    lat: number
    lon: number
  }>(
    `select id, lat, lon from geography.city where country = 'NL'
     order by (lat - $1) ^ 2 + ((lon - $2) * 0.61) ^ 2 limit $3`,
    [haarlem.lat, haarlem.lon, probeCount],
  )
  const chosen: Probe[] = []
  for (const [nth, { id, lat, lon }] of rows.entries()) {
    const probe = await people.invite({
      name: `Probe ${nth}`,
      profile: {
        birth: '1988-08-08',
        gender: 'male',
        seeking: ['female'],
        interests: ['tea'],
        city: id,
      },
    })
    chosen.push({ position: { lat, lon }, session: await people.session(probe) })
  }
  return chosen
}

test('SEC-10 hundreds of probes around a city cannot tell two of its members apart by their location', () => {
  expect(seen).toHaveLength(probeCount)
  const apart = seen.flatMap(({ probe, about: [ada, eva] }) =>
    ada === eva ? [] : [`from ${probe.position.lat},${probe.position.lon}: ${ada} and ${eva}`],
  )
  expect(apart).toEqual([])
  // The requests did find them, in distance filters, lists and picks, and on their pages.
  expect(seen.filter(({ km }) => km !== null)).toHaveLength(probeCount - 1)
  expect(seen.filter(({ circles }) => circles.some((inside) => inside)).length).toBeGreaterThan(10)
  expect(seen.filter(({ circles }) => circles.some((inside) => !inside)).length).toBeGreaterThan(50)
  expect(seen.filter(({ picked }) => picked).length).toBeGreaterThan(10)
})

test('SEC-10 all their distances combined point to the centre of the city, not to anyone’s home', () => {
  for (const { km } of seen) expect(km === null || (Number.isInteger(km) && km > 0)).toBe(true)
  const guess = estimatePosition(
    seen.flatMap(({ probe, km }) => (km === null ? [] : [{ from: probe.position, km }])),
    haarlem,
  )
  expect(distanceKm(guess, haarlem)).toBeLessThan(0.5)
  for (const home of Object.values(twins)) expect(distanceKm(guess, home)).toBeGreaterThan(1)
  reportFigure(
    `${probeCount} probes; their best estimate is ${Math.round(distanceKm(guess, haarlem) * 1000)} m from the centre of the city`,
  )
})

test('SEC-10 no response contains a coordinate, and nothing changes for anyone when a member moves within their city', async () => {
  for (const { text } of seen) expect(text).not.toMatch(/"lat|"lon|"cell|(?<![\d:])(52\.3|4\.6)\d/)
  await saveCityAt('Ada', { lat: 52.3788, lon: 4.6563 })
  for (const before of seen.slice(0, 20)) {
    const after = await observe(site, before.probe, [victims.Ada.member, victims.Eva.member])
    expect([after.km, after.circles, after.about[0]]).toEqual([
      before.km,
      before.circles,
      before.about[0],
    ])
  }
})

test('SEC-10 nothing finer than the city is stored: only cities have coordinates', async () => {
  const { database } = site.server.infrastructure
  const { rows: columns } = await database.pool.query<{ column: string }>(`
    select c.table_schema || '.' || c.table_name as column from information_schema.columns c
    where c.data_type in ('double precision', 'real', 'point', 'numeric') and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.column_name ~ '^(lat|lon|lng|long|latitude|longitude|position|point|x|y)$' group by 1 order by 1`)
  expect(
    columns.map(({ column }) => column).filter((name) => !name.startsWith('geography.')),
  ).toEqual([])
  const rows = (await (await createRowReader(database)).all()).join('\n')
  for (const { lat, lon } of [...Object.values(twins), { lat: 52.3788, lon: 4.6563 }])
    for (const part of [String(lat).slice(0, 6), String(lon).slice(0, 5)])
      expect(rows).not.toMatch(coordinate(part))
  expect(rows).toContain('Ada Twin')
})

/**
 * Matches a number with this beginning on its own, but not the seconds of a time, as in
 * 13:37:34.629 or 13:52:52.391.
 */
function coordinate(prefix: string): RegExp {
  return new RegExp(`(?<![\\d:])${prefix.replace('.', '\\.')}`)
}
