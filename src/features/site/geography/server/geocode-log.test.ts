import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '#app/testing/start-site.ts'
import { createLog } from '#platform/server/log/log.ts'
import { runAsSuperuser } from '#platform/server/testing/run-as-superuser.ts'

const lines: string[] = []
let site: TestSite
beforeAll(async () => {
  site = await startSite(
    {},
    { log: createLog({ level: 'debug', write: (line) => void lines.push(line) }) },
  )
})
afterAll(() => site.close())

test('API-02 no log contains a position, whether from a response, a refusal, an error or a page', async () => {
  const fetchStatus = async (path: string) => (await fetch(site.url + path)).status
  expect(await fetchStatus('/api/geocode.php?lat=52.38&lon=4.63')).toBe(200)
  expect(await fetchStatus('/api/geocode.php?lat=152.38&lon=4.63')).toBe(422)
  expect(await fetchStatus('/api/geocode.php?lat=52.38&lon=4.63&lat=52.38')).toBe(422)
  expect(await fetchStatus('/no-such-page?lat=52.38&lon=4.63')).toBe(404)
  await runAsSuperuser(
    site.server.infrastructure.database.pool,
    'drop function geography.public_nearest_city(real, real)',
  )
  expect(await fetchStatus('/api/geocode.php?lat=52.38&lon=4.63')).toBe(500)
  // Times in seconds and durations in milliseconds could look like a position.
  const logText = lines
    .map((line) => JSON.stringify({ ...JSON.parse(line), time: '', ms: 0 }))
    .join('\n')
  // Confirms that the log was captured: each request wrote a line, and the error wrote its cause.
  expect(lines.filter((line) => line.includes('answered')).length).toBeGreaterThanOrEqual(5)
  expect(logText).toContain('public_nearest_city')
  expect(logText).not.toMatch(/52\.38|4\.63|geocode\.php|[?&]l(at|on)=/)
})
