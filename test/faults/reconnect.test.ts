import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { createTestDatabase } from '#platform/server/testing/create-test-database.ts'
import {
  createLiveConnection,
  type ClosableConnection,
} from '#platform/web/live/live-connection.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'
import { type KillableSite, startKillableSite } from './killable-site.ts'
import { makeWriters, type Writer } from './people.ts'
import { atFullSize, countRounds } from './rounds.ts'
import { sendUntilAcknowledged } from './send-until-acknowledged.ts'

const [members, tabsOfEach] = [countRounds(50, 400), 5]
const everyone = members * tabsOfEach
vi.setConfig({ testTimeout: 180_000 })

let clone: TestDatabase
let database: Database
let site: KillableSite
let folder: string
let url: string
let env: Record<string, string>
let people: readonly Writer[]
const tabs: ClosableConnection[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'minuet-reconnect-'))
  clone = await createTestDatabase()
  database = createDatabase({ url: clone.url })
  people = await makeWriters(database, members, 10)
  const port = await allocatePort()
  url = `http://localhost:${port}`
  env = {
    MINUET_MODE: 'demo',
    DATABASE_URL: clone.url,
    MINUET_DATA: folder,
    MINUET_PORT: String(port),
  }
  site = await startKillableSite(env)
})

afterAll(async () => {
  for (const tab of tabs) tab.close()
  await site?.kill()
  await database?.close()
  await clone?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A tab with the page's own connection, which reconnects automatically. */
function openTab({ cookie }: Writer, onMessage: () => void): ClosableConnection {
  const live = createLiveConnection({
    open: () => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
        headers: { cookie, origin: url },
      })
      socket.on('error', () => {})
      return socket as unknown as globalThis.WebSocket
    },
    chance: Math.random,
  })
  live.subscribe('chat.message', onMessage)
  return live
}

const open = () => tabs.filter((tab) => tab.isOpen()).length

test(`CHAT-11 SEC-03 after a kill ${everyone} tabs reconnect${atFullSize ? ' within 20 seconds of the server being up' : ''}, and receive messages again`, async () => {
  let received = 0
  for (const person of people)
    for (let tab = 0; tab < tabsOfEach; tab += 1) tabs.push(openTab(person, () => (received += 1)))
  await expect.poll(open, { timeout: 60_000 }).toBe(everyone)

  await site.kill()
  await expect.poll(open).toBe(0)
  site = await startKillableSite(env)
  const began = performance.now()
  await expect.poll(open, { timeout: 60_000, interval: 100 }).toBe(everyone)
  const took = performance.now() - began
  console.log(`${everyone} tabs were back ${Math.round(took)} ms after the server`)
  // When run alongside other tests, the time says more about the machine than about the product.
  if (atFullSize) expect(took).toBeLessThan(20_000)

  const [one, other] = people as [Writer, Writer]
  await sendUntilAcknowledged(url, one, other)
  // Both members' tabs are notified, each once.
  await expect.poll(() => received).toBe(2 * tabsOfEach)
})
