import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import type { LiveLimits } from './options.ts'
import { startHub } from './testing/hub.ts'

let home: Awaited<ReturnType<typeof createTestDatabase>>
const open: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  home = await createTestDatabase({ features: [] })
})
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})
afterAll(() => home.close())

const hub = (limits?: Partial<LiveLimits>) =>
  startHub({ url: home.url, seenHosts: [], ended: new Set(), open }, limits)

test('ATTACK frames of one connection are handled one after the other, and an endless queue closes it', async () => {
  const { live, tab } = await hub()
  let running = 0
  let most = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const handled: unknown[] = []
  live.onFrame('slow', async ({ message }) => {
    most = Math.max(most, (running += 1))
    await released
    handled.push(message.n)
    running -= 1
  })
  const one = await tab(1)
  for (let n = 0; n < 5; n += 1) one.say({ type: 'slow', n })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(most).toBe(1)
  release()
  await expect.poll(() => handled).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(1)
  live.onFrame('stuck', () => new Promise(() => {}))
  const stuck = await tab(2)
  const saying = setInterval(() => stuck.say({ type: 'stuck' }), 60)
  expect(await stuck.gone).toBe(1008)
  clearInterval(saying)
})

test('ATTACK frames on any number of connections count against the member’s request limit', async () => {
  const { live, tab } = await hub({ framesPerSecond: 1000 })
  let handled = 0
  live.onFrame('look', () => {
    handled += 1
  })
  const [first, second, other] = [await tab(1), await tab(1), await tab(2)]
  for (let count = 0; count < 400; count += 1)
    for (const one of [first, second]) one.say({ type: 'look' })
  await expect.poll(() => handled).toBe(600)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(handled).toBe(600)
  other.say({ type: 'look' })
  await expect.poll(() => handled).toBe(601)
})
