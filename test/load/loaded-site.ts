import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages } from '#app/testing/build-pages.ts'
import { createCastDatabase } from '#app/testing/cast-database.ts'
import { allocatePort } from '#platform/server/testing/allocate-port.ts'

/** Memory in use after a garbage collection, in bytes. */
export interface Memory {
  readonly rss: number
  /** The highest so far, without a garbage collection. */
  readonly maxRss: number
  readonly heapUsed: number
  readonly heapTotal: number
  readonly external: number
  readonly arrayBuffers: number
}

/** A site with the demo cast in a process of its own, behind a trusted proxy. */
export interface LoadedSite {
  readonly port: number
  measureMemory(): Promise<Memory>
  /** Writes a heap snapshot and returns its file. */
  writeSnapshot(): Promise<string>
  /** Logs in members of the cast and returns their cookies. */
  logIn(count: number): Promise<string[]>
  stop(): Promise<void>
}

/** Starts the site with its rate limits. */
export async function startLoadedSite(): Promise<LoadedSite> {
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
      child.once('exit', () => reject(new Error('the site exited')))
      if (question !== undefined) child.send(question)
    })
  await answer()
  return {
    port,
    measureMemory: () => answer<Memory>('memory'),
    writeSnapshot: () => answer<string>('snapshot'),
    logIn: (count) => logInCast(port, count),
    async stop() {
      child.removeAllListeners('exit')
      child.kill('SIGKILL')
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

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
