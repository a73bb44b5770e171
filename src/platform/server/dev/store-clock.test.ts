import { expect, test } from 'vitest'
import { createDatabase } from '../postgres/database.ts'
import { loadClock, saveClock } from './store-clock.ts'
import { createTestDatabase } from '../testing/create-test-database.ts'

test('a moved clock keeps its offset after a restart', async () => {
  const { url, close } = await createTestDatabase({ features: [] })
  const database = createDatabase({ url })
  const clock = await loadClock(database)
  expect(clock.aheadMs).toBe(0)
  clock.moveBy(86_400_000)
  await saveClock(database, clock)
  clock.moveBy(3_600_000)
  await saveClock(database, clock)
  expect((await loadClock(database)).aheadMs).toBe(90_000_000)
  await database.close()
  await close()
})
