import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildPages } from '#app/testing/build-pages.ts'
import { createCastDatabase } from '#app/testing/cast-database.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'
import { reportFigure } from '#platform/server/testing/report-figure.ts'
import { sendHostileLoad } from './hostile-load.ts'

/** Memory in use after a garbage collection, in bytes. */
interface Memory {
  readonly rss: number
  readonly heapUsed: number
  readonly heapTotal: number
  readonly external: number
  readonly arrayBuffers: number
}

/**
 * Requests of each round; `MINUET_LOAD=all` sends 220,000 in total and compares with the memory
 * after the first 20,000.
 */
const rounds = process.env.MINUET_LOAD === 'all' ? [20_000, 100_000, 100_000] : [500, 500, 500]
const total = rounds.reduce((sum, requests) => sum + requests, 0)

test(`the memory in use after ${total} hostile requests does not grow with the number of requests`, {
  timeout: 3_600_000,
}, async () => {
  await buildPages()
  const folder = mkdtempSync(join(tmpdir(), 'minuet-load-'))
  const database = await createCastDatabase('silent', folder)
  const port = await allocatePort()
  const child = fork(join(import.meta.dirname, 'site.ts'), {
    execArgv: ['--expose-gc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MINUET_MODE: 'demo',
      MINUET_DATA: folder,
      MINUET_PORT: String(port),
      MINUET_TRUSTED_PROXIES: '127.0.0.1,::1',
      DATABASE_URL: database.url,
    },
  })
  const answer = <Result>(question?: string) =>
    new Promise<Result>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Result))
      child.once('exit', () => reject(new Error('the site ended')))
      if (question !== undefined) child.send(question)
    })
  try {
    await answer()
    const members = await logInCast(port, 8)
    const measured: Memory[] = []
    for (const [round, requests] of rounds.entries()) {
      const statuses = await sendHostileLoad({ port, members, requests, seed: round })
      const memory = await answer<Memory>('memory')
      measured.push(memory)
      const { heapUsed, rss } = toMegabytes(memory)
      reportFigure(`${requests} more requests: heap ${heapUsed} MB, resident ${rss} MB`)
      if (process.env.MINUET_LOAD_REPORT) console.log(statuses, toMegabytes(memory))
      expect(
        Object.keys(statuses).filter((status) => status.startsWith('5') && status !== '503'),
      ).toEqual([])
    }
    if (process.env.MINUET_LOAD_REPORT === 'snapshot') console.log(await answer('snapshot'))
    // The first round fills caches of limited size; later rounds must not add to them.
    const kept = measured.map(({ heapUsed, external }) => heapUsed + external)
    const growth = (kept.at(-1) ?? 0) - (kept[0] ?? 0)
    expect(growth / 1e6).toBeLessThan(40)
    expect((measured.at(-1)?.rss ?? 0) / 1e6).toBeLessThan(600)
  } finally {
    child.removeAllListeners('exit')
    child.kill('SIGKILL')
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

function toMegabytes(memory: Memory): Record<string, number> {
  return Object.fromEntries(
    Object.entries(memory).map(([name, bytes]) => [name, Math.round(bytes / 1e5) / 10]),
  )
}

/** Logs in members of the cast and returns their cookies. */
async function logInCast(port: number, count: number): Promise<string[]> {
  const page = await (await fetch(`http://localhost:${port}/dev/as`)).text()
  const names = [...page.matchAll(/value="([^"]+)"/g)].map(([, name]) => name ?? '').slice(0, count)
  return Promise.all(
    names.map(async (name) => {
      const response = await fetch(`http://localhost:${port}/dev/as`, {
        method: 'POST',
        body: new URLSearchParams({ name }),
        headers: { 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
      })
      return response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
    }),
  )
}
