import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type Database } from '#platform/server/postgres/database.ts'
import type { TestDatabase } from '#platform/server/testing/make-database.ts'
import { testDatabase } from '#platform/server/testing/test-database.ts'
import { freePort } from '../../bin/start/free-port.ts'
import { type Books, readBooks } from './books.ts'
import { type KillableSite, startKillableSite } from './killable-site.ts'
import { makeWriter, type Writer } from './people.ts'
import { type Acknowledged, sendUntilAcknowledged } from './send-until-acknowledged.ts'

const rounds = 10
const pairs = 25
/** Messages of each writer that are on their way at the same time. */
const lanes = 4
const atOnce = 2 * pairs * lanes
const price = 2
const credits = 500

let clone: TestDatabase
let database: Database
let site: KillableSite
let folder: string
let writers: Writer[]
let books: Books
const sent: Acknowledged[] = []
const kills: { acknowledged: number; at: number; bootMs: number }[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'minuet-kill-'))
  clone = await testDatabase()
  database = createDatabase({ url: clone.url })
  writers = await Promise.all(
    Array.from({ length: 2 * pairs }, (_, number) => makeWriter(database, `Writer ${number}`, credits)),
  )
  const port = await freePort('127.0.0.1', 20_000 + (process.pid % 20_000))
  const url = `http://localhost:${port}`
  const env = { DATABASE_URL: clone.url, MINUET_DATA: folder, MINUET_PORT: String(port) }
  site = await startKillableSite(env)

  // What is free comes first: one begins, the other answers. From here on every message costs.
  for (const side of [0, 1])
    await Promise.all(
      writers.flatMap((writer, number) =>
        number % 2 === side ? [sendUntilAcknowledged(url, writer, partnerOf(number))] : [],
      ),
    )

  for (let round = 0; round < rounds; round += 1) {
    const until = 10 + ((round * 67) % (atOnce - 20))
    let acknowledged = 0
    let kill: Promise<void> | undefined
    const sends = writers.flatMap((writer, number) =>
      Array.from({ length: lanes }, async () => {
        const message = await sendUntilAcknowledged(url, writer, partnerOf(number))
        acknowledged += 1
        if (acknowledged === until) kill = killAndStart(acknowledged)
        return message
      }),
    )
    sent.push(...(await Promise.all(sends)))
    await kill
  }
  books = await readBooks(database)

  async function killAndStart(acknowledged: number): Promise<void> {
    await site.kill()
    const at = performance.now()
    site = await startKillableSite(env)
    kills.push({ acknowledged, at, bootMs: Math.round(performance.now() - at) })
  }
}, 240_000)

afterAll(async () => {
  await site?.kill()
  await database?.close()
  await clone?.close()
  rmSync(folder, { recursive: true, force: true })
})

function partnerOf(number: number): Writer {
  return writers[number ^ 1] as Writer
}

describe(`SEC-02 CHAT-11 after ${rounds} kills of the server amid ${atOnce} messages at once`, () => {
  test('each kill came in the middle: some answers were there, the others had to be asked for again', () => {
    expect(kills).toHaveLength(rounds)
    expect(sent).toHaveLength(rounds * atOnce)
    const retried = sent.filter(({ lost }) => lost > 0)
    expect(retried.length).toBeGreaterThan(rounds * 20)
    const boots = kills.map(({ bootMs }) => bootMs).toSorted((a, b) => a - b)
    console.log(
      `${sent.length} messages, ${kills.length} kills, ${retried.length} asked for again, back after ${boots[rounds / 2]} ms`,
    )
  })

  test('no acknowledged message is lost, and none is there twice', () => {
    const stored = new Map(books.messages.map((message) => [message.id, message]))
    expect(stored.size).toBe(books.messages.length)
    expect(books.messages).toHaveLength(sent.length + 2 * pairs)
    const wrong = sent.filter((message) => {
      const found = stored.get(message.id)
      return (
        found?.seq !== message.seq ||
        found.conversation !== message.conversation ||
        found.sender !== message.writer.account
      )
    })
    expect(wrong).toEqual([])
  })

  test('none is charged twice: what was paid in all is the messages times the price', () => {
    expect(new Set(sent.map((message) => message.credits))).toEqual(new Set([price]))
    expect(books.spends.map(({ key }) => key).toSorted()).toEqual(sent.map(({ id }) => id).toSorted())
    expect(books.spends.reduce((sum, { amount }) => sum + amount, 0)).toBe(sent.length * price)
    for (const { account } of writers) expect(books.balances.get(account)).toBe(credits - rounds * lanes * price)
  })

  test('the ledger finds nothing wrong with itself, and the counts of conversations are those of their messages', () => {
    expect(books.violations).toEqual([])
    expect(books.miscounted).toBe(0)
  })

  test('each conversation kept its order: what was acknowledged before another was sent stands before it', () => {
    const outOfOrder: string[] = []
    for (const messages of Map.groupBy(sent, ({ conversation }) => conversation).values()) {
      const inOrder = messages.toSorted((a, b) => a.seq - b.seq)
      // From the end: the earliest acknowledgement of all later ones must not lie before this one was sent.
      let earliest = Infinity
      for (const message of inOrder.toReversed()) {
        if (earliest < message.sentAt) outOfOrder.push(message.id)
        earliest = Math.min(earliest, message.acknowledgedAt)
      }
    }
    expect(outOfOrder).toEqual([])
  })

  test('some had been written when the server died before it could say so: these are the ones that could double', () => {
    const clockAhead = Date.now() - performance.now()
    const stored = new Map(books.messages.map((message) => [message.id, message]))
    const unheard = sent.filter((message) => {
      const kill = kills.find(({ at }) => at > message.sentAt && at < message.acknowledgedAt)
      const at = stored.get(message.id)?.at.getTime() ?? Infinity
      return kill !== undefined && at < kill.at + clockAhead - 5
    })
    expect(unheard.length).toBeGreaterThan(0)
  })
})
